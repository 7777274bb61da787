//! What the caller may choose.

/// Choices for the emitters. The paths are those that the generated code uses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Path of the crate or module that holds the generated types, as `::windlass_types`.
    pub types_crate: String,
    /// Path of the crate or module that holds the generated traits, as `::windlass_api`.
    pub api_crate: String,
    /// Path of the crate that generated code leans on, as `::windlass_contract`.
    pub contract_crate: String,
    /// Headers that a layer sees to: no response variant, no parameters and no call carries them. Compared without regard
    /// to case.
    pub layer_headers: Vec<String>,
    /// Operations, by id, whose successful JSON answers the implementer gives as `Encoded`: written before, and sent
    /// again without being made again.
    pub encoded: Vec<String>,
    /// The largest request body in bytes that the server reads. `x-max-body` on an operation goes before it.
    pub max_body: usize,
    /// Choices for the client.
    pub client: ClientOptions,
}

/// Choices for the client.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClientOptions {
    /// Path of the crate or module that holds the generated client, as `::windlass_client`.
    pub client_crate: String,
    /// Path of the type that a client holds for its hooks, which are written by hand: the crate that includes the code
    /// implements `progenitor_client::ClientHooks` for `Client`. `None`: the client is whole as it is generated, and
    /// is made by `Client::connect` or `Client::with_http`.
    pub inner_type: Option<String>,
    /// The schema that every error is read as, also one of a status that the document does not
    /// declare. Its hooks have to see to it that every error has such a body.
    pub error_schema: Option<String>,
    /// Path of the module with what streams of pages need: a trait `Page`, a function `pages`. No
    /// streams are generated without.
    pub paging_module: Option<String>,
    /// Functions that the hand-written half of the client has: no call gets one of these names.
    pub reserved: Vec<String>,
}

impl Default for ClientOptions {
    fn default() -> Self {
        Self {
            client_crate: "::windlass_client".to_owned(),
            inner_type: None,
            error_schema: None,
            paging_module: None,
            reserved: Vec::new(),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            types_crate: "::windlass_types".to_owned(),
            api_crate: "::windlass_api".to_owned(),
            contract_crate: "::windlass_contract".to_owned(),
            layer_headers: Vec::new(),
            encoded: Vec::new(),
            max_body: 1024 * 1024,
            client: ClientOptions::default(),
        }
    }
}

impl Options {
    /// The types' crate as tokens.
    ///
    /// # Errors
    ///
    /// When it is not a path.
    pub fn types_path(&self) -> Result<syn::Path, syn::Error> {
        syn::parse_str(&self.types_crate)
    }

    /// The contract crate as tokens.
    ///
    /// # Errors
    ///
    /// When it is not a path.
    pub fn contract_path(&self) -> Result<syn::Path, syn::Error> {
        syn::parse_str(&self.contract_crate)
    }

    /// A layer sets this response header.
    #[must_use]
    pub fn is_layer_header(&self, name: &str) -> bool {
        self.layer_headers.iter().any(|header| header.eq_ignore_ascii_case(name))
    }
}
