-- What the table of cases is filtered by, of one edition of a report's text: sealed under the report's own key, all of one length.
create table case_headers (
  report_id uuid primary key references reports on delete cascade,
  content_version integer not null,
  sealed_header bytea not null
);

-- What waits now gets its header from the job that makes match keys, which opens it once more.
insert into subjects_to_index (subject_id, kind)
  select id, 'report' from reports where status = 'pending' and erased_on is null
  on conflict do nothing;
