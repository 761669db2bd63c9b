-- What an expert is asked about one report: a question and an extract, under a key of their own. The report itself is never theirs.

create table expert_assignments (
  id uuid primary key,
  number integer not null generated always as identity unique,
  report_id uuid not null references reports on delete cascade,
  -- Null once that account is deleted.
  expert_id uuid references profiles on delete set null,
  area text not null,
  zone text not null,
  effort_hours integer not null check (effort_hours > 0),
  state text not null check (state in
    ('invited', 'cleared', 'accepted', 'answered', 'closed', 'declined', 'conflicted', 'lapsed', 'withdrawn')),
  invited_by uuid not null,
  invited_on date not null,
  lapses_on date not null,
  due_on date not null,
  accepted_on date,
  undertaking integer,
  answered_on date,
  ended_on date,
  sealed_question bytea not null,
  -- Emptied when access ends.
  sealed_extract bytea,
  sealed_draft bytea,
  sealed_answer bytea,
  conversation_id uuid references conversations on delete set null,
  constraint expert_assignments_signed check ((accepted_on is null) = (undertaking is null)),
  constraint expert_assignments_ended check ((ended_on is not null) = (state in
    ('closed', 'declined', 'conflicted', 'lapsed', 'withdrawn'))),
  constraint expert_assignments_emptied check (ended_on is null or (sealed_extract is null and sealed_draft is null))
);

create index expert_assignments_of_report on expert_assignments (report_id);
create index expert_assignments_of_expert on expert_assignments (expert_id);

alter table sealed_keys
  add column assignment_id uuid generated always as (case subject_kind when 'assignment' then subject_id end) stored
    references expert_assignments on delete cascade,
  drop constraint sealed_keys_subject_kind_check,
  add constraint sealed_keys_subject_kind_check check (subject_kind in ('report', 'conversation', 'assignment'));
create index sealed_keys_of_assignment on sealed_keys (assignment_id) where assignment_id is not null;

alter table conversations
  drop constraint conversations_kind_check,
  add constraint conversations_kind_check check (kind in ('contact', 'correction', 'source', 'expert'));

-- What an expert is told names no report.
alter table notifications alter column report_id drop not null;
