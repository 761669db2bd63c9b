-- What two people handed over of a case to an authority or a newsroom: the letter and its exhibits, sealed; the days; the answer.

create table petitions (
  id uuid primary key,
  report_id uuid not null references reports on delete cascade,
  place bigint generated always as identity,
  proposed_by uuid not null,
  confirmed_by uuid not null,
  decided_on date not null,
  -- To whom, why, the letter and which files, under the key of the report.
  sealed_content bytea not null,
  sent_on date,
  answered_on date,
  -- What came back, under the key of the report.
  sealed_answer bytea,
  check (confirmed_by <> proposed_by),
  check ((answered_on is null) = (sealed_answer is null)),
  check (answered_on is null or sent_on is not null)
);

create index petitions_of_report on petitions (report_id, place);
create index petitions_of_proposer on petitions (proposed_by);
create index petitions_of_confirmer on petitions (confirmed_by);
