-- A source who is punished for a report tells it as a follow-up, in a conversation of its own beside the report.

alter table conversations
  drop constraint conversations_kind_check,
  add constraint conversations_kind_check
    check (kind in ('contact', 'correction', 'source', 'expert', 'tip', 'punishment'));
