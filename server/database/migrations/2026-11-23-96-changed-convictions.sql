-- Two people can change a conviction in its place. The reader sees on which day, and what they say of it.
alter table archive_records
  add column changed_on date,
  add column change_note text not null default '',
  add constraint archive_records_changed check ((changed_on is null) = (change_note = '')),
  add constraint archive_records_withdrawn_unchanged check (withdrawn_on is null or changed_on is null);
