-- A retraction can be reversed and a rejection reopened, so a report may be decided the same way twice.

drop index report_decisions_once;
create index report_decisions_of_report on report_decisions (report_id, decided_at);

alter table public_corrections drop constraint public_corrections_outcome_check;
alter table public_corrections add constraint public_corrections_outcome_check
  check (outcome in ('corrected', 'answered', 'withdrawn', 'retracted', 'restored')),
  add constraint public_corrections_of_dispute check (dispute_id is null or outcome not in ('retracted', 'restored'));
