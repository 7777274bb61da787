//! The half of a client that is otherwise written by hand, for a client that is whole as it is generated.

use proc_macro2::TokenStream;
use quote::quote;

use super::client_view::Call;

/// The functions that it adds to a client: no call has one of these names.
pub(super) const FUNCTIONS: [&str; 2] = ["connect", "with_http"];

/// What the client holds, its hooks, and how one is made.
pub(super) fn end(calls: &[Call]) -> TokenStream {
    let exec = calls.iter().any(|call| call.empty_is_null).then(empty_is_null);
    quote! {
        /// What a client holds beside the HTTP client: nothing.
        #[derive(Debug, Clone, Copy, Default)]
        pub struct Inner;

        impl ::progenitor_client::ClientHooks<Inner> for Client {
            async fn pre<E>(&self, request: &mut ::reqwest::Request, info: &OperationInfo) -> Result<(), Error<E>> {
                if let Some(media) = content_type(info.operation_id) {
                    let media = ::reqwest::header::HeaderValue::from_static(media);
                    request.headers_mut().insert(::reqwest::header::CONTENT_TYPE, media);
                }
                Ok(())
            }

            #exec
        }

        pub use ::reqwest;

        impl Client {
            /// A client of the server at `base_url`, which may end with a path.
            ///
            /// When the process has no default cryptography provider of rustls, *ring* becomes it.
            ///
            /// # Errors
            ///
            /// When the machine has no certificates to trust.
            pub fn connect(base_url: &str) -> Result<Self, ::reqwest::Error> {
                // It fails when there is a provider, which then is the one to use.
                let _ = ::rustls::crypto::ring::default_provider().install_default();
                Ok(Self::with_http(base_url, ::reqwest::Client::builder().build()?))
            }

            /// A client of the server at `base_url` that calls through `http`: time limits, proxies and headers that
            /// all calls share, such as `Authorization`, are set there.
            pub fn with_http(base_url: &str, http: ::reqwest::Client) -> Self {
                Self::new_with_client(base_url.trim_end_matches('/'), http, Inner)
            }
        }
    }
}

/// A success without a body, where others have one, is read as `null`.
fn empty_is_null() -> TokenStream {
    quote! {
        async fn exec(
            &self,
            request: ::reqwest::Request,
            info: &OperationInfo,
        ) -> ::reqwest::Result<::reqwest::Response> {
            let response = self.client.execute(request).await?;
            if !response.status().is_success() || !empty_is_null(info.operation_id) {
                return Ok(response);
            }
            let (status, headers) = (response.status(), response.headers().clone());
            let mut body = response.bytes().await?;
            if body.is_empty() {
                body = ::bytes::Bytes::from_static(b"null");
            }
            let mut response = ::http::Response::new(body);
            *response.status_mut() = status;
            *response.headers_mut() = headers;
            Ok(response.into())
        }
    }
}
