#[allow(unused_imports)]
pub use progenitor_client::{ByteStream, ClientInfo, Error, ResponseValue};
#[allow(unused_imports)]
use progenitor_client::{encode_path, ClientHooks, OperationInfo, RequestBuilderExt};
#[derive(Clone, Debug)]
/**Client for Constructs

Version: 1.0.0*/
pub struct Client {
    pub(crate) baseurl: String,
    pub(crate) client: reqwest::Client,
    pub(crate) inner: crate::made::client::Inner,
}
impl Client {
    /// Construct a new client with an existing `reqwest::Client`,
    /// allowing more control over its configuration.
    ///
    /// `baseurl` is the base URL provided to the internal
    /// `reqwest::Client`, and should include a scheme and hostname,
    /// as well as port and a path stem if applicable.
    pub(crate) fn new_with_client(
        baseurl: &str,
        client: reqwest::Client,
        inner: crate::made::client::Inner,
    ) -> Self {
        Self {
            baseurl: baseurl.to_string(),
            client,
            inner,
        }
    }
}
impl ClientInfo<crate::made::client::Inner> for Client {
    fn api_version() -> &'static str {
        "1.0.0"
    }
    fn baseurl(&self) -> &str {
        self.baseurl.as_str()
    }
    fn client(&self) -> &reqwest::Client {
        &self.client
    }
    fn inner(&self) -> &crate::made::client::Inner {
        &self.inner
    }
}
const _: () = {
    #[allow(dead_code)]
    fn assert_client_hooks()
    where
        Client: ClientHooks<crate::made::client::Inner>,
    {}
};
#[allow(clippy::all)]
impl Client {
    /**Sends a `PUT` request to `/blob`

*/
    pub async fn blob<'a, B: Into<reqwest::Body>>(
        &'a self,
        body: B,
    ) -> Result<ResponseValue<ByteStream>, Error<()>> {
        let url = format!("{}/blob", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .put(url)
            .header(
                ::reqwest::header::CONTENT_TYPE,
                ::reqwest::header::HeaderValue::from_static("application/octet-stream"),
            )
            .body(body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "blob",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => Ok(ResponseValue::stream(response)),
            204u16 => Ok(ResponseValue::stream(response)),
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `GET` request to `/events`

*/
    pub async fn events<'a>(&'a self) -> Result<ResponseValue<ByteStream>, Error<()>> {
        let url = format!("{}/events", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self.client.get(url).headers(header_map).build()?;
        let info = OperationInfo {
            operation_id: "events",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => Ok(ResponseValue::stream(response)),
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `GET` request to `/export`

*/
    pub async fn export<'a>(
        &'a self,
        as_: &'a str,
    ) -> Result<
        ResponseValue<::std::vec::Vec<crate::made::types::Point>>,
        Error<crate::made::types::Problem>,
    > {
        let url = format!("{}/export", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("as", &as_))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "export",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            400u16..=499u16 => {
                Err(Error::ErrorResponse(ResponseValue::from_response(response).await?))
            }
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `POST` request to `/form`

*/
    pub async fn send_form<'a>(
        &'a self,
        body: &'a crate::made::types::Order,
    ) -> Result<ResponseValue<crate::made::types::Order>, Error<()>> {
        let url = format!("{}/form", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .header(::reqwest::header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(::windlass_contract::form_text(&body))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "send_form",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `GET` request to `/hostile`

*/
    pub async fn mount_2<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
        let url = format!("{}/hostile", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self.client.get(url).headers(header_map).build()?;
        let info = OperationInfo {
            operation_id: "mount_2",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `PUT` request to `/hostile`

*/
    pub async fn router_2<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
        let url = format!("{}/hostile", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self.client.put(url).headers(header_map).build()?;
        let info = OperationInfo {
            operation_id: "router_2",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `POST` request to `/hostile`

*/
    pub async fn self_call<'a>(&'a self) -> Result<ResponseValue<()>, Error<()>> {
        let url = format!("{}/hostile", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self.client.post(url).headers(header_map).build()?;
        let info = OperationInfo {
            operation_id: "self_call",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            204u16 => Ok(ResponseValue::empty(response)),
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `GET` request to `/hostile/{out}`

*/
    pub async fn authenticate_2<'a>(
        &'a self,
        out: &'a str,
        start_time: Option<&'a str>,
        a_b: Option<&'a str>,
        a_b_2: Option<&'a str>,
        input: Option<i64>,
        parts: Option<&'a str>,
        self_2: Option<&'a str>,
        start_time_2: Option<&'a str>,
        type_: Option<&'a str>,
        value: Option<&'a str>,
    ) -> Result<ResponseValue<crate::made::types::Seen>, Error<()>> {
        let url = format!(
            "{}/hostile/{}", self.baseurl, encode_path(& out.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("StartTime<", &start_time))
            .query(&progenitor_client::QueryParam::new("a-b", &a_b))
            .query(&progenitor_client::QueryParam::new("a_b", &a_b_2))
            .query(&progenitor_client::QueryParam::new("input", &input))
            .query(&progenitor_client::QueryParam::new("parts", &parts))
            .query(&progenitor_client::QueryParam::new("self", &self_2))
            .query(&progenitor_client::QueryParam::new("StartTime", &start_time_2))
            .query(&progenitor_client::QueryParam::new("type", &type_))
            .query(&progenitor_client::QueryParam::new("value", &value))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "authenticate_2",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `POST` request to `/note`

*/
    pub async fn note<'a>(
        &'a self,
        body: Option<&'a crate::made::types::Point>,
    ) -> Result<ResponseValue<crate::made::types::Seen>, Error<()>> {
        let url = format!("{}/note", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        if body.is_none() {
            *request.body_mut() = None;
            request.headers_mut().remove(::reqwest::header::CONTENT_TYPE);
        }
        let info = OperationInfo {
            operation_id: "note",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `POST` request to `/order`

*/
    pub async fn order<'a>(
        &'a self,
        body: &'a crate::made::types::Order,
    ) -> Result<ResponseValue<crate::made::types::Order>, Error<()>> {
        let url = format!("{}/order", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "order",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `POST` request to `/record`

*/
    pub async fn record<'a>(
        &'a self,
        body: &'a crate::made::types::Record,
    ) -> Result<ResponseValue<crate::made::types::Record>, Error<()>> {
        let url = format!("{}/record", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .json(&body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "record",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            201u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `GET` request to `/reports/{from}..{to}`

*/
    pub async fn compare_reports<'a>(
        &'a self,
        from: i64,
        to: i64,
    ) -> Result<ResponseValue<crate::made::types::Seen>, Error<()>> {
        let url = format!(
            "{}/reports/{}..{}", self.baseurl, encode_path(& from.to_string()),
            encode_path(& to.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "compare_reports",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `GET` request to `/reports/{id}`

*/
    pub async fn read_report<'a>(
        &'a self,
        id: &'a str,
    ) -> Result<ResponseValue<crate::made::types::Seen>, Error<()>> {
        let url = format!("{}/reports/{}", self.baseurl, encode_path(& id.to_string()),);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "read_report",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `GET` request to `/reports/{id}.json`

*/
    pub async fn read_report_as_json<'a>(
        &'a self,
        id: i64,
    ) -> Result<ResponseValue<crate::made::types::Seen>, Error<()>> {
        let url = format!(
            "{}/reports/{}.json", self.baseurl, encode_path(& id.to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "read_report_as_json",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `GET` request to `/search`

*/
    pub async fn search<'a>(
        &'a self,
        either: Option<&'a str>,
        filter_age: Option<&'a str>,
        filter_any: Option<&'a str>,
        filter_name: Option<&'a str>,
        high: Option<i64>,
        ids: Option<&'a str>,
        low: Option<i64>,
        point: Option<&'a str>,
        tags: Option<&'a str>,
        whole: Option<&'a str>,
    ) -> Result<ResponseValue<crate::made::types::Seen>, Error<()>> {
        let url = format!("{}/search", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .query(&progenitor_client::QueryParam::new("either", &either))
            .query(&progenitor_client::QueryParam::new("filter[age]", &filter_age))
            .query(&progenitor_client::QueryParam::new("filter[any]", &filter_any))
            .query(&progenitor_client::QueryParam::new("filter[name]", &filter_name))
            .query(&progenitor_client::QueryParam::new("high", &high))
            .query(&progenitor_client::QueryParam::new("ids", &ids))
            .query(&progenitor_client::QueryParam::new("low", &low))
            .query(&progenitor_client::QueryParam::new("point", &point))
            .query(&progenitor_client::QueryParam::new("tags", &tags))
            .query(&progenitor_client::QueryParam::new("whole", &whole))
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "search",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `GET` request to `/styles/;point={point}/.{ids}/;name={name}`

Arguments:
- `point`
- `ids`
- `name`
- `cookie`: The `Cookie` header, as `session=value`.
- `cookie_2`: The `Cookie` header, as `seen=value`.
- `x_point`
*/
    pub async fn styles<'a>(
        &'a self,
        point: &'a str,
        ids: &'a str,
        name: &'a str,
        cookie: &'a str,
        cookie_2: Option<&'a str>,
        x_point: Option<&'a str>,
    ) -> Result<ResponseValue<crate::made::types::Seen>, Error<()>> {
        let url = format!(
            "{}/styles/;point={}/.{}/;name={}", self.baseurl, encode_path(& point
            .to_string()), encode_path(& ids.to_string()), encode_path(& name
            .to_string()),
        );
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(4usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        header_map.append("cookie", cookie.to_string().try_into()?);
        if let Some(value) = cookie_2 {
            header_map.append("cookie", value.to_string().try_into()?);
        }
        if let Some(value) = x_point {
            header_map.append("x-point", value.to_string().try_into()?);
        }
        #[allow(unused_mut)]
        let mut request = self
            .client
            .get(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "styles",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
    /**Sends a `POST` request to `/upload`

*/
    pub async fn upload<'a>(
        &'a self,
        body: ::reqwest::multipart::Form,
    ) -> Result<ResponseValue<crate::made::types::Seen>, Error<()>> {
        let url = format!("{}/upload", self.baseurl,);
        let mut header_map = ::reqwest::header::HeaderMap::with_capacity(1usize);
        header_map
            .append(
                ::reqwest::header::HeaderName::from_static("api-version"),
                ::reqwest::header::HeaderValue::from_static(Self::api_version()),
            );
        #[allow(unused_mut)]
        let mut request = self
            .client
            .post(url)
            .header(
                ::reqwest::header::ACCEPT,
                ::reqwest::header::HeaderValue::from_static("application/json"),
            )
            .multipart(body)
            .headers(header_map)
            .build()?;
        let info = OperationInfo {
            operation_id: "upload",
        };
        self.pre(&mut request, &info).await?;
        let result = self.exec(request, &info).await;
        self.post(&result, &info).await?;
        let response = result?;
        match response.status().as_u16() {
            200u16 => ResponseValue::from_response(response).await,
            _ => Err(Error::UnexpectedResponse(response)),
        }
    }
}
/// The media type of an operation's request, where it is not the one of the call.
pub(crate) fn content_type(operation_id: &str) -> Option<&'static str> {
    match operation_id {
        _ => None,
    }
}
/// Whether a success without a body has to be read as `null`.
pub(crate) fn empty_is_null(operation_id: &str) -> bool {
    let _ = operation_id;
    false
}
