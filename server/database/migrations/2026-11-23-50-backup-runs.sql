-- The newest run of each kind: what the panel of administrators says about backups.
create table backup_runs (
  kind text primary key check (kind in ('backup', 'drill')),
  ran_at timestamptz not null,
  seconds integer not null check (seconds >= 0),
  -- Of the sealed file.
  bytes bigint not null check (bytes >= 0)
);
