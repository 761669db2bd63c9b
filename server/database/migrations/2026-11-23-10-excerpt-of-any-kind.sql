-- A report on a bribe or a contract has no assets: its excerpt begins with what happened.

alter table public_reports drop column excerpt;
alter table public_reports
  add column excerpt text generated always as
    (left(coalesce(nullif(document ->> 'suspectedAssets', ''), document ->> 'whatHappened'), 241)) stored;
