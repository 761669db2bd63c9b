-- Requests for a correction of a public report, sealed, and since when a report is disputed.

create table correction_requests (
  id uuid primary key,
  report_id uuid not null references public_reports on delete cascade,
  -- A keyed hash of the code with which whoever asked can look up the answer.
  code_hash bytea not null unique,
  received_on date not null,
  sealed_words bytea not null,
  withdrawn_on date
);

create index correction_requests_by_day on correction_requests (received_on, id);
create index correction_requests_of_report on correction_requests (report_id);

create table correction_request_keys (
  request_id uuid not null references correction_requests on delete cascade,
  recipient text not null,
  wrapped bytea not null,
  primary key (request_id, recipient)
);

create table disputes (
  id uuid primary key,
  report_id uuid not null references public_reports on delete cascade,
  -- Which field of the report, or `whole`.
  part text not null,
  disputed_on date not null,
  opened_by uuid not null,
  opened_at timestamptz not null
);

create index disputes_of_report on disputes (report_id);

create table correction_request_decisions (
  request_id uuid primary key references correction_requests on delete cascade,
  decision text not null check (decision in ('accepted', 'refused')),
  dispute_id uuid references disputes on delete cascade,
  decided_by uuid not null,
  decided_at timestamptz not null,
  sealed_reason bytea,
  constraint correction_request_decisions_dispute check ((decision = 'accepted') = (dispute_id is not null)),
  constraint correction_request_decisions_reason check ((decision = 'refused') = (sealed_reason is not null))
);

create index correction_request_decisions_dispute on correction_request_decisions (dispute_id);

-- The public list says it too. Null where nothing is disputed at present.
alter table public_reports add column disputed_on date;
