-- One capacity, of one person, on one subject, until a moment. Nothing issues a grant yet.
create table grants (
  id uuid primary key,
  subject_kind text not null,
  subject_id uuid not null,
  holder_id uuid not null references profiles on delete cascade,
  capacity text not null,
  granted_by uuid not null,
  granted_at timestamptz not null,
  -- From then on it opens nothing, also while the row is still there.
  until timestamptz not null,
  constraint grants_end check (until > granted_at)
);

-- Asked each time a subject is loaded.
create index grants_subject on grants (subject_kind, subject_id);
create index grants_holder on grants (holder_id);
