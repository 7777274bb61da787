//! What every test begins with: a mock that answers on a port of its own, and a client of it.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::server::Server;

/// A mock that answers on a port of its own, and a client of it.
pub(super) fn pair(server: &Server<'_>, client: &syn::Path) -> TokenStream {
    let api = &server.api;
    quote! {
        #[allow(unused_imports, reason = "not every document has a need of it")]
        use #api::*;
        use super::{Mock, client};

        struct Pair {
            operation: &'static str,
            mock: ::std::sync::Arc<Mock>,
            client: #client::Client,
            server: ::tokio::task::JoinHandle<()>,
        }

        impl Pair {
            async fn new(operation: &'static str, size: rt::mock::Size) -> Self {
                let mock = ::std::sync::Arc::new(Mock::new(size));
                let router = #api::router(mock.clone());
                let listener = ::tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
                let address = listener.local_addr().expect("the port's address");
                let server = ::tokio::spawn(async move {
                    ::axum::serve(listener, router).await.expect("serving ends with the test");
                });
                Self { operation, mock, client: client(&::std::format!("http://{address}")), server }
            }

            /// The server was asked once, for this.
            #[track_caller]
            fn asked(&self, input: &impl ::core::fmt::Debug) {
                ::core::assert_eq!(self.mock.calls(), [rt::mock::Call::new(self.operation, input)]);
            }

            /// The server answers with this status from now on.
            #[allow(dead_code, reason = "not every document declares several")]
            fn answer(&self, status: u16) {
                self.mock.answer(self.operation, status).expect("it is declared");
            }

            /// The error of a call that was answered with this status.
            #[allow(dead_code, reason = "not every document declares errors")]
            #[track_caller]
            fn refused<T, E: ::core::fmt::Debug>(
                outcome: ::core::result::Result<#client::ResponseValue<T>, #client::Error<E>>,
                status: u16,
            ) -> #client::Error<E> {
                let error = outcome.err().expect("an error");
                ::core::assert_eq!(error.status().map(|status| status.as_u16()), ::core::option::Option::Some(status));
                error
            }

            /// The body of such an error.
            #[allow(dead_code, reason = "not every document declares errors")]
            #[track_caller]
            fn refusal<T, E: ::core::fmt::Debug>(
                outcome: ::core::result::Result<#client::ResponseValue<T>, #client::Error<E>>,
                status: u16,
            ) -> E {
                match Self::refused(outcome, status) {
                    #client::Error::ErrorResponse(answer) => answer.into_inner(),
                    other => ::core::panic!("{other:?}"),
                }
            }

            #[allow(dead_code, reason = "not every document streams")]
            async fn read(stream: #client::ByteStream) -> ::std::string::String {
                let chunks: ::std::vec::Vec<_> = ::futures::TryStreamExt::try_collect(stream.into_inner()).await.expect("bytes");
                ::std::string::String::from_utf8_lossy(&chunks.concat()).into_owned()
            }
        }

        impl ::core::ops::Drop for Pair {
            fn drop(&mut self) {
                self.server.abort();
            }
        }

    }
}
