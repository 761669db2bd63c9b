-- The text of a report that waits for no one ends on a day that was announced, unless two people keep it for a court.

create table report_endings (
  report_id uuid primary key references reports on delete cascade,
  -- From this day on it is deleted.
  ends_on date not null,
  -- The newest warning: how many days before.
  warned smallint not null check (warned in (30, 7, 1))
);

create index report_endings_on on report_endings (ends_on);

create table legal_holds (
  report_id uuid primary key references reports on delete cascade,
  set_on date not null,
  -- The last day on which it is kept.
  until date not null check (until >= set_on),
  proposed_by uuid not null,
  -- Null where no second person existed, and its public notice was over.
  confirmed_by uuid check (confirmed_by <> proposed_by),
  -- Which court or authority asks, and by which order, under the key of the report.
  sealed_reason bytea not null
);

create index legal_holds_of_proposer on legal_holds (proposed_by);
create index legal_holds_of_confirmer on legal_holds (confirmed_by);
