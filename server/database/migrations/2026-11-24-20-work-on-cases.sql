-- What staff put on a case while they work on it: labels from a list, a day by which it is due, and notes that are sealed.

create table case_work (
  report_id uuid primary key references reports on delete cascade,
  labels text[] not null default '{}' check (cardinality(labels) <= 20),
  due_on date
);

create index case_work_due on case_work (due_on) where due_on is not null;

create table case_notes (
  id uuid primary key,
  report_id uuid not null references reports on delete cascade,
  author_id uuid not null,
  written_on date not null,
  place bigint generated always as identity,
  sealed_note bytea not null
);

create index case_notes_of_report on case_notes (report_id, place);
create index case_notes_of_author on case_notes (author_id);
