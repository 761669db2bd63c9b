-- Finding among a million: one narrow row for each thing in the public list, and a lexicon of the words in them.
-- How the parts work together is decision record 014.

-- A word is what stands between white space and ASCII punctuation; every punctuation sign is a word of its own. The text is
-- folded by domain/reports/search-text.ts before it comes here. Very long words are kept as windows that overlap by half.
create function search_words(doc text) returns tsvector language plpgsql immutable strict parallel safe as $$
declare
  signs constant text := '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~';
  found text[];
begin
  found := array_remove(
    string_to_array(translate(doc, signs || e'\n', repeat(' ', length(signs) + 1)), ' '), '');
  if exists (select from unnest(found) word where length(word) > 100) then
    found := array(
      select case when length(word) <= 100 then word else substr(word, least(start, length(word) - 99), 100) end
      from unnest(found) word, generate_series(1, greatest(1, length(word) - 50), 50) start);
  end if;
  return array_to_tsvector(
    found || array(select sign from unnest(string_to_array(signs, null)) sign where strpos(doc, sign) > 0));
end
$$;

-- All pieces of up to three letters of a word; of something that is looked for, those that a word has to have.
create function search_grams(word text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(word, start, size)), '{}')
  from generate_series(1, 3) size, generate_series(1, length(word) - size + 1) start
$$;

create function needed_grams(piece text) returns text[] language sql immutable strict parallel safe as $$
  select case when length(piece) <= 3 then array[piece] else (
    select array_agg(distinct substr(piece, start, 3)) from generate_series(1, length(piece) - 2) start) end
$$;

create function any_of_words(words text[]) returns tsquery language sql immutable strict parallel safe as $$
  select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || '''', '|')::tsquery from unnest(words) word
$$;

create table search_docs (
  id uuid primary key,
  kind text not null check (kind in ('report', 'archive')),
  report_id uuid references public_reports on delete cascade,
  archive_reference text references archive_records on delete cascade,
  listed_at timestamptz not null,
  sector text,
  state text,
  -- 0: not rated yet.
  credibility numeric(3, 2) not null,
  -- Null for a tombstone: nothing of it can be found.
  doc text,
  words tsvector generated always as (search_words(doc)) stored,
  facets text[] generated always as (
    array_remove(array['kind:' || kind, 'sector:' || sector, 'state:' || state,
      case when doc is not null then 'rating:' || floor(credibility)::int end], null)) stored,
  constraint search_docs_subject check (
    case kind when 'report' then report_id = id and report_id is not null and archive_reference is null
      else archive_reference is not null and report_id is null end)
) with (toast_tuple_target = 128);

-- Kept apart from the row, so that thousands of rows can be looked through without their texts.
alter table search_docs alter column doc set storage external, alter column words set storage external;

create index search_docs_newest on search_docs (listed_at desc, id desc);
create index search_docs_credible on search_docs (credibility desc, listed_at desc, id desc);
create index search_docs_archive on search_docs (archive_reference) where archive_reference is not null;
create unique index search_docs_report on search_docs (report_id) where report_id is not null;
-- Written through at once: a list of pending entries would have to be read by every search.
create index search_docs_words on search_docs using gin (words, facets) with (fastupdate = off);

create table search_lexicon (
  word text collate "C" primary key,
  ndoc integer not null,
  grams text[] collate "C" generated always as (search_grams(word)) stored
) with (fillfactor = 80);

create index search_lexicon_grams on search_lexicon using gin (grams) with (fastupdate = off);
create index search_lexicon_unused on search_lexicon (word) where ndoc <= 0;

create table search_facets (facet text primary key, ndoc integer not null);

-- The counts change with the rows that they count, in the same transaction, whoever writes them. In the order of the
-- word, so that two transactions do not wait for each other in a circle.
create function count_search_words(added tsvector[], removed tsvector[]) returns void language plpgsql as $$
begin
  insert into search_lexicon (word, ndoc)
    select word, sum(change) from (
      select unnest(tsvector_to_array(words)) as word, 1 as change from unnest(added) words
      union all
      select unnest(tsvector_to_array(words)), -1 from unnest(removed) words) changes
    group by word having sum(change) <> 0 order by word collate "C"
    on conflict (word) do update set ndoc = search_lexicon.ndoc + excluded.ndoc;
  -- A word of something retracted is forgotten. One that is still there stays, whatever the count says.
  delete from search_lexicon lexicon where ndoc <= 0
    and not exists (select from search_docs where words @@ any_of_words(array[lexicon.word]));
end
$$;

create function count_search_facets(added jsonb, removed jsonb) returns void language sql as $$
  insert into search_facets (facet, ndoc)
    select facet, sum(change) from (
      select jsonb_array_elements_text(added) as facet, 1 as change
      union all select jsonb_array_elements_text(removed), -1) changes
    group by facet having sum(change) <> 0 order by facet collate "C"
    on conflict (facet) do update set ndoc = search_facets.ndoc + excluded.ndoc;
  delete from search_facets where ndoc <= 0
$$;

create function count_added_search_docs() returns trigger language plpgsql as $$
begin
  perform count_search_words((select array_agg(words) from added where words is not null), '{}');
  perform count_search_facets((select jsonb_agg(facet) from added, unnest(facets) facet), '[]');
  return null;
end
$$;

create function count_removed_search_docs() returns trigger language plpgsql as $$
begin
  perform count_search_words('{}', (select array_agg(words) from removed where words is not null));
  perform count_search_facets('[]', (select jsonb_agg(facet) from removed, unnest(facets) facet));
  return null;
end
$$;

create function count_changed_search_docs() returns trigger language plpgsql as $$
begin
  perform count_search_words(
    (select array_agg(words) from added where words is not null),
    (select array_agg(words) from removed where words is not null));
  perform count_search_facets(
    (select jsonb_agg(facet) from added, unnest(facets) facet),
    (select jsonb_agg(facet) from removed, unnest(facets) facet));
  return null;
end
$$;

create trigger search_docs_added after insert on search_docs referencing new table as added
  for each statement execute function count_added_search_docs();
create trigger search_docs_removed after delete on search_docs referencing old table as removed
  for each statement execute function count_removed_search_docs();
create trigger search_docs_changed after update on search_docs referencing old table as removed new table as added
  for each statement execute function count_changed_search_docs();

-- All counts anew: after a load in bulk, which skips the triggers.
create function recount_search() returns void language plpgsql as $$
begin
  truncate search_lexicon, search_facets;
  drop index search_lexicon_grams;
  insert into search_lexicon (word, ndoc) select word, ndoc from ts_stat('select words from search_docs');
  create index search_lexicon_grams on search_lexicon using gin (grams) with (fastupdate = off);
  insert into search_facets (facet, ndoc)
    select facet, count(*) from search_docs, unnest(facets) facet group by facet;
end
$$;

-- What was approved before.
insert into search_docs (id, kind, report_id, listed_at, sector, state, credibility, doc)
  select report_id, 'report', report_id, published_at, sector, state, coalesce(credibility_rating, 0), search_text
  from public_reports;

alter table public_reports drop constraint public_reports_tombstone;
alter table public_reports drop column search_text;
alter table public_reports add constraint public_reports_tombstone check (
  case status
    when 'approved' then person_name is not null and retracted_at is null
    else coalesce(
      person_name, position, sector, state, declared_assets, suspected_assets, wealth_source, evidence,
      incident_date, verification_method
    ) is null and relevant_links is null and retracted_at is not null and correction_notice is not null
  end
);
