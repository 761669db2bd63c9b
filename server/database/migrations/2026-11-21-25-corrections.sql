-- Corrections of public reports: proposed by one member of staff, confirmed by another; and the log that everybody can read.

create table corrections (
  id uuid primary key,
  report_id uuid not null references public_reports on delete cascade,
  dispute_id uuid references disputes on delete cascade,
  outcome text not null check (outcome in ('corrected', 'answered', 'withdrawn')),
  sealed_proposal bytea not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decision text check (decision in ('confirmed', 'declined')),
  decided_by uuid,
  decided_at timestamptz,
  constraint corrections_decision check (num_nulls(decision, decided_by, decided_at) in (0, 3)),
  constraint corrections_dispute check (outcome = 'corrected' or dispute_id is not null)
);

-- Each proposal is about the words as they stand, so a second one waits until the first is decided.
create unique index corrections_one_open on corrections (report_id) where decision is null;

create table public_corrections (
  id uuid primary key,
  report_id uuid not null references public_reports on delete cascade,
  reference_number text not null,
  -- A dispute ends once.
  dispute_id uuid unique references disputes on delete cascade,
  outcome text not null check (outcome in ('corrected', 'answered', 'withdrawn', 'retracted')),
  parts text[] not null,
  words text not null,
  disputed_on date,
  published_at timestamptz not null
);

create index public_corrections_newest on public_corrections (published_at desc, id desc);
create index public_corrections_of_report on public_corrections (report_id, published_at);

-- When the words were last corrected, and when anything public about it last changed.
alter table public_reports add column corrected_at timestamptz;
alter table public_reports add column changed_at timestamptz;

-- What was taken back before there was a log.
insert into public_corrections (id, report_id, reference_number, outcome, parts, words, published_at)
  select gen_random_uuid(), report_id, reference_number, 'retracted', '{whole}', correction_notice, retracted_at
  from public_reports where status = 'retracted';

create index public_reports_disputed on public_reports (disputed_on) where disputed_on is not null;
