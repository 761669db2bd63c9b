-- A member may sign what they propose or confirm about accounts, convictions, experts and payments, beside decisions on reports.

alter table decision_signatures
  alter column event_id drop not null,
  alter column report_id drop not null,
  -- What was proposed or confirmed, where it is about no report. What was decided is then sealed with the server's own key.
  add column proposal_id uuid,
  add constraint decision_signatures_of_one check (num_nonnulls(report_id, proposal_id) = 1),
  add constraint decision_signatures_of_event check ((event_id is null) = (report_id is null)),
  -- Once for each step.
  add constraint decision_signatures_once unique (proposal_id, act);
