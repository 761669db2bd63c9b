-- A source can take a report back. Withdrawn, its text waits for its end; erased, the text, the files and the messages are gone.

alter table reports drop constraint reports_status_check;
alter table reports add constraint reports_status_check
  check (status in ('pending', 'approved', 'rejected', 'retracted', 'withdrawn'));
alter table reports add column withdrawn_on date;
alter table reports add column erased_on date;
create index reports_withdrawn on reports (withdrawn_on) where withdrawn_on is not null and erased_on is null;
