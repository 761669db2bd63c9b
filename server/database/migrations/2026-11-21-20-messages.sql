-- What people write to us on the contact page: sealed, with the day and nothing else about who wrote.

create table messages (
  id uuid primary key,
  received_on date not null,
  sealed_words bytea not null
);

create index messages_by_day on messages (received_on, id);

create table message_keys (
  message_id uuid not null references messages on delete cascade,
  recipient text not null,
  wrapped bytea not null,
  primary key (message_id, recipient)
);
