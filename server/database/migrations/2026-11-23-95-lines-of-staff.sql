-- Who brought a member of the staff, then who brought that colleague, and so on to the first.
-- A whole line in each row, because a colleague in the middle may delete their account, and those whom one hand brought would look like strangers.
alter table profiles add column brought_through uuid[] not null default '{}';
with recursive lines (id, next, line) as (
  select id, brought_by, array[brought_by] from profiles where brought_by is not null
  union all
  select l.id, p.brought_by, l.line || p.brought_by
  from lines l join profiles p on p.id = l.next
  where p.brought_by is not null and not p.brought_by = any (l.line)
)
update profiles p set brought_through = longest.line
from (select distinct on (id) id, line from lines order by id, cardinality(line) desc) longest
where longest.id = p.id;
alter table profiles drop column brought_by;
