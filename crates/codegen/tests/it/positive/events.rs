//! `text/event-stream`: each value is sent when it comes.

use futures::{StreamExt as _, TryStreamExt as _, stream};
use windlass_contract::axum::{Rejection, events};

use self::made::api::{self, EventsParams, EventsResponse};
use self::made::types::Tick;
use super::Server;

made!(events);

impl api::Events for Server {
    async fn events(&self, params: EventsParams) -> Result<EventsResponse, Rejection> {
        let ticks = stream::iter(1..=params.count).map(|number| Ok::<_, std::io::Error>(Tick::new(number)));
        // What follows never comes, and nobody waits for it.
        let ticks = ticks.chain(stream::pending().take(usize::from(params.count == 5)));
        Ok(EventsResponse::Ok(events(ticks)))
    }
}

#[tokio::test]
async fn each_value_is_an_event() {
    let (site, client) = start(Server).await;
    let answer = client.events(2).await.unwrap();
    assert_eq!(answer.headers()["content-type"], "text/event-stream");
    assert_eq!(super::text(answer).await, "data: {\"number\":1}\n\ndata: {\"number\":2}\n\n");
    let mut endless = client.events(5).await.unwrap().into_inner_stream();
    let mut told = Vec::new();
    while !told.ends_with(b"{\"number\":5}\n\n") {
        told.extend(endless.try_next().await.unwrap().unwrap());
    }
    assert_eq!(site.send("GET", "/events?count=1", &[("accept", "application/json")], "").await.status, 406);
    site.get("/events?count=6").await.check_refused(&["/query/count must be at most 5"]);
}
