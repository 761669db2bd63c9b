-- What somebody wants to be told, and where; and word of it to every process that holds an open page of theirs.

create table notification_preferences (
  user_id uuid primary key references profiles on delete cascade,
  wishes jsonb not null,
  digest text not null check (digest in ('at_once', 'daily', 'weekly')),
  updated_at timestamptz not null
);

alter table notifications
  add column in_app boolean not null default true,
  add column by_mail boolean not null default false;

drop index notifications_newest;
drop index notifications_unread;
create index notifications_newest on notifications (user_id, created_at desc, id desc) where in_app;
create index notifications_unread on notifications (user_id) where read_at is null and in_app;
create index notifications_to_mail on notifications (user_id, created_at) where read_at is null and by_mail;

-- Equal words within one transaction are sent once.
create function announce_person() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'profiles' then
    perform pg_notify('fitila_people', new.id::text);
  elsif tg_op = 'DELETE' then
    perform pg_notify('fitila_people', old.user_id::text);
  else
    perform pg_notify('fitila_people', new.user_id::text);
  end if;
  return null;
end
$$;

create trigger notifications_announced after insert or update of read_at on notifications
  for each row execute function announce_person();
create trigger profiles_announced after update on profiles
  for each row execute function announce_person();
create trigger sessions_announced after delete on sessions
  for each row execute function announce_person();
