-- Who on the staff has taken a report in hand. One row a report, so that two people never hold one.

create table report_claims (
  report_id uuid primary key references reports on delete cascade,
  holder_id uuid not null references profiles on delete cascade,
  claimed_at timestamptz not null,
  -- From then on it holds nobody back, also while the row is still there.
  expires_at timestamptz not null,
  constraint report_claims_end check (expires_at > claimed_at)
);

create index report_claims_holder on report_claims (holder_id);
