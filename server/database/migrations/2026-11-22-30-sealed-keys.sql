-- One table of wrapped keys for whatever has a key of its own, and one shape for conversations: messages and requests move into it.

create table conversations (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'correction')),
  -- Which report it is about.
  report_id uuid references reports on delete cascade,
  opened_on date not null,
  -- The day on which it was settled; null while it is open.
  closed_on date,
  constraint conversations_about check ((kind = 'contact') = (report_id is null)),
  constraint conversations_order check (closed_on >= opened_on)
);

create index conversations_by_day on conversations (kind, opened_on, id);
create index conversations_of_report on conversations (report_id) where report_id is not null;

-- Messages are counted from 1, so that their order needs no moment.
create table conversation_messages (
  conversation_id uuid not null references conversations on delete cascade,
  number integer not null check (number >= 1),
  side text not null check (side in ('visitor', 'staff', 'source', 'expert')),
  sent_on date not null,
  sealed_content bytea not null,
  primary key (conversation_id, number)
);

-- A key is deleted with its subject and cannot be stored for one that is gone: each kind of subject has a foreign key.
-- The table holds no moment, because the moment of a key would be the moment of its message.
create table sealed_keys (
  subject_kind text not null check (subject_kind in ('report', 'conversation')),
  subject_id uuid not null,
  recipient text not null,
  wrapped bytea not null,
  -- The name that the key and its texts are bound to. Conversations from before this migration were sealed as if they were reports.
  bound_as text not null,
  report_id uuid generated always as (case subject_kind when 'report' then subject_id end) stored
    references reports on delete cascade,
  conversation_id uuid generated always as (case subject_kind when 'conversation' then subject_id end) stored
    references conversations on delete cascade,
  -- Without the kind, so that a key cannot be copied to a subject of another kind that is given the same id.
  primary key (subject_id, recipient),
  constraint sealed_keys_bound_as
    check (bound_as = subject_kind or (subject_kind = 'conversation' and bound_as = 'report'))
);

create index sealed_keys_of_report on sealed_keys (report_id) where report_id is not null;
create index sealed_keys_of_conversation on sealed_keys (conversation_id) where conversation_id is not null;

insert into conversations (id, kind, opened_on) select id, 'contact', received_on from messages;

insert into conversations (id, kind, report_id, opened_on, closed_on)
select id, 'correction', report_id, received_on, case when settled_on is not null then greatest(received_on, settled_on) end
from (
  select r.id, r.report_id, r.received_on, least(
    r.withdrawn_on,
    case d.decision when 'refused' then (d.decided_at at time zone 'Africa/Lagos')::date end,
    (c.published_at at time zone 'Africa/Lagos')::date,
    (p.retracted_at at time zone 'Africa/Lagos')::date) as settled_on
  from correction_requests r
  join public_reports p on p.report_id = r.report_id
  left join correction_request_decisions d on d.request_id = r.id
  left join public_corrections c on c.dispute_id = d.dispute_id
) settled;

insert into conversation_messages (conversation_id, number, side, sent_on, sealed_content)
select id, 1, 'visitor', received_on, sealed_words from messages
union all
select id, 1, 'visitor', received_on, sealed_words from correction_requests
union all
select request_id, 2, 'staff', (decided_at at time zone 'Africa/Lagos')::date, sealed_reason
from correction_request_decisions where sealed_reason is not null;

insert into sealed_keys (subject_kind, subject_id, recipient, wrapped, bound_as)
select 'report', report_id, recipient, wrapped, 'report' from report_keys
union all
select 'conversation', message_id, recipient, wrapped, 'report' from message_keys
union all
select 'conversation', request_id, recipient, wrapped, 'report' from correction_request_keys;

drop table report_keys, message_keys, correction_request_keys, messages;

-- What a request has besides its conversation. Checked at the commit, so that the code decides first whether the form was sent before.
alter table correction_requests
  drop column report_id,
  drop column received_on,
  drop column sealed_words,
  add constraint correction_requests_conversation
    foreign key (id) references conversations on delete cascade deferrable initially deferred;

alter table correction_request_decisions
  drop constraint correction_request_decisions_reason,
  drop column sealed_reason;
