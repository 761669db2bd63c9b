-- The sweep and the preview of a period look for the oldest reports of a status.

create index reports_to_end on reports (status, updated_at) where erased_on is null;
