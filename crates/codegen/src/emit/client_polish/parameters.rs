//! Parameters that progenitor cannot write: their arguments get their types, and the contract's functions write them.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens as _, quote};
use syn::punctuated::Punctuated;
use syn::{Expr, FnArg, ImplItemFn, Pat, Stmt, Token, parse_quote};

use super::{built, change_request};
use crate::emit::client_view::{Argument, Call, Taken};
use crate::emit::types::rust_type;
use crate::ir::{Location, Parameter, Schema, SchemaKind, Style, TypeKind};
use crate::{Ir, Options};

/// What the functions are made with.
pub(super) struct Writer<'a> {
    ir: &'a Ir,
    types: syn::Path,
    contract: syn::Path,
}

/// An argument that is not progenitor's to write.
struct Own<'a> {
    argument: &'a Argument,
    ident: Ident,
    parameter: &'a Parameter,
}

impl<'a> Writer<'a> {
    pub(super) fn new(ir: &'a Ir, options: &Options) -> Result<Writer<'a>, syn::Error> {
        Ok(Writer { ir, types: options.types_path()?, contract: options.contract_path()? })
    }

    /// Makes a function take and write the arguments that its call tells of.
    pub(super) fn arguments(&self, function: &mut ImplItemFn, call: &Call) -> Result<(), syn::Error> {
        let names = function.sig.inputs.iter().filter_map(ident_of).map(ToString::to_string);
        if !names.filter(|name| name != "body").eq(call.arguments.iter().map(|argument| argument.name.clone())) {
            return Err(error(format!("the arguments of `{}` are not those of {}", call.name, call.pointer)));
        }
        let own = call.arguments.iter().filter(|argument| argument.by_contract);
        let own = own.map(|argument| self.own(call, argument)).collect::<Result<Vec<_>, _>>()?;
        for one in own.iter().filter(|one| one.argument.taken == Taken::Typed) {
            self.set_type(function, one);
        }
        let (path, others): (Vec<_>, Vec<_>) = own.iter().partition(|one| one.argument.location == Location::Path);
        if !path.is_empty() {
            self.write_path(function, &path)?;
        }
        if !others.is_empty() {
            take_out(function, &others);
            self.write_others(function, &others);
        }
        Ok(())
    }

    fn own<'c>(&self, call: &Call, argument: &'c Argument) -> Result<Own<'c>, syn::Error>
    where
        'a: 'c,
    {
        let operation = self.ir.operations.iter().find(|operation| operation.pointer == call.pointer);
        let mut parameters = operation.into_iter().flat_map(|operation| &operation.parameters);
        let parameter = parameters.find(|one| one.location == argument.location && one.wire == argument.wire);
        let parameter = parameter.ok_or_else(|| {
            error(format!("`{}` of {} is no parameter that the server knows", argument.wire, call.pointer))
        })?;
        Ok(Own { argument, ident: Ident::new(&argument.name, Span::call_site()), parameter })
    }

    fn set_type(&self, function: &mut ImplItemFn, own: &Own<'_>) {
        // A parameter is never null: there is no way to write that.
        let schema = Schema { nullable: false, ..own.parameter.schema.clone() };
        let ty = rust_type(&schema, &self.types.to_token_stream());
        for input in &mut function.sig.inputs {
            if ident_of(input).is_some_and(|ident| *ident == own.ident)
                && let FnArg::Typed(input) = input
            {
                *input.ty = match own.argument.required {
                    true => parse_quote!(&'a #ty),
                    false => parse_quote!(Option<&'a #ty>),
                };
            }
        }
    }

    /// Puts the text of each parameter where progenitor escapes its stand-in.
    fn write_path(&self, function: &mut ImplItemFn, path: &[&Own<'_>]) -> Result<(), syn::Error> {
        for statement in &mut function.block.stmts {
            let Stmt::Local(syn::Local { init: Some(init), .. }) = statement else { continue };
            let Expr::Macro(format) = &mut *init.expr else { continue };
            let mut parts = format.mac.parse_body_with(Punctuated::<Expr, Token![,]>::parse_terminated)?;
            for part in &mut parts {
                let Some(own) = path.iter().find(|own| is_escaped(part, &own.ident)) else { continue };
                let (name, ident, explode) = (&own.parameter.wire, &own.ident, own.parameter.explode);
                let contract = &self.contract;
                let style = Ident::new(
                    match own.parameter.style {
                        Style::Label => "label",
                        Style::Matrix => "matrix",
                        _ => "simple",
                    },
                    Span::call_site(),
                );
                let value = self.value(own, quote!(#ident));
                *part = parse_quote! {
                    #contract::param_text::#style(#name, #explode, #value).map_err(Error::InvalidRequest)?
                };
            }
            format.mac.tokens = parts.to_token_stream();
        }
        Ok(())
    }

    /// Writes parameters into the request once it is built.
    fn write_others(&self, function: &mut ImplItemFn, others: &[&Own<'_>]) {
        let Some((index, request)) = built(function) else { return };
        let at = |location| others.iter().filter(move |own| own.argument.location == location);
        let mut out = TokenStream::new();
        // No argument has a name that ends as these do.
        if at(Location::Query).next().is_some() {
            let steps = at(Location::Query).map(|own| self.step(own, |value| self.query(own, value)));
            out.extend(quote! {
                let mut query_ = #request.url().query().unwrap_or_default().to_owned();
                #(#steps)*
                #request.url_mut().set_query(Some(query_.as_str()).filter(|query| !query.is_empty()));
            });
        }
        out.extend(at(Location::Header).map(|own| self.step(own, |value| self.header(own, &request, value))));
        if at(Location::Cookie).next().is_some() {
            let steps = at(Location::Cookie).map(|own| self.step(own, |value| self.cookie(own, value)));
            out.extend(quote! {
                let mut cookies_ = String::new();
                #(#steps)*
                if !cookies_.is_empty() {
                    #request.headers_mut().insert(::reqwest::header::COOKIE, cookies_.try_into()?);
                }
            });
        }
        let written: syn::Block = parse_quote!({ #out });
        function.block.stmts.splice(index + 1..index + 1, written.stmts);
    }

    /// What is done with the value of an argument, when there is one.
    fn step(&self, own: &Own<'_>, write: impl FnOnce(TokenStream) -> TokenStream) -> TokenStream {
        let ident = &own.ident;
        if own.argument.required {
            return write(self.value(own, quote!(#ident)));
        }
        let written = write(self.value(own, quote!(value)));
        quote!(if let Some(value) = #ident { #written })
    }

    fn value(&self, own: &Own<'_>, value: TokenStream) -> TokenStream {
        let contract = &self.contract;
        match own.parameter.style {
            Style::Json => quote!(&#contract::param_text::JsonText(&#value)),
            _ => quote!(&#value),
        }
    }

    fn query(&self, own: &Own<'_>, value: TokenStream) -> TokenStream {
        let contract = &self.contract;
        let Parameter { wire, explode, .. } = own.parameter;
        let written = match own.parameter.style {
            Style::DeepObject => quote!(deep_object(&mut query_, #wire, #value)),
            Style::SpaceDelimited if !explode => quote!(delimited(&mut query_, #wire, ' ', #value)),
            Style::PipeDelimited if !explode => quote!(delimited(&mut query_, #wire, '|', #value)),
            _ => quote!(form(&mut query_, #wire, #explode, #value)),
        };
        quote!(#contract::param_text::#written.map_err(Error::InvalidRequest)?;)
    }

    fn header(&self, own: &Own<'_>, request: &Ident, value: TokenStream) -> TokenStream {
        let contract = &self.contract;
        let Parameter { wire, explode, .. } = own.parameter;
        let name = wire.to_ascii_lowercase();
        quote! {
            if let Some(text) =
                #contract::param_text::header(#wire, #explode, #value).map_err(Error::InvalidRequest)?
            {
                #request.headers_mut().insert(#name, text.try_into()?);
            }
        }
    }

    fn cookie(&self, own: &Own<'_>, value: TokenStream) -> TokenStream {
        let contract = &self.contract;
        let Parameter { wire, schema, style, .. } = own.parameter;
        let plain = match &schema.kind {
            _ if *style == Style::Json => true,
            SchemaKind::Array(array) => self.is_word(&array.items),
            _ => self.is_word(schema),
        };
        let function = Ident::new(if plain { "cookie" } else { "escaped_cookie" }, Span::call_site());
        quote!(#contract::param_text::#function(&mut cookies_, #wire, #value).map_err(Error::InvalidRequest)?;)
    }

    /// One text holds the value, as it is. The server unescapes cookies of all other kinds.
    fn is_word(&self, schema: &Schema) -> bool {
        match &schema.kind {
            SchemaKind::Named { name, .. } => match self.ir.resolve(name).map(|found| &found.kind) {
                Some(TypeKind::Enum(_)) => true,
                Some(TypeKind::Newtype(inner) | TypeKind::Alias(inner)) => {
                    inner.named().is_none() && self.is_word(inner)
                }
                _ => false,
            },
            SchemaKind::Array(_) | SchemaKind::Map(_) | SchemaKind::Object { .. } | SchemaKind::Values(_) => false,
            SchemaKind::Any
            | SchemaKind::Boolean
            | SchemaKind::Integer(_)
            | SchemaKind::Number(_)
            | SchemaKind::String(_) => true,
        }
    }
}

fn error(message: String) -> syn::Error {
    syn::Error::new(Span::call_site(), message)
}

/// The name of an argument.
fn ident_of(input: &FnArg) -> Option<&Ident> {
    match input {
        FnArg::Typed(input) => match &*input.pat {
            Pat::Ident(name) => Some(&name.ident),
            _ => None,
        },
        FnArg::Receiver(_) => None,
    }
}

/// The expression is `encode_path(&ident.to_string())`.
fn is_escaped(part: &Expr, ident: &Ident) -> bool {
    let Expr::Call(call) = part else { return false };
    let Some(Expr::Reference(text)) = call.args.first() else { return false };
    matches!(&*text.expr, Expr::MethodCall(text) if is_variable(&text.receiver, ident))
}

fn is_variable(expression: &Expr, ident: &Ident) -> bool {
    matches!(expression, Expr::Path(path) if path.path.is_ident(ident))
}

/// Takes the stand-ins out of the query that progenitor writes.
fn take_out(function: &mut ImplItemFn, others: &[&Own<'_>]) {
    change_request(function, &mut |expression| {
        while let Expr::MethodCall(call) = expression
            && call.method == "query"
            && call.args.first().is_some_and(|pair| others.iter().any(|own| is_pair_of(pair, &own.ident)))
        {
            *expression = (*call.receiver).clone();
        }
    });
}

/// The expression is `&QueryParam::new("…", &ident)`.
fn is_pair_of(pair: &Expr, ident: &Ident) -> bool {
    let Expr::Reference(pair) = pair else { return false };
    let Expr::Call(new) = &*pair.expr else { return false };
    matches!(new.args.last(), Some(Expr::Reference(value)) if is_variable(&value.expr, ident))
}
