-- Searches that an account keeps, and news of them. What is searched for can be a name, so it is sealed.
create table saved_searches (
  id uuid primary key,
  holder_id uuid not null references profiles (id) on delete cascade,
  -- Its name, what is looked for and the filters.
  sealed_search bytea not null,
  alert text not null check (alert in ('off', 'daily', 'weekly')),
  -- The first day of publication that was not looked at yet.
  looked_until date not null,
  -- How many reports were found since its holder last opened it.
  news integer not null default 0 check (news >= 0),
  -- SHA-256 of the secret in the address of its feed.
  feed_hash bytea unique check (octet_length(feed_hash) = 32),
  made_on date not null
);
create index saved_searches_holder on saved_searches (holder_id);
create index saved_searches_due on saved_searches (looked_until) where alert <> 'off';

-- That a search has news is no event: an event is never deleted, and the public log has its hash.
alter table notifications
  alter column event_id drop not null,
  alter column event_at drop not null,
  add constraint notifications_event_or_own check ((event_id is not null and event_at is not null)
    or (event_id is null and event_at is null and notification_type = 'search_news'));
