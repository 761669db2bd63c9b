-- Reports: sealed words, wrapped keys, what staff found and decided, and what the public may see.

create table reports (
  id uuid primary key,
  reference_number text not null unique check (reference_number ~ '^WR-[0-9]{6}[1-9][0-9]{4}$'),
  owner_id uuid references profiles on delete set null,
  -- The form's own number: the same form sent twice is one report.
  submission_key uuid not null unique,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'retracted')),
  credibility_rating numeric(3, 2) not null default 0 check (credibility_rating between 0 and 5),
  content_version integer not null default 1 check (content_version >= 1),
  sealed_words bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index reports_owner on reports (owner_id, created_at desc);
create index reports_queue on reports (status, created_at, id);

create table report_keys (
  report_id uuid not null references reports on delete cascade,
  recipient text not null,
  wrapped bytea not null,
  created_at timestamptz not null,
  primary key (report_id, recipient)
);

-- A verification speaks of the words as they stood: one of an older content_version no longer counts.
create table report_verifications (
  id uuid primary key,
  report_id uuid not null references reports on delete cascade,
  content_version integer not null check (content_version >= 1),
  verifier_id uuid not null,
  method text not null check (method in ('document_check', 'field_verification', 'witness_interview')),
  sealed_notes bytea not null,
  verified_at timestamptz not null
);

create index report_verifications_report on report_verifications (report_id, content_version);

create table report_decisions (
  id uuid primary key,
  report_id uuid not null references reports on delete cascade,
  decision text not null check (decision in ('approved', 'rejected', 'retracted')),
  content_version integer not null check (content_version >= 1),
  decided_by uuid not null,
  decided_at timestamptz not null,
  sealed_reason bytea
);

create unique index report_decisions_once on report_decisions (report_id, decision);

create table public_reports (
  report_id uuid primary key references reports on delete cascade,
  reference_number text not null unique,
  status text not null check (status in ('approved', 'retracted')),
  person_name text,
  position text,
  sector text,
  state text,
  declared_assets text,
  suspected_assets text,
  wealth_source text,
  evidence text,
  relevant_links text[],
  incident_date text,
  credibility_rating numeric(3, 2),
  verification_method text,
  verified_on date,
  published_at timestamptz not null,
  retracted_at timestamptz,
  correction_notice text,
  -- The six searched fields, lower-cased and without accents.
  search_text text,
  -- A tombstone holds none of the allegation.
  constraint public_reports_tombstone check (
    case status
      when 'approved' then person_name is not null and search_text is not null and retracted_at is null
      else coalesce(
        person_name, position, sector, state, declared_assets, suspected_assets, wealth_source, evidence,
        incident_date, search_text, verification_method
      ) is null and relevant_links is null and retracted_at is not null and correction_notice is not null
    end
  )
);

create index public_reports_newest on public_reports (published_at desc, report_id desc);
