-- Pages of files that an expert sees, as pictures with strips blacked out; and the answer on which a verification rests as well.

create table expert_extract_pages (
  id uuid primary key,
  assignment_id uuid not null references expert_assignments on delete cascade,
  number integer not null check (number > 0),
  -- Under the key of the assignment. Deleted when access ends.
  sealed_picture bytea not null,
  unique (assignment_id, number)
);

alter table report_verifications
  add column assignment_id uuid references expert_assignments on delete set null;
create index report_verifications_of_assignment on report_verifications (assignment_id)
  where assignment_id is not null;
