-- The day on which a member of the staff last used the site, for the administrators' list of people. Of others no such day is kept.

alter table profiles add column last_used_on date;

update profiles set last_used_on = (select max(last_used_on) from sessions where user_id = profiles.id)
  where role in ('reviewer', 'officer', 'administrator');

-- Which reports a member verified or decided on is counted for that list.
create index report_verifications_verifier on report_verifications (verifier_id);
create index report_decisions_by on report_decisions (decided_by);
