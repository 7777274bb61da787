//! `multipart/form-data`, whose parts are read as they arrive.

use windlass_contract::axum::{Multipart, Rejection};

use self::made::api::{self, UploadResponse};
use self::made::types::Point;
use super::Server;

made!(multipart);

impl api::Uploads for Server {
    async fn upload(&self, mut body: Multipart) -> Result<UploadResponse, Rejection> {
        let mut parts = Vec::new();
        while let Some(mut part) = body.next().await? {
            if part.name() == "point" {
                let point: Point = part.json().await?;
                parts.push(format!("point {}", point.x));
                continue;
            }
            let mut bytes = 0;
            while let Some(chunk) = part.chunk().await? {
                bytes += chunk.len();
            }
            let name = part.file_name().unwrap_or(part.name());
            parts.push(format!("{name} {bytes} bytes of {}", part.content_type().unwrap_or("no type")));
        }
        Ok(UploadResponse::Ok(parts))
    }
}

/// The parts of a body with the boundary `b`.
fn parts(parts: &[&str]) -> String {
    parts.iter().map(|part| format!("--b\r\nContent-Disposition: form-data; {part}\r\n")).collect::<String>()
        + "--b--\r\n"
}

#[tokio::test]
async fn parts_come_one_after_the_other() {
    let (site, client) = start(Server).await;
    let send = async |media_type: &str, body: String| {
        site.send("POST", "/upload", &[("content-type", media_type)], body).await
    };
    let form = "multipart/form-data; boundary=b";
    let file = "name=\"file\"; filename=\"a.txt\"\r\nContent-Type: text/plain\r\n\r\n12345";
    let answer = send(form, parts(&["name=\"point\"\r\n\r\n{\"x\":4}", file])).await;
    answer.check(serde_json::json!(["point 4", "a.txt 5 bytes of text/plain"]));
    send(form, parts(&["name=\"point\"\r\n\r\n{\"x\":0}"])).await.check_refused(&["/x must be at least 1"]);
    assert_eq!(send("multipart/form-data", parts(&[file])).await.status, 400);
    assert_eq!(send("application/json", parts(&[file])).await.status, 415);
    let long = format!("name=\"file\"\r\n\r\n{}", "x".repeat(5000));
    assert_eq!(send(form, parts(&[&long])).await.status, 413);
    let form = reqwest::multipart::Form::new().text("point", "{\"x\":4}").text("file", "12345");
    assert_eq!(*client.upload(form).await.unwrap(), ["point 4", "file 5 bytes of no type"]);
}

#[tokio::test]
async fn a_part_is_read_before_the_next_was_sent() {
    let (site, _) = start(Server).await;
    let (sender, receiver) = futures::channel::mpsc::unbounded::<Result<String, std::io::Error>>();
    let body = reqwest::Body::wrap_stream(receiver);
    let wrong = parts(&["name=\"point\"\r\n\r\n{\"x\":0}"]).replace("--b--\r\n", "--b\r\n");
    sender.unbounded_send(Ok(wrong)).unwrap();
    // The body has not ended when the answer comes.
    let answer = site.send("POST", "/upload", &[("content-type", "multipart/form-data; boundary=b")], body).await;
    answer.check_refused(&["/x must be at least 1"]);
    drop(sender);
}
