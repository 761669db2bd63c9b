-- Finds a name in its other spellings: the lexicon knows which words are written with the same letters, more or less.

-- The rules of domain/names/name-letters.ts, in the same order. A test holds the two against each other.
create function search_letters(word text) returns text language sql immutable strict parallel safe as $$
  select case when word ~ '^[a-z]{4,40}$' then
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(regexp_replace(replace(replace(regexp_replace(regexp_replace(replace(replace(
    regexp_replace(replace(regexp_replace(replace(word,
      'ph', 'f'),
      'oo|ou', 'u', 'g'),
      'ee', 'i'),
      '(at|ah|atu)$', 'a'),
      'dj', 'j'),
      'sh', 's'),
      'kh|q|ck', 'k', 'g'),
      'c(?!h)', 'k', 'g'),
      'th', 't'),
      'dh', 'd'),
      'kw(?=u)', 'k', 'g'),
      'y', 'i'),
      '([a-z])\1+', '\1', 'g'),
      '(ie|ei)$', 'i'),
      '([aeiou])h$', '\1'),
      '([a-z]{3}[^aeiou])u$', '\1')
  end
$$;

alter table search_lexicon
  add column letters text collate "C" generated always as (search_letters(word)) stored;

create index search_lexicon_letters on search_lexicon (letters) where letters is not null;

-- A report's number, or a part of it as people remember it: its beginning, or the five digits at its end.
create index public_reports_number on public_reports (reference_number text_pattern_ops);
create index public_reports_number_end on public_reports (right(reference_number, 5));
