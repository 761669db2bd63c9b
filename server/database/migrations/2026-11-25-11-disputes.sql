-- Payments whose bank asks for the money back. A row names the payment and no account.
alter table payments drop constraint payments_state_check,
  add constraint payments_state_check
    check (state in ('started', 'paid', 'failed', 'abandoned', 'held', 'disputed', 'refunded'));

create table payment_disputes (
  -- As the payment service calls it.
  id text primary key check (length(id) between 1 and 64),
  reference text not null references payments (reference),
  opened_on date not null,
  -- The last day on which the site can answer it, where the payment service names one.
  answer_by date,
  outcome text check (outcome in ('won', 'lost', 'partly-lost')),
  ended_on date,
  check ((outcome is null) = (ended_on is null))
);
create index payment_disputes_reference on payment_disputes (reference);
create index payment_disputes_open on payment_disputes (opened_on) where outcome is null;

alter table trial_payments drop constraint trial_payments_play_check,
  add constraint trial_payments_play_check
    check (play in ('success', 'late', 'failure', 'abandoned', 'disputed')),
  -- What the bank decided, on a site where payments are on trial.
  add column decision text check (decision in ('won', 'lost'));
