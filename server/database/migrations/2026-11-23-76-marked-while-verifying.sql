-- What a verifier says each statement rests on, sealed: the approval begins with it, so that it is not typed again.

alter table report_verifications add column sealed_statements bytea;
