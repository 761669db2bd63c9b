-- The kind of wrong is public, so lists show it and filter by it. Reports from before this have none.

alter table public_reports
  add column wrong_kind text generated always as (document ->> 'wrongKind') stored;

alter table search_docs add column wrong_kind text;
alter table search_docs drop column facets;
alter table search_docs add column facets text[] generated always as (
  array_remove(array['kind:' || kind, 'wrong:' || wrong_kind, 'sector:' || sector, 'state:' || state,
    case when doc is not null then 'rating:' || floor(credibility)::int end], null)) stored;
create index search_docs_words on search_docs using gin (words, facets) with (fastupdate = off);
