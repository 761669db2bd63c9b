-- What each statement of a public report rests on, its source, and the day on which that was seen.

alter table public_reports add constraint public_reports_with_status unique (report_id, status);

create table public_statements (
  report_id uuid not null references public_reports on delete cascade,
  -- Bound to the report's own status: while a statement stands, the database lets no report become a tombstone.
  report_status text not null default 'approved' check (report_status = 'approved'),
  place text not null check (
    place in ('office', 'suspectedAssets', 'declaredAssets', 'wealthSource', 'evidence')
    or place ~ '^(suspected|declared)Items\.[0-9]{1,2}$'
  ),
  mark text not null check (mark in ('document', 'classification', 'inference')),
  source text not null check (source <> ''),
  seen_on date not null,
  primary key (report_id, place),
  foreign key (report_id, report_status) references public_reports (report_id, status)
);
