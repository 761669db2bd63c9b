-- Drafts of reports, sealed; and the items of a report that was made public.

create table drafts (
  id uuid primary key,
  owner_id uuid not null references profiles on delete cascade,
  -- Counts the savings, so that of two tabs the later does not overwrite the other in silence.
  version integer not null check (version >= 1),
  sealed_words bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null
);

create index drafts_owner on drafts (owner_id, updated_at desc);
create index drafts_expiry on drafts (expires_at);

alter table public_reports add column declared_items jsonb;
alter table public_reports add column suspected_items jsonb;
alter table public_reports add constraint public_reports_tombstone_items check (
  status = 'approved' or (declared_items is null and suspected_items is null)
);
