-- Where a conviction is written down, and what became of it; and the reports that the archive's records stand beside.

alter table archive_records
  add column id uuid not null default gen_random_uuid() unique,
  -- In small letters and without accents, made by domain/archive/same-conviction.ts: the second run finds the first one's rows.
  add column identity text unique,
  add column law_sections text not null default '',
  add column charge_no text not null default '',
  add column judge text not null default '',
  add column option_of_fine text not null default '',
  add column forfeiture text not null default '',
  add column restitution text not null default '',
  add column appeal_status text not null default 'none_known'
    check (appeal_status in ('none_known', 'pending', 'upheld', 'reduced')),
  add column appeal_date text not null default '',
  add column source_url text not null default '',
  add column source_publisher text not null default '',
  add column source_date text not null default '',
  add column checked_by text not null default '',
  add column checked_on text not null default '',
  add column notes text not null default '',
  add column imported_by uuid,
  add column imported_at timestamptz,
  -- An invented sample has no source. Everything else has one.
  add constraint archive_records_source check (is_sample or (source_url <> '' and identity is not null));
