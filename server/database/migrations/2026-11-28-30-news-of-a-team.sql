-- A member of an organisation is told that something is for them, and that a seat was taken or taken back.
alter table notifications
  drop constraint notifications_event_or_own,
  add constraint notifications_event_or_own check ((event_id is not null and event_at is not null)
    or (event_id is null and event_at is null and notification_type in ('search_news', 'team_news')));
