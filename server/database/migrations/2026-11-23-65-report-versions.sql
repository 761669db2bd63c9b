-- What a report said before its source changed it. The bytes are as they were sealed, under the report's key.

create table report_versions (
  report_id uuid not null references reports on delete cascade,
  content_version integer not null check (content_version >= 1),
  sealed_words bytea not null,
  -- The day on which it was handed in. Null where no receipt tells.
  handed_in_on date,
  primary key (report_id, content_version)
);
