//! Segments of a path of which a parameter is only a part, such as `{id}.json`.

/// The parameters of a segment, when the segment fits the template. None of them is empty.
pub(super) fn parts<'t, 'r>(template: &'t str, raw: &'r str) -> Option<Vec<(&'t str, &'r str)>> {
    let mut out = Vec::new();
    let mut template = template;
    let mut raw = raw;
    loop {
        let (literal, after) = match template.find('{') {
            Some(start) => (&template[..start], &template[start..]),
            None => (template, ""),
        };
        raw = raw.strip_prefix(literal)?;
        if after.is_empty() {
            return raw.is_empty().then_some(out);
        }
        let (name, rest) = after.strip_prefix('{')?.split_once('}')?;
        let next = &rest[..rest.find('{').unwrap_or(rest.len())];
        // The last parameter takes all that the end leaves, the others as little as they can.
        let end = match (next.is_empty(), next.len() == rest.len()) {
            (true, true) => raw.len(),
            (true, false) => return None,
            (false, true) => raw.len().checked_sub(next.len()).filter(|end| raw.get(*end..) == Some(next))?,
            (false, false) => raw.get(1..)?.find(next)? + 1,
        };
        let value = raw.get(..end).filter(|value| !value.is_empty())?;
        out.push((name, value));
        raw = &raw[end..];
        template = rest;
    }
}

/// Whether the last segments of a path fit those of a template. A router mounted under a prefix matches alike.
pub(super) fn fits(template: &str, path: &str) -> bool {
    let mut segments = path.rsplit('/');
    template.trim_start_matches('/').rsplit('/').all(|template| {
        let Some(raw) = segments.next() else {
            return false;
        };
        // A segment that is one parameter takes anything; whether it is empty is for decoding to say.
        let whole = template.starts_with('{') && template.find('}') == Some(template.len() - 1);
        whole || parts(template, raw).is_some()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(template: &str, raw: &str, expected: Option<&[(&str, &str)]>) {
        assert_eq!(parts(template, raw).as_deref(), expected, "{template} {raw}");
    }

    #[test]
    fn parameters_are_parts_of_segments() {
        check("{id}.json", "a.b.json", Some(&[("id", "a.b")]));
        check("{id}.json", ".json", None);
        check("{id}.json", "a.xml", None);
        check("v{major}.{minor}", "v1.2.3", Some(&[("major", "1"), ("minor", "2.3")]));
        check("{base}...{head}", "a...b", Some(&[("base", "a"), ("head", "b")]));
        check("{a}{b}", "xy", None);
        check("{a}-", "é-", Some(&[("a", "é")]));
        check("plain", "plain", Some(&[]));
    }

    #[test]
    fn whole_paths_fit_from_their_end() {
        assert!(fits("/a/{id}.json", "/api/v1/a/5.json"));
        assert!(fits("/a/{id}", "/a/5.json"));
        assert!(!fits("/a/{id}.json", "/a/5"));
        assert!(!fits("/a/b/{id}", "/5"));
    }
}
