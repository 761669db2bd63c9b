-- Where search_docs is on several servers, a job counts its words and facets from these rows.
-- No trigger of a statement is possible there. Empty on one server, where triggers count. Decision record 366.

create table search_changes (
  id bigint generated always as identity primary key,
  added tsvector,
  removed tsvector,
  added_facets text[] not null default '{}',
  removed_facets text[] not null default '{}'
);

-- Counts what waits, in its order and by one at a time: a word is never taken away before it was added.
create function count_search_changes(most integer) returns integer language plpgsql as $$
declare
  taken integer;
  changes jsonb;
  words_added tsvector[];
  words_removed tsvector[];
begin
  perform pg_advisory_xact_lock(hashtextextended('search-changes', 0));
  with gone as (
    delete from search_changes where id in (select id from search_changes order by id limit most) returning *
  )
  select count(*), array_agg(added) filter (where added is not null), array_agg(removed) filter (where removed is not null),
    jsonb_build_object('added', coalesce(jsonb_agg(to_jsonb(added_facets)) , '[]'), 'removed', coalesce(jsonb_agg(to_jsonb(removed_facets)), '[]'))
    into taken, words_added, words_removed, changes from gone;
  if taken = 0 then return 0; end if;
  insert into search_lexicon (word, ndoc)
    select word, sum(change) from (
      select unnest(tsvector_to_array(words)) as word, 1 as change from unnest(words_added) words
      union all
      select unnest(tsvector_to_array(words)), -1 from unnest(words_removed) words) changed
    group by word having sum(change) <> 0 order by word collate "C"
    on conflict (word) do update set ndoc = search_lexicon.ndoc + excluded.ndoc;
  delete from search_lexicon where ndoc <= 0;
  perform count_search_facets(
    (select coalesce(jsonb_agg(facet), '[]') from jsonb_array_elements(changes -> 'added') each, jsonb_array_elements(each) facet),
    (select coalesce(jsonb_agg(facet), '[]') from jsonb_array_elements(changes -> 'removed') each, jsonb_array_elements(each) facet));
  return taken;
end
$$;

-- All counts anew, and what waited is in them.
create or replace function recount_search() returns void language plpgsql as $$
begin
  truncate search_changes, search_lexicon, search_facets;
  drop index search_lexicon_grams;
  insert into search_lexicon (word, ndoc) select word, ndoc from ts_stat('select words from search_docs');
  create index search_lexicon_grams on search_lexicon using gin (grams) with (fastupdate = off);
  insert into search_facets (facet, ndoc)
    select facet, count(*) from search_docs, unnest(facets) facet group by facet;
end
$$;

-- In place of the foreign keys that a distributed table cannot have: what is gone is not found. The command that distributes makes
-- the triggers.
create function unlist_removed_report() returns trigger language plpgsql as $$
begin
  delete from search_docs where id = old.report_id;
  return null;
end
$$;

create function unlist_removed_conviction() returns trigger language plpgsql as $$
begin
  delete from search_docs where id = old.id;
  return null;
end
$$;
