-- The glossary calls what similar reports are found by a match key. Only names change: keys and sealed labels stay as they are.

alter table report_marks rename to match_keys;
alter table marked_subjects rename to match_key_subjects;
alter table subjects_to_mark rename to subjects_to_index;

create or replace function ask_for_marks() returns trigger language plpgsql as $$
begin
  insert into subjects_to_index (subject_id, kind) values (new.id, tg_argv[0]) on conflict do nothing;
  return null;
end
$$;
alter function ask_for_marks() rename to ask_for_match_keys;
alter trigger archive_records_ask_for_marks on archive_records rename to archive_records_ask_for_match_keys;
