//! Who may call: the host finds out who is calling, by the alternatives that the table of operations holds.

use axum::http::request::Parts;
use axum::response::Response;
use windlass_contract::Operation;
use windlass_contract::axum::{Host, Rejection};

use self::made::api::{
    self, BothResponse, EitherResponse, InheritedResponse, OPERATIONS, OpenResponse, OptionalResponse,
};

made!(security);

/// Lets in whoever has the key or the token that is asked for.
struct Doors;

/// By which schemes somebody was let in.
type Caller = Vec<&'static str>;

impl Host for Doors {
    type Principal = Caller;

    async fn authenticate(&self, operation: &'static Operation, parts: &Parts) -> Result<Caller, Rejection> {
        let given = |scheme: &str| {
            let (header, right) = if scheme == "key" { ("x-key", "k") } else { ("authorization", "Bearer t") };
            parts.headers.get(header).map(|value| value == right)
        };
        let named = operation.security.iter().filter(|schemes| !schemes.is_empty());
        let mut rejection = Rejection::missing_credentials("Nothing was given.");
        for schemes in named {
            if schemes.iter().all(|scheme| given(scheme) == Some(true)) {
                let scoped =
                    operation.scope.is_none_or(|scope| parts.headers.get("x-scope").is_some_and(|own| own == scope));
                return if scoped { Ok(schemes.to_vec()) } else { Err(Rejection::forbidden("It needs a scope.")) };
            }
            if schemes.iter().any(|scheme| given(scheme).is_some()) {
                rejection = Rejection::unauthorized("That is not right, or not all.");
            }
        }
        Err(rejection)
    }

    fn reject(&self, _: Option<&'static Operation>, rejection: Rejection) -> Response {
        super::refuse(&rejection)
    }
}

impl api::Doors for Doors {
    async fn either(&self, caller: Caller) -> Result<EitherResponse, Rejection> {
        Ok(EitherResponse::Ok(caller.join("+")))
    }

    async fn both(&self, caller: Caller) -> Result<BothResponse, Rejection> {
        Ok(BothResponse::Ok(caller.join("+")))
    }

    async fn optional(&self, caller: Option<Caller>) -> Result<OptionalResponse, Rejection> {
        Ok(OptionalResponse::Ok(caller.map_or("nobody".to_owned(), |caller| caller.join("+"))))
    }

    async fn open(&self) -> Result<OpenResponse, Rejection> {
        Ok(OpenResponse::Ok("anybody".to_owned()))
    }

    async fn inherited(&self, caller: Caller, body: i64) -> Result<InheritedResponse, Rejection> {
        Ok(InheritedResponse::Ok(format!("{} {body}", caller.join("+"))))
    }
}

const KEY: (&str, &str) = ("x-key", "k");
const TOKEN: (&str, &str) = ("authorization", "Bearer t");
const WRONG: (&str, &str) = ("x-key", "guess");

#[tokio::test]
async fn each_alternative_lets_in() {
    let (site, client) = start(Doors).await;
    for (path, headers, status, text) in [
        ("/either", &[KEY][..], 200, "key"),
        ("/either", &[TOKEN], 200, "token"),
        ("/either", &[WRONG, TOKEN], 200, "token"),
        ("/either", &[WRONG], 401, "unauthorized"),
        ("/either", &[], 401, "missing_credentials"),
        ("/both", &[KEY, TOKEN], 200, "key+token"),
        ("/both", &[KEY], 401, "unauthorized"),
        ("/optional", &[], 200, "nobody"),
        ("/optional", &[KEY], 200, "key"),
        ("/optional", &[WRONG], 401, "unauthorized"),
        ("/open", &[WRONG], 200, "anybody"),
    ] {
        let answer = site.send("GET", path, headers, "").await;
        assert_eq!(answer.status, status, "{path} {headers:?}");
        assert!(answer.text.contains(text), "{path} {headers:?}: {}", answer.text);
    }
    assert_eq!(super::text(client.open().await.unwrap()).await, "anybody");
    assert_eq!(super::text(client.optional().await.unwrap()).await, "nobody");
    assert_eq!(super::refusal(client.both().await), 401);
    assert_eq!(super::refusal(client.inherited(1).await), 401);
}

#[tokio::test]
async fn nothing_is_read_of_a_caller_who_may_not() {
    let (site, _) = start(Doors).await;
    let scope = ("x-scope", "doors:open");
    let json = ("content-type", "application/json");
    for (headers, body, status) in [
        (&[json][..], "no JSON", 401),
        (&[json, KEY], "no JSON", 403),
        (&[json, KEY, scope], "no JSON", 400),
        (&[json, KEY, scope], "1", 200),
    ] {
        assert_eq!(site.send("POST", "/inherited", headers, body).await.status, status, "{headers:?}");
    }
}

#[test]
fn the_table_says_who_may() {
    let of = |id: &str| OPERATIONS.iter().find(|operation| operation.id == id).unwrap();
    assert_eq!(of("either").security, [&["key"][..], &["token"]]);
    assert_eq!(of("both").security, [&["key", "token"][..]]);
    assert_eq!(of("optional").security, [&["key"][..], &[]]);
    assert_eq!(of("open").security, [&[""; 0][..]; 0]);
    assert_eq!((of("inherited").security, of("inherited").scope), (&[&["key"][..]][..], Some("doors:open")));
}
