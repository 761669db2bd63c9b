-- Similar reports are found by keyed marks (decision record 031), without opening what is sealed.

-- Each row is one mark of one report or conviction. Without the key both columns are random: no two rows of one mark look alike.
create table report_marks (
  label uuid primary key,
  pointer uuid not null
);

-- Which rows of it are a subject's, sealed, so that they can be made useless when its words change.
create table marked_subjects (
  subject_id uuid primary key,
  sealed_labels bytea not null
);

-- What is new or was changed and has not been marked yet: a job does that soon afterwards.
create table subjects_to_mark (
  subject_id uuid primary key,
  kind text not null check (kind in ('report', 'conviction'))
);

create function ask_for_marks() returns trigger language plpgsql as $$
begin
  insert into subjects_to_mark (subject_id, kind) values (new.id, tg_argv[0]) on conflict do nothing;
  return null;
end
$$;

create trigger reports_ask_for_marks after insert or update of sealed_words on reports
  for each row execute function ask_for_marks('report');
create trigger archive_records_ask_for_marks after insert or update of name on archive_records
  for each row execute function ask_for_marks('conviction');

-- What was there before.
insert into subjects_to_mark (subject_id, kind) select id, 'report' from reports;
insert into subjects_to_mark (subject_id, kind) select id, 'conviction' from archive_records;
