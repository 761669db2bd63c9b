-- Jobs run in lanes that do not wait for each other, and work that is done regularly has slots, each of which is run once.

alter table jobs add column lane text not null default 'chores' check (lane in ('mail', 'chores', 'log'));
-- A job that fails is not tried again from this moment on. Null where only the number of tries ends it.
alter table jobs add column retry_until timestamptz;

-- What enqueued itself until now is in the schedule, under the same names or under none.
delete from jobs where kind in ('sweep', 'reports.mark', 'log.advance', 'drafts.sweep', 'attachments.sweep');
update jobs set lane = 'mail';

drop index jobs_due;
create index jobs_due on jobs (lane, run_at);

create table schedule_slots (
  name text primary key,
  -- The newest slot of which a job was made.
  started_at timestamptz not null
);
