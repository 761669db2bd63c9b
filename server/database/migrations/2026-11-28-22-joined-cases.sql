-- Which other reports staff treat as the same wrong. Sealed under the report's own key: no row says with which.
create table case_joins (
  report_id uuid primary key references reports on delete cascade,
  sealed_others bytea not null
);
