-- Files that belong to a draft or to a report. Their bytes stand in the storage, sealed part by part, under random names.

create table attachments (
  id uuid primary key,
  draft_id uuid references drafts on delete cascade,
  report_id uuid references reports on delete cascade,
  storage_name text not null unique,
  -- Its key, its kind and its size. Under the vault's key while it is a draft's, then under the report's own.
  sealed_about bytea not null,
  -- How many parts have arrived; once whole, how many there are.
  parts integer not null default 0 check (parts >= 0),
  is_whole boolean not null default false,
  created_at timestamptz not null,
  constraint attachments_one_owner check ((draft_id is null) <> (report_id is null)),
  constraint attachments_report_whole check (report_id is null or is_whole)
);

create index attachments_draft on attachments (draft_id);
create index attachments_report on attachments (report_id);
