-- What colleagues wrote when they reviewed a report: the comments sealed under the report's key, like notes.

create table peer_reviews (
  id uuid primary key,
  report_id uuid not null references reports on delete cascade,
  content_version integer not null check (content_version >= 1),
  reviewer_id uuid not null,
  -- As it was then: roles change.
  reviewer_role text not null check (reviewer_role in ('reviewer', 'officer', 'administrator')),
  review_type text not null check (review_type in ('evidence', 'method', 'fairness', 'safety', 'law')),
  sealed_comments bytea not null,
  created_at timestamptz not null
);

create index peer_reviews_report on peer_reviews (report_id, created_at desc);
