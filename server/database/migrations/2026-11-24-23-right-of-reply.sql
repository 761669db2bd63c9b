-- Whether the named person was heard before a report is published, or why not; and the reply that is printed beside the report.

create table reply_notices (
  report_id uuid primary key references reports on delete cascade,
  choice text not null check (choice in ('notified', 'left_out')),
  addressee text check (addressee in ('person', 'office')),
  answer_until date,
  recorded_on date not null,
  recorded_by uuid not null,
  -- Why it was left out, under the key of the report.
  sealed_reason bytea,
  replied_on date,
  -- The reply, under the key of the report, until it is public.
  sealed_reply bytea,
  check ((choice = 'notified') = (addressee is not null and answer_until is not null)),
  check ((choice = 'left_out') = (sealed_reason is not null)),
  check (sealed_reply is null or (choice = 'notified' and replied_on is not null))
);

create index reply_notices_of_recorder on reply_notices (recorded_by);

create table public_replies (
  report_id uuid primary key references public_reports on delete cascade,
  -- Bound to the report's own status: while a reply is there, the database lets no report become a tombstone.
  report_status text not null default 'approved' check (report_status = 'approved'),
  reply text not null check (reply <> ''),
  replied_on date not null,
  foreign key (report_id, report_status) references public_reports (report_id, status)
);
