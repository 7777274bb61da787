-- phase is the part of the life that status belongs to; the queue's indexes hang on it.
CREATE TABLE deployments (
    id               BLOB    NOT NULL PRIMARY KEY,
    seq              INTEGER NOT NULL UNIQUE,
    organization_id  BLOB    NOT NULL,
    service_id       BLOB    NOT NULL,
    service_type     TEXT    NOT NULL,
    environment_id   BLOB    NOT NULL,
    cluster_id       BLOB    NOT NULL,
    operation        TEXT    NOT NULL,
    status           TEXT    NOT NULL,
    phase            TEXT    NOT NULL,
    reason           TEXT,
    message          TEXT,
    git_commit       TEXT,
    revision         INTEGER NOT NULL,
    plan             TEXT    NOT NULL,
    context          TEXT    NOT NULL,
    config_version   TEXT    NOT NULL,
    actor            TEXT    NOT NULL,
    progress         TEXT,
    created_at       INTEGER NOT NULL,
    updated_at       INTEGER NOT NULL,
    started_at       INTEGER,
    finished_at      INTEGER,
    lease_owner      BLOB,
    lease_expires_at INTEGER,
    attempt          INTEGER NOT NULL,
    phase_deadline   INTEGER,
    cancel_requested INTEGER NOT NULL
) STRICT;

-- The database itself refuses a second active, or a second queued, deployment of a service.
CREATE UNIQUE INDEX deployments_one_active ON deployments (service_id) WHERE phase = 'ACTIVE';
CREATE UNIQUE INDEX deployments_one_queued ON deployments (service_id) WHERE phase = 'QUEUED';
CREATE INDEX deployments_queue ON deployments (seq) WHERE phase = 'QUEUED';
CREATE INDEX deployments_in_progress ON deployments (seq) WHERE phase = 'ACTIVE';
CREATE INDEX deployments_busy ON deployments (cluster_id) WHERE phase = 'ACTIVE';
CREATE INDEX deployments_by_service ON deployments (service_id, seq);

CREATE TABLE service_status (
    service_id            BLOB    NOT NULL PRIMARY KEY,
    organization_id       BLOB    NOT NULL,
    service_type          TEXT    NOT NULL,
    state                 TEXT    NOT NULL,
    deployment_id         BLOB    NOT NULL,
    deployment_at         INTEGER NOT NULL,
    settled_status        TEXT,
    running_deployment_id BLOB,
    running_revision      INTEGER,
    running_since         INTEGER,
    config_version        TEXT,
    observed              TEXT    NOT NULL,
    observed_at           INTEGER,
    instances             TEXT    NOT NULL,
    reason                TEXT,
    message               TEXT,
    last_revision         INTEGER NOT NULL,
    changed_at            INTEGER NOT NULL
) STRICT;

CREATE INDEX service_status_running ON service_status (service_id) WHERE running_deployment_id IS NOT NULL;
