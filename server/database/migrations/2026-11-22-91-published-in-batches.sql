-- An approved report waits for its batch as a proposal does. When it became public, nobody confirmed it: time did.

alter table proposals drop constraint proposals_state_check;
alter table proposals add constraint proposals_state_check check (
  state in ('waiting', 'agreed', 'unconfirmed', 'confirmed', 'alone', 'published', 'declined', 'withdrawn', 'lapsed')
);
