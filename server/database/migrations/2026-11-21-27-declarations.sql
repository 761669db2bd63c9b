-- What each member of staff declared about themselves, so that they handle nothing that is about them or their own.

create table staff_declarations (
  user_id uuid primary key references profiles on delete cascade,
  sealed_words bytea not null,
  -- The numbers of the reports that they may not see. Sealed: in clear it would tell whom a sealed report names.
  sealed_conflicts bytea not null,
  declared_at timestamptz not null,
  -- Null while it has not been compared with every report; until then it counts as none.
  compared_at timestamptz
);

alter table people_events drop constraint people_events_kind_check;
alter table people_events add constraint people_events_kind_check
  check (kind in ('person.role-changed', 'person.suspended', 'person.reinstated', 'person.declared'));
