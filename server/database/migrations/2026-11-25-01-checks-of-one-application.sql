-- Checks count for the application that they looked at: what is sent again, and what is renewed, is checked again.

alter table expert_profiles add column checks_after bigint not null default 0;

-- Verifications that count already rest on the checks so far.
update expert_profiles p
set checks_after = coalesce((select max(c.number) from expert_checks c where c.expert_id = p.user_id), 0)
where p.verification_status = 'verified';
