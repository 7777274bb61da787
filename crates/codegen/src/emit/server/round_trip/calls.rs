//! The functions of the client, as the tests call them.

use std::collections::BTreeMap;

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{GenericArgument, PathArguments, Type};

use crate::emit::client_view::Call;
use crate::ir::Operation;
use crate::ir::names::ident;

/// A function of the client.
pub(super) struct Function {
    pub(super) call: Call,
    pub(super) signature: syn::Signature,
}

/// The functions of the client's source.
pub(super) fn functions(source: TokenStream, calls: Vec<Call>) -> Vec<Function> {
    let items = syn::parse2::<syn::File>(source).map(|file| file.items).unwrap_or_default();
    let blocks = items.into_iter().filter_map(|item| match item {
        syn::Item::Impl(block) if block.trait_.is_none() => Some(block.items),
        _ => None,
    });
    let signatures: BTreeMap<String, syn::Signature> = blocks
        .flatten()
        .filter_map(|item| match item {
            syn::ImplItem::Fn(function) => Some((function.sig.ident.to_string(), function.sig)),
            _ => None,
        })
        .collect();
    let found = calls.into_iter().filter_map(|call| {
        let signature = signatures.get(&call.name)?.clone();
        Some(Function { call, signature })
    });
    found.collect()
}
/// What a call is given for a parameter: the server's value of it as the type that the client takes.
pub(super) fn argument(
    operation: &Operation,
    function: &Function,
    name: &Ident,
    ty: &Type,
) -> Result<TokenStream, String> {
    let of = function.call.arguments.iter().find(|argument| *name == argument.name);
    let parameter = of.and_then(|of| {
        operation.parameters.iter().find(|parameter| parameter.location == of.location && parameter.wire == of.wire)
    });
    let Some(parameter) = parameter else {
        return Err(format!("the argument `{name}` of its call is no parameter of the server"));
    };
    let field = ident(&parameter.name);
    Ok(passed(ty, &quote!(params.#field)))
}

/// A value as an argument of this type.
pub(super) fn passed(ty: &Type, value: &TokenStream) -> TokenStream {
    if let Type::Reference(reference) = ty {
        let ty = owned(&reference.elem);
        return quote!(&rt::mock::converted::<_, #ty>(&#value));
    }
    if let Some(Type::Reference(reference)) = generic(ty, "Option") {
        let borrow = if is_str(&reference.elem) { quote!(as_deref) } else { quote!(as_ref) };
        let ty = owned(&reference.elem);
        return quote!(rt::mock::converted::<_, ::core::option::Option<#ty>>(&#value).#borrow());
    }
    quote!(rt::mock::converted(&#value))
}
fn is_str(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident("str"))
}

/// The type of a value that a reference to this type refers to.
fn owned(ty: &Type) -> TokenStream {
    if is_str(ty) { quote!(::std::string::String) } else { quote!(#ty) }
}

/// The type of the body that a call takes.
pub(super) fn body_type(signature: &syn::Signature) -> Option<&Type> {
    let mut inputs = signature.inputs.iter().filter_map(|input| match input {
        syn::FnArg::Typed(input) => Some(input),
        syn::FnArg::Receiver(_) => None,
    });
    let body = inputs.find(|input| matches!(&*input.pat, syn::Pat::Ident(name) if name.ident == "body"))?;
    Some(&body.ty)
}

/// `T` and `E` of `Result<ResponseValue<T>, Error<E>>`.
pub(super) fn outcome(signature: &syn::Signature) -> Option<(&Type, &Type)> {
    let syn::ReturnType::Type(_, result) = &signature.output else { return None };
    let mut arguments = generics(result, "Result")?;
    let (ok, error) = (arguments.next()?, arguments.next()?);
    Some((generic(ok, "ResponseValue")?, generic(error, "Error")?))
}

pub(super) fn is_named(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == name))
}

pub(super) fn generic<'t>(ty: &'t Type, name: &str) -> Option<&'t Type> {
    generics(ty, name)?.next()
}

/// The types in the angle brackets of a type of this name.
fn generics<'t>(ty: &'t Type, name: &str) -> Option<impl Iterator<Item = &'t Type> + use<'t>> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    Some(arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    }))
}
