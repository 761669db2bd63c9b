-- What happened to reports on each day, and how long they had waited, as sums from which the public figures are read.
-- A million reports cost no more than a hundred to show. A consumer of events adds to them.

create table daily_figures (
  day date not null,
  measure text not null
    check (measure in ('received', 'verified', 'published', 'rejected', 'corrected', 'retracted')),
  reports integer not null check (reports > 0),
  primary key (day, measure)
);

create table daily_waits (
  -- On which the wait ended.
  day date not null,
  wait text not null check (wait in ('verification', 'decision', 'correction')),
  -- In whole days.
  waited integer not null check (waited >= 0),
  reports integer not null check (reports > 0),
  primary key (day, wait, waited)
);
