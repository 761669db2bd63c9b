-- A board keeps its weekly files on a chosen weekday, and its monthly ones on a chosen day of the month. It keeps the days that it had.
alter table team_boards
  -- 0 for a Sunday.
  add column files_weekday smallint not null default 1 check (files_weekday between 0 and 6),
  -- A month that lacks this day has its file on its last day.
  add column files_month_day smallint not null default 1 check (files_month_day between 1 and 31),
  -- Since which day these days are chosen. Null: since the board was made.
  add column files_since date;
update team_boards set
  files_weekday = extract(dow from last.day),
  files_month_day = extract(day from last.day)
from (
  select b.id, coalesce(max(f.made_on), b.made_on) as day
  from team_boards b left join team_files f on f.board_id = b.id
  group by b.id
) as last
where last.id = team_boards.id and files_every is not null;
