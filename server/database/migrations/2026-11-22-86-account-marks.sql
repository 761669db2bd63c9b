-- A copy of the database no longer tells which account sent which report: marks take the place of accounts. The next start writes them, with the key.

alter table reports drop constraint reports_owner_id_fkey;
alter table reports rename column owner_id to owner_mark;
alter table drafts drop constraint drafts_owner_id_fkey;
alter table drafts rename column owner_id to owner_mark;
alter table notifications drop constraint notifications_user_id_fkey;
alter table notifications rename column user_id to receiver_mark;

create or replace function announce_person() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'profiles' then
    perform pg_notify('fitila_people', new.id::text);
  elsif tg_table_name = 'notifications' then
    perform pg_notify('fitila_receivers', coalesce(new.receiver_mark, old.receiver_mark)::text);
  elsif tg_op = 'DELETE' then
    perform pg_notify('fitila_people', old.user_id::text);
  else
    perform pg_notify('fitila_people', new.user_id::text);
  end if;
  return null;
end
$$;

-- What only the sender of a report does says so by its kind. The log keeps its commitment to who it was, and loses what would open it.
alter table events disable trigger user;
update events set actor_id = '00000000-0000-0000-0000-000000000000'
  where kind in ('report.submitted', 'report.edited') and actor_id is not null;
alter table events enable trigger user;
update log_entries set personal_salt = null
  where source = 'events' and personal_salt is not null
    and row_id in (select id from events where kind in ('report.submitted', 'report.edited') and former_id is null);
