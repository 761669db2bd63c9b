-- Payments that were given back, and the time that went with them.
alter table payments drop constraint payments_state_check,
  add constraint payments_state_check
    check (state in ('started', 'paid', 'failed', 'abandoned', 'held', 'refunded'));
alter table plan_periods drop constraint plan_periods_ended_why_check,
  add constraint plan_periods_ended_why_check check (ended_why in ('upgraded', 'moved', 'given-back'));
