-- The list of all that was decided has the newest first. Without an index of its own a page of it sorts every decided report.
create index reports_decided on reports (created_at, id) where status <> 'pending';
