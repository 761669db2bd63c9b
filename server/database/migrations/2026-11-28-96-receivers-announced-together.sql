-- Notifications that are written together are announced once for each of their receivers.

create function announce_receivers() returns trigger language plpgsql as $$
begin
  perform pg_notify('fitila_receivers', receiver_mark::text) from (select distinct receiver_mark from added) receivers;
  return null;
end
$$;

create or replace trigger notifications_announced after insert on notifications
  referencing new table as added
  for each statement execute function announce_receivers();
create trigger notifications_read_announced after update of read_at on notifications
  for each row execute function announce_person();
