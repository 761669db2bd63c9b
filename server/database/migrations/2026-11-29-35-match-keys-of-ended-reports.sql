-- The match keys of reports whose text has ended are made again, because nothing may lead from a name to a deleted text.

insert into subjects_to_index (subject_id, kind)
select id, 'report' from reports where erased_on is not null
on conflict do nothing;
