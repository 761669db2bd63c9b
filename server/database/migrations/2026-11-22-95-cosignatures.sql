-- What witnesses signed of the checkpoints, and a lane in which they are asked, so that one that is slow holds up nothing else.

create table log_cosignatures (
  size integer not null references log_checkpoints (size),
  -- The key of the witness as people hand it on: name, id, and key.
  witness text not null,
  -- The line of its signature.
  line text not null,
  primary key (size, witness)
);
create trigger log_cosignatures_append_only before update or delete on log_cosignatures
  for each row execute function refuse_change();
create trigger log_cosignatures_no_truncate before truncate on log_cosignatures
  for each statement execute function refuse_change();

alter table jobs drop constraint jobs_lane_check;
alter table jobs add constraint jobs_lane_check check (lane in ('mail', 'chores', 'log', 'witnesses'));
