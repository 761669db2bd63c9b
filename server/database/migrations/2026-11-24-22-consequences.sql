-- What authorities and courts did after a report was published: public, with a source and a day, and decided on by two people.

create table public_consequences (
  id uuid primary key,
  report_id uuid not null references public_reports on delete cascade,
  -- Bound to the report's own status: while one is there, the database lets no report become a tombstone.
  report_status text not null default 'approved' check (report_status = 'approved'),
  kind text not null check (kind in ('investigation', 'charge', 'acquittal', 'conviction', 'recovery')),
  happened_on date not null,
  source text not null check (source <> ''),
  foreign key (report_id, report_status) references public_reports (report_id, status)
);

create index public_consequences_of_report on public_consequences (report_id, happened_on);
