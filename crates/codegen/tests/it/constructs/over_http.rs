//! Every construct over HTTP: what is sent arrives as the document means it.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt as _;
use tower::ServiceExt as _;

use super::host::router;

struct Answer {
    status: StatusCode,
    media_type: String,
    text: String,
}

async fn send(request: Request<Body>) -> Answer {
    let response = router().oneshot(request).await.unwrap();
    let status = response.status();
    let media_type = response.headers().get("content-type").map(|value| value.to_str().unwrap().to_owned());
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    Answer { status, media_type: media_type.unwrap_or_default(), text }
}

async fn get(path: &str) -> Answer {
    send(Request::get(path).body(Body::empty()).unwrap()).await
}

async fn post(path: &str, media_type: &str, body: &str) -> Answer {
    send(Request::post(path).header("content-type", media_type).body(Body::from(body.to_owned())).unwrap()).await
}

/// The request is read, and this is among what the implementation was given.
#[track_caller]
fn check(answer: &Answer, expected: &str) {
    assert_eq!(answer.status, 200, "{}", answer.text);
    let text = answer.text.replace("\\\"", "'");
    assert!(text.contains(expected), "{expected} is not in {text}");
}

/// The request is refused, and these are the places.
#[track_caller]
fn check_refused(answer: &Answer, status: u16, told: &str) {
    assert_eq!(answer.status, status, "{}", answer.text);
    assert!(answer.text.contains(told), "{told} is not in {}", answer.text);
}

#[tokio::test]
async fn parameters_are_parts_of_segments() {
    check(&get("/reports/a.b").await, "ReadReportParams { id: 'a.b' }");
    check(&get("/reports/7.json").await, "ReadReportAsJsonParams { id: 7 }");
    check(&get("/reports/1..2").await, "CompareReportsParams { from: 1, to: 2 }");
    check_refused(&get("/reports/0.json").await, 400, "/path/id must be at least 1");
    let wrong = send(Request::post("/reports/7.json").body(Body::empty()).unwrap()).await;
    assert_eq!(wrong.status, 405);
}

#[tokio::test]
async fn every_style_of_a_query() {
    check(
        &get("/search?filter[name]=a&filter[age][min]=5&filter[any]=x&filter[any]=y").await,
        "name: Some('a'), age: Some(FilterAge { min: Some(5) }), any: Some(['x', 'y'])",
    );
    check(&get("/search?tags=a|b%7Cc").await, "tags: Some(['a', 'b', 'c'])");
    check(&get("/search?ids=1%202+3").await, "ids: Some([1, 2, 3])");
    check(&get("/search?point=x,1,y,2.5").await, "point: Some(Point { x: 1, y: Value(2.5) })");
    check(&get("/search?low=1&high=9").await, "range: Some(SearchRange { low: Some(1), high: Some(9) })");
    check(&get("/search?either=5").await, "either: Some(Integer(5))");
    check(&get("/search?either=a&either=b").await, "either: Some(Array(['a', 'b']))");
    check(&get("/search?whole={%22x%22:3}").await, "whole: Some(Point { x: 3, y: Absent })");
    check(&get("/search").await, "filter: None, tags: None");
    check_refused(&get("/search?high=10&ids=1%202%203%204").await, 400, "/query/range/high must be less than 10");
    check_refused(&get("/search?high=10&ids=1%202%203%204").await, 400, "/query/ids must have at most 3 items");
    check_refused(&get("/search?filter[age][min]=x").await, 400, "/query/filter/age/min must be an integer");
    check_refused(&get("/search?point=y,1").await, 400, "/query/point/x is required");
}

#[tokio::test]
async fn every_style_of_a_path_a_header_and_a_cookie() {
    let request = Request::get("/styles/;x=1;y=2/.3.4/;name=a%2Fb")
        .header("x-point", "x,5")
        .header("cookie", "session=s; seen=1,2");
    let answer = send(request.body(Body::empty()).unwrap()).await;
    check(&answer, "point: Point { x: 1, y: Value(2.0) }, ids: [3, 4], name: 'a/b'");
    check(&answer, "x_point: Some(Point { x: 5, y: Absent }), session: 's', seen: Some([1, 2])");
    let refused = get("/styles/1/3/;name=a").await;
    for told in [
        "/path/point must be written with a semicolon",
        "/path/ids must be written with a dot",
        "/cookie/session is required",
    ] {
        check_refused(&refused, 400, told);
    }
}

#[tokio::test]
async fn one_type_in_several_media_types() {
    let json = r#"{"item":"hat","count":2,"sizes":[1,2],"to":{"x":1},"gift":true,"state":1}"#;
    for media_type in ["application/json", "application/vnd.order+json; charset=utf-8"] {
        assert_eq!(post("/order", media_type, json).await.text, json);
    }
    let form = "item=hat&count=2&sizes=1&sizes=2&to[x]=1&gift=true&state=1";
    assert_eq!(post("/order", "application/x-www-form-urlencoded", form).await.text, json);
    let refused = post("/order", "application/x-www-form-urlencoded", "item=h&count=0&state=7&gift=maybe").await;
    for told in [
        "/item must be at least 2",
        "/count must be greater than 0",
        "/state must be one of 0, 1",
        "/gift must be a boolean",
    ] {
        check_refused(&refused, 400, told);
    }
    assert_eq!(post("/order", "text/plain", "hat").await.status, 415);
    let nothing = send(Request::post("/order").body(Body::empty()).unwrap()).await;
    check_refused(&nothing, 400, "it needs a body");
}

#[tokio::test]
async fn values_of_any_type_are_checked() {
    for (size, status) in [("1", 200), ("2.5", 200), ("\"XL\"", 200), ("null", 200), ("2", 400), ("\"1\"", 400)] {
        let answer = post("/order", "application/json", &format!("{{\"item\":\"hat\",\"size\":{size}}}")).await;
        assert_eq!(answer.status, status, "{size}: {}", answer.text);
    }
    check_refused(
        &post("/order", "application/json", r#"{"item":"hat","rate":0.7}"#).await,
        400,
        "/rate must be one of",
    );
    check_refused(
        &post("/order", "application/x-www-form-urlencoded", "item=hat&size=3").await,
        400,
        "/size must be one of",
    );
}

#[tokio::test]
async fn a_field_of_one_side_is_not_asked_of_the_other() {
    let answer = post("/record", "application/json", r#"{"name":"a","password":"secret"}"#).await;
    assert_eq!((answer.status.as_u16(), answer.text.as_str()), (201, r#"{"id":7,"name":"a"}"#));
}

#[tokio::test]
async fn names_that_are_in_the_way_elsewhere() {
    let answer = get("/hostile/a?input=1&value=v&type=t&self=s&a-b=1&a_b=2&StartTime%3C=3&StartTime=4").await;
    check(&answer, "out: 'a', input: Some(1), parts: None, value: Some('v'), type: Some('t'), self_: Some('s')");
    check(&answer, "a_b: Some('1'), a_b_2: Some('2'), start_time_lt: Some('3'), start_time: Some('4')");
    check_refused(&get("/hostile/a?input=0&value=long").await, 400, "/query/value must be at most 3");
    assert_eq!(get("/hostile").await.status, 501);
}

#[tokio::test]
async fn what_the_caller_does_not_accept_is_406() {
    let accept = async |path: &str, accept: &str| {
        send(Request::get(path).header("accept", accept).body(Body::empty()).unwrap()).await.status.as_u16()
    };
    assert_eq!(accept("/reports/a", "text/html, application/*;q=0.1").await, 200);
    assert_eq!(accept("/reports/a", "text/html").await, 406);
    assert_eq!(accept("/export?as=csv", "text/csv").await, 200);
    assert_eq!(accept("/events", "application/json").await, 406);
}

#[tokio::test]
async fn several_types_in_several_media_types() {
    check(&post("/note", "application/json", r#"{"x":1}"#).await, "Some(Json(Point { x: 1, y: Absent }))");
    check(&post("/note", "text/plain", "words").await, "Some(Text('words'))");
    check(&post("/note", "application/yaml", "a: 1").await, "Some(Text('a: 1'))");
    check(&post("/note", "image/gif", "GIF").await, "Some(Bytes(b'GIF'))");
    check(&send(Request::post("/note").body(Body::empty()).unwrap()).await, "None");
    check_refused(&post("/note", "application/json", "{}").await, 400, "/x is required");
    assert_eq!(post("/note", "video/mp4", "x").await.status, 415);
}

#[tokio::test]
async fn several_parts() {
    let body = "--b\r\nContent-Disposition: form-data; name=\"point\"\r\n\r\n{\"x\":4}\r\n--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"f\"\r\n\r\n12345\r\n--b--\r\n";
    check(&post("/upload", "multipart/form-data; boundary=b", body).await, "point 4, file 5 bytes");
    assert_eq!(post("/upload", "multipart/form-data", body).await.status, 400);
    assert_eq!(post("/upload", "application/json", "{}").await.status, 415);
}

#[tokio::test]
async fn bytes_and_events_are_streamed() {
    let put = |body: &'static str| {
        Request::put("/blob").header("content-type", "application/octet-stream").body(Body::from(body))
    };
    let answer = send(put("bytes").unwrap()).await;
    assert_eq!((answer.media_type.as_str(), answer.text.as_str()), ("application/octet-stream", "bytes"));
    assert_eq!(send(Request::put("/blob").body(Body::empty()).unwrap()).await.status, 204);
    let answer = get("/events").await;
    assert_eq!(answer.media_type, "text/event-stream");
    assert_eq!(answer.text, "data: {\"x\":1}\n\ndata: {\"x\":2}\n\n");
}

#[tokio::test]
async fn answers_have_the_media_type_and_status_that_are_declared() {
    let check = async |choice: &str, status: u16, media_type: &str, text: &str| {
        let answer = get(&format!("/export?as={choice}")).await;
        assert_eq!(
            (answer.status.as_u16(), answer.media_type.as_str(), answer.text.as_str()),
            (status, media_type, text)
        );
    };
    check("json", 200, "application/json", "[{\"x\":1},{\"x\":2}]").await;
    check("csv", 200, "text/csv", "x\n1\n2\n").await;
    check("gone", 410, "application/problem+json", "{\"title\":\"gone\"}").await;
    check("TEXT", 418, "", "").await;
    check_refused(&get("/export?as=unheard").await, 400, "/query/as must be one of");
}

#[tokio::test]
async fn the_client_and_the_server_understand_each_other() {
    use crate::made::client::Client;
    use crate::made::types::{Order, Point};

    // Whether another test was first makes no difference.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let server = tokio::spawn(async move { axum::serve(listener, router()).await });
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let client = Client::new_with_client(&format!("http://{address}"), http, crate::made::client::Inner);

    let report = client.read_report_as_json(7).await.unwrap();
    assert_eq!(report.seen, "ReadReportAsJsonParams { id: 7 }");
    let mut order = Order::new("a hat & more");
    order.sizes = Some(vec![3, 4]);
    order.to = Some(Point { x: 1, y: windlass_contract::Nullable::Value(0.5) });
    assert_eq!(client.order(&order).await.unwrap().into_inner(), order);
    assert_eq!(client.send_form(&order).await.unwrap().into_inner(), order);
    let form = reqwest::multipart::Form::new().text("point", "{\"x\":4}").text("file", "12345");
    assert_eq!(client.upload(form).await.unwrap().seen, "point 4, file 5 bytes");
    assert_eq!(client.note(None).await.unwrap().seen, "None");
    let gone = client.export("gone").await.unwrap_err();
    assert_eq!(gone.status(), Some(StatusCode::GONE));
    server.abort();
}
