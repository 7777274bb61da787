//! A server that is what its document says has no findings; each thing that is wrong with it is found and named.

mod library;

use std::time::Duration;

use library::{Fault, KEY, start};
use windlass_conform::{Kind, Options, Report, Stop, run};
use windlass_spec::{Document, Format};

fn document() -> Document {
    let loaded = windlass_spec::load(include_str!("library.json"), Format::Json).expect("the document loads");
    windlass_spec::normalize(loaded).expect("the document is sound").document
}

async fn options(fault: Option<Fault>) -> Options {
    Options::new(format!("http://{}", start(fault).await)).header("Authorization", KEY)
}

async fn report(options: &Options) -> Report {
    run(&document(), options, &mut |_| {}).await.expect("the run begins")
}

/// The fault is found, on one of these operations; and nothing is called wrong that does not follow from it.
#[track_caller]
fn check(report: &Report, expected: &[(&str, Kind)]) {
    for (operation, kind) in expected {
        assert!(
            report.findings.iter().any(|finding| finding.operation == *operation && finding.kind == *kind),
            "{operation}: {kind:?} was not found:\n{report}"
        );
    }
    let known = |operation: &str, kind: Kind| expected.contains(&(operation, kind));
    let others: Vec<_> = report.findings.iter().filter(|finding| !known(&finding.operation, finding.kind)).collect();
    assert!(others.is_empty(), "more was found:\n{report}");
}

#[tokio::test]
async fn a_right_server_has_no_findings() {
    let report = report(&options(None).await).await;
    check(&report, &[]);
    assert_eq!(report.notes, Vec::<String>::new());
    assert_eq!((report.operations, report.succeeded, report.stopped), (8, 8, None));
    assert!(report.to_string().starts_with("nothing found: "), "{report}");
}

/// One test for each fault, so that they run beside each other.
macro_rules! faults {
    ($($name:ident: $fault:ident => $expected:expr;)*) => {$(
        #[tokio::test]
        async fn $name() {
            check(&report(&options(Some(Fault::$fault)).await).await, &$expected);
        }
    )*};
}

faults! {
    an_undeclared_status: UndeclaredStatus => [("getBook", Kind::UndeclaredStatus)];
    a_missing_header: MissingHeader => [("listBooks", Kind::MissingHeader)];
    a_header_of_another_type: WrongHeader => [("listBooks", Kind::WrongHeader)];
    a_member_of_another_type: WrongType => [
        ("createBook", Kind::WrongBody),
        ("getBook", Kind::WrongBody),
        ("updateBook", Kind::WrongBody),
        ("getBook", Kind::OtherValues),
    ];
    no_authentication: NoAuthentication => [
        ("createChapter", Kind::NoAuthentication),
        ("getChapter", Kind::NoAuthentication),
    ];
    any_credential: AnyCredential => [
        ("createChapter", Kind::NoAuthentication),
        ("getChapter", Kind::NoAuthentication),
    ];
    a_record_that_outlives_its_deletion: StaleAfterDelete => [("deleteBook", Kind::StaleAfterDelete)];
    a_server_error_for_broken_json: ServerError => [
        ("createBook", Kind::ServerError),
        ("updateBook", Kind::ServerError),
        ("createChapter", Kind::ServerError),
    ];
    no_allow: MissingAllow => [
        ("/health", Kind::WrongAllow),
        ("/books", Kind::WrongAllow),
        ("/books/{bookId}", Kind::WrongAllow),
        ("/books/{bookId}/chapters", Kind::WrongAllow),
        ("/chapters/{chapterId}", Kind::WrongAllow),
    ];
    an_allow_that_is_too_short: ShortAllow => [("/books", Kind::WrongAllow)];
    no_405: UndeclaredMethod => [("/books", Kind::UndeclaredMethod)];
    another_content_type: WrongContentType => [
        ("createBook", Kind::WrongContentType),
        ("getBook", Kind::WrongContentType),
        ("updateBook", Kind::WrongContentType),
    ];
    a_title_that_is_too_long: LongTitle => [
        ("createBook", Kind::AcceptsInvalid),
        ("updateBook", Kind::AcceptsInvalid),
    ];
    a_word_that_is_not_in_the_enum: AnyGenre => [
        ("createBook", Kind::AcceptsInvalid),
        ("updateBook", Kind::AcceptsInvalid),
        ("createBook", Kind::WrongBody),
        ("updateBook", Kind::WrongBody),
    ];
    a_wrong_type_of_an_optional_member: AnyNote => [
        ("createBook", Kind::AcceptsInvalid),
        ("updateBook", Kind::AcceptsInvalid),
        ("createBook", Kind::WrongBody),
        ("updateBook", Kind::WrongBody),
    ];
    a_parameter_out_of_its_bounds: AnyLimit => [("listBooks", Kind::AcceptsInvalid)];
    a_record_that_is_lost_at_once: LostAfterCreate => [("getBook", Kind::LostAfterCreate)];
    an_update_that_is_lost: LostUpdate => [("getBook", Kind::OtherValues)];
    a_valid_request_that_is_refused: RefusesLongest => [
        ("createBook", Kind::RefusesValid),
        ("updateBook", Kind::RefusesValid),
    ];
    a_location_that_leads_nowhere: WrongLocation => [("createBook", Kind::LostAfterCreate)];
}

#[tokio::test]
async fn a_finding_tells_how_to_see_it() {
    let report = report(&options(Some(Fault::MissingHeader)).await).await;
    let finding = &report.findings[0];
    assert!(finding.request.starts_with("curl -i -X GET 'http://127.0.0.1:"), "{finding:?}");
    assert!(finding.request.contains("-H \"Authorization: Bearer $TOKEN\""), "{finding:?}");
    assert_eq!(finding.expected, "the header X-Total");
    assert!(finding.answer.starts_with("200, application/json: {\"results\":["), "{finding:?}");
    assert!(!report.to_json().contains(KEY), "the credential is in the report");
}

#[tokio::test]
async fn a_run_keeps_to_its_limits() {
    let mut few = options(None).await;
    few.max_requests = 25;
    let stopped = report(&few).await;
    assert_eq!((stopped.requests, stopped.stopped), (25, Some(Stop::Requests)));
    let mut short = options(None).await;
    short.max_time = Duration::ZERO;
    assert_eq!(report(&short).await.stopped, Some(Stop::Seconds));
}

#[tokio::test]
async fn one_operation_can_be_driven_alone() {
    let mut one = options(None).await;
    one.only = Some("getChapter".to_owned());
    let report = report(&one).await;
    check(&report, &[]);
    assert_eq!((report.operations, report.succeeded), (1, 1));
}

#[tokio::test]
async fn a_run_that_cannot_begin_says_why() {
    let says = |options: Options, part: &'static str| async move {
        let error = run(&document(), &options, &mut |_| {}).await.expect_err("nothing to drive");
        assert!(format!("{error:#}").contains(part), "{error:#}");
    };
    let mut without = options(None).await;
    without.headers.clear();
    says(without, "wants a credential").await;
    says(Options::new("http://127.0.0.1:1").header("Authorization", KEY), "cannot be reached").await;
    says(Options::new("nowhere").header("Authorization", KEY), "is no address").await;
    let mut unknown = options(None).await;
    unknown.only = Some("nothing".to_owned());
    says(unknown, "no operation nothing").await;
}
