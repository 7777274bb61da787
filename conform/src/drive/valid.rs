//! Valid calls: examples, the least, the most, and the edges of every bound.

use std::sync::Arc;

use serde_json::Value;

use crate::{
    contract::{Body, Operation, Place},
    drive::{
        Driver, Record,
        check::Expect,
        locate::{created, is_parameter, text, with},
    },
    report::{Kind, Stop},
    value::{self, Size},
    wire::{Answer, Request},
};

/// Values at edges that one operation is sent.
const MOST_EDGES: usize = 150;

impl Driver {
    pub(super) async fn valid(&mut self, operation: &Arc<Operation>, path: &str) -> Result<(), Stop> {
        if operation.method == "DELETE" {
            return self.delete(operation).await;
        }
        match &operation.body {
            None => {
                let answer = self.perform(operation, path, None, "a valid request", None).await?;
                // What the record's state forbids may be allowed while it is new.
                if answer.status == 409 && operation.method == "POST" {
                    let located = self.locate(&operation.path, true, Vec::new()).await?;
                    if located.sure && located.ours {
                        self.perform(operation, &located.path, None, "a valid request, on a new record", None).await?;
                    }
                }
            }
            Some(body) => self.valid_bodies(operation, body, path).await?,
        }
        self.valid_parameters(operation, path).await
    }

    async fn valid_bodies(&mut self, operation: &Arc<Operation>, body: &Body, path: &str) -> Result<(), Stop> {
        if !body.required {
            self.perform(operation, path, None, "no body, which is optional", None).await?;
        }
        let mut base: Option<Value> = None;
        let members = |value: &Value| value.as_object().map_or(0, serde_json::Map::len);
        for (what, value) in self.variants(body) {
            let answer = self.perform(operation, path, Some(value.clone()), &what, None).await?;
            if answer.success() && base.as_ref().is_none_or(|base| members(base) < members(&value)) {
                base = Some(value);
            }
        }
        let Some(mut base) = base else { return Ok(()) };
        // Some members refer to records that are not there; all others are taken one by one.
        let most = value::make(&self.contract.root, &body.schema, Size::Most);
        for (at, name, member) in most.map(|most| value::additions(&most, &base)).unwrap_or_default() {
            let mut grown = base.clone();
            let Some(members) = grown.pointer_mut(&at).and_then(Value::as_object_mut) else { continue };
            members.insert(name.clone(), member);
            if body.checker.accepts(&grown) {
                let tried = format!("a valid body with {at}/{name}");
                if self.perform(operation, path, Some(grown.clone()), &tried, None).await?.success() {
                    base = grown;
                }
            }
        }
        self.bases.insert(operation.id.clone(), base.clone());
        let mut edges = Vec::new();
        for (at, schema) in value::places(&self.contract.root, &body.schema, &base) {
            let Some(here) = base.pointer(&at) else { continue };
            let mut kinds: Vec<String> = Vec::new();
            for (what, edge) in value::edges(&self.contract.root, schema, here) {
                if kinds.contains(&what) {
                    continue;
                }
                let mut value = base.clone();
                let Some(slot) = value.pointer_mut(&at) else { continue };
                *slot = edge.clone();
                if body.checker.accepts(&value) {
                    edges.push((at.clone(), edge, format!("{at}: {what}")));
                    kinds.push(what);
                }
            }
        }
        for (at, edge, tried) in edges.into_iter().take(MOST_EDGES) {
            let mut value = base.clone();
            self.vary(body, &mut value);
            if let Some(slot) = value.pointer_mut(&at) {
                *slot = edge;
            }
            self.perform(operation, path, Some(value), &tried, Some(&at)).await?;
        }
        Ok(())
    }

    async fn valid_parameters(&mut self, operation: &Arc<Operation>, path: &str) -> Result<(), Stop> {
        // What a POST makes with each of them would be too much.
        if operation.method != "GET" {
            return Ok(());
        }
        for parameter in operation.in_place(Place::Query).chain(operation.in_place(Place::Header)) {
            let root = &self.contract.root;
            let made = value::make(root, &parameter.schema, Size::Least).into_iter().chain(parameter.example.clone());
            let mut values: Vec<_> = made.map(|value| ("a valid value".to_owned(), value)).collect();
            values.extend(value::edges(root, &parameter.schema, &Value::Null));
            values.retain(|(_, value)| !value.is_null() && parameter.checker.accepts(value));
            for (what, value) in values {
                let plain = self.request(operation, path);
                let request = with(without(plain, &parameter.name), parameter, &text(&value));
                let tried = format!("{} = {}: {what}", parameter.name, crate::wire::shorten(&text(&value), 40));
                self.call(operation, &request, &tried, Expect::Valid).await?;
            }
        }
        Ok(())
    }

    /// Valid bodies to begin with.
    fn variants(&self, body: &Body) -> Vec<(String, Value)> {
        let root = &self.contract.root;
        let mut found: Vec<_> = body.examples.iter().map(|value| ("the example".to_owned(), value.clone())).collect();
        found.extend(value::make(root, &body.schema, Size::Least).map(|value| ("only what is required".into(), value)));
        found.extend(value::make(root, &body.schema, Size::Most).map(|value| ("every member".into(), value)));
        found.retain(|(_, value)| body.checker.accepts(value));
        found.dedup_by(|one, other| one.1 == other.1);
        found
    }

    /// Bodies to call an operation with that is needed by others.
    pub(super) fn first_bodies(&self, operation: &Operation) -> Vec<Option<Value>> {
        let Some(body) = &operation.body else { return vec![None] };
        if let Some(base) = self.bases.get(&operation.id) {
            return vec![Some(base.clone())];
        }
        let mut found: Vec<_> = self.variants(body).into_iter().map(|(_, value)| Some(value)).collect();
        if !body.required {
            found.insert(0, None);
        }
        found
    }

    fn vary(&mut self, body: &Body, value: &mut Value) {
        let mark = self.mark();
        value::vary(&self.contract.root, &body.schema, &body.checker, value, &mark);
    }

    /// A valid call, and what follows from it. At an `edge`, the pointer of a member, the body is sent as it is, and only
    /// that member has to be read as it was written: a server may bring others into line with it.
    pub(super) async fn perform(
        &mut self,
        operation: &Arc<Operation>,
        path: &str,
        body: Option<Value>,
        tried: &str,
        edge: Option<&str>,
    ) -> Result<Answer, Stop> {
        let mut sent = body;
        let mut request = self.request(operation, path);
        if let (Some(body), Some(value)) = (&operation.body, &mut sent) {
            if edge.is_none() {
                self.vary(body, value);
            }
            request = request.body(&body.media, value.to_string());
        }
        let answer = self.call(operation, &request, tried, Expect::Valid).await?;
        if !answer.success() {
            return Ok(answer);
        }
        if let (Some(Value::Object(members)), Some(edge)) = (&mut sent, edge) {
            let name = edge.split('/').nth(1).map(windlass_spec::pointer::unescape);
            members.retain(|member, _| Some(member.as_str()) == name.as_deref());
        }
        match operation.method {
            "POST" => self.remember(operation, path, sent.as_ref(), &answer).await?,
            "PUT" | "PATCH" => {
                if let Some(reader) = self.contract.find("GET", &operation.path) {
                    let tried = format!("reading what {} has just written", operation.id);
                    self.read_back(&reader, path, sent.as_ref(), &tried, Kind::LostAfterCreate).await?;
                }
            }
            _ => {}
        }
        Ok(answer)
    }

    /// Keeps the id of what was created, and reads it.
    async fn remember(
        &mut self,
        operation: &Arc<Operation>,
        path: &str,
        sent: Option<&Value>,
        answer: &Answer,
    ) -> Result<(), Stop> {
        let mut read = None;
        for (template, concrete) in self.slots(operation, path) {
            let name = template.rsplit('/').next().and_then(is_parameter).unwrap_or_default();
            let Some(id) = created(answer, name) else { continue };
            let item = format!("{concrete}/{}", crate::wire::encode(&id));
            let records = self.pool.entry(concrete).or_default();
            // An action on a record answers that record: it is none that was made by this call.
            if records.iter().any(|record| record.id == id) {
                continue;
            }
            records.push(Record { id, ours: true });
            if let Some(remover) = self.contract.find("DELETE", &template) {
                self.litter.push((remover, item.clone()));
            }
            if let Some(reader) = self.contract.find("GET", &template) {
                let tried = format!("reading what {} has just created", operation.id);
                self.read_back(&reader, &item, sent, &tried, Kind::LostAfterCreate).await?;
                read = Some(item);
            }
        }
        self.follow_location(operation, answer, read.as_deref()).await
    }

    /// Deletes a record made for it, and sees that it is gone.
    async fn delete(&mut self, operation: &Arc<Operation>) -> Result<(), Stop> {
        let located = self.locate(&operation.path, true, Vec::new()).await?;
        if !(located.sure && located.ours) {
            return Ok(());
        }
        let path = located.path;
        let answer = self.perform(operation, &path, None, "deleting what was created for it", None).await?;
        if !answer.success() {
            return Ok(());
        }
        self.litter.retain(|(_, known)| *known != path);
        if let Some((collection, id)) = path.rsplit_once('/')
            && let Some(records) = self.pool.get_mut(collection)
        {
            records.retain(|record| crate::wire::encode(&record.id) != id);
        }
        let Some(reader) = self.contract.find("GET", &operation.path) else { return Ok(()) };
        let request = self.request(&reader, &path);
        let tried = format!("reading what {} has just deleted", operation.id);
        let answer = self.call(&reader, &request, &tried, Expect::Valid).await?;
        if answer.success() {
            let expected = "404 or another refusal: the record was deleted".to_owned();
            self.found(&operation.id, Kind::StaleAfterDelete, &tried, &request, expected, &answer);
        }
        Ok(())
    }
}

/// The request without a query parameter.
pub(super) fn without(mut request: Request, name: &str) -> Request {
    if let Some((path, query)) = request.target.clone().split_once('?') {
        let named = format!("{}=", crate::wire::encode(name));
        let kept: Vec<_> = query.split('&').filter(|pair| !pair.starts_with(&named)).collect();
        request.target = if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) };
    }
    request.headers.retain(|(known, _)| !known.eq_ignore_ascii_case(name));
    request
}
