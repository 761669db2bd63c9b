-- The day on which an expert was last reminded of work that is due, so that each reminder goes once.

alter table expert_assignments add column reminded_on date;
