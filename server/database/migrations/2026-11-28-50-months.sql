-- What a table needs that PostgreSQL divides into months: a partition for each, and another for the rest.

-- Makes the partition of one month. Rows of that month that wait in the partition of the rest move into it, unless another table
-- refers to them: then they stay, and the month is not made. Asked by the owner of the table alone.
create function make_month(divided text, month date) returns boolean language plpgsql set lock_timeout = '500ms' as $$
declare
  rest text := divided || '_rest';
  made text := divided || to_char(month, '"_"YYYY"_"MM');
  key text;
  type regtype;
  first text;
  next text;
  others text;
  is_waiting boolean;
begin
  if extract(day from month) <> 1 then raise exception 'a month begins on its first day'; end if;
  if to_regclass(format('public.%I', made)) is not null then return false; end if;
  select a.attname, a.atttypid into strict key, type from pg_partitioned_table p
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    where p.partrelid = format('public.%I', divided)::regclass;
  first := to_char(month, 'YYYY-MM-DD');
  next := to_char(month + interval '1 month', 'YYYY-MM-DD');
  -- A month begins at midnight in Nigeria.
  if type = 'timestamptz'::regtype then
    first := first || ' 00:00+01';
    next := next || ' 00:00+01';
  end if;
  -- In this order, and for half a second at most: who writes holds what refers to these rows last, and is never caught in a circle.
  select string_agg(distinct conrelid::regclass::text, ', ') into others from pg_constraint
    where contype = 'f' and conparentid = 0 and confrelid = format('public.%I', divided)::regclass;
  if others is not null then execute format('lock table %s in share row exclusive mode', others); end if;
  execute format('lock table public.%I in access exclusive mode', rest);
  execute format('select exists (select from public.%I where %I >= %L and %2$I < %4$L)', rest, key, first, next) into is_waiting;
  if is_waiting and others is not null then return false; end if;

  execute format('create table public.%I (like public.%I including defaults including constraints including indexes including storage)',
    made, divided);
  if is_waiting then
    execute format('alter table public.%I disable trigger user', rest);
    execute format('with moved as (delete from public.%I where %I >= %L and %2$I < %4$L returning *) insert into public.%5$I select * from moved',
      rest, key, first, next, made);
    execute format('alter table public.%I enable trigger user', rest);
  end if;
  execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)', divided, made, first, next);
  -- A trigger for each row comes with the table, one against emptying it does not.
  if exists (select from pg_trigger where tgrelid = format('public.%I', divided)::regclass and tgname = divided || '_no_truncate') then
    execute format('create trigger %I before truncate on public.%I for each statement execute function refuse_change()',
      made || '_no_truncate', made);
  end if;
  return true;
end
$$;
revoke execute on function make_month from public;

-- The role that works with a table goes on with the one that takes its place, from the same moment.
create function keep_grants(old regclass, new regclass) returns void language plpgsql as $$
declare
  part record;
begin
  for part in
    select coalesce(nullif(a.grantee, 0)::regrole::text, 'public') as grantee, a.privilege_type as what, null as field, c.relkind
      from pg_class c, aclexplode(c.relacl) a where c.oid = old and a.grantee <> c.relowner
    union all
    select coalesce(nullif(a.grantee, 0)::regrole::text, 'public'), a.privilege_type, f.attname, c.relkind
      from pg_class c join pg_attribute f on f.attrelid = c.oid, aclexplode(f.attacl) a where c.oid = old and a.grantee <> c.relowner
  loop
    execute format('grant %s %s on %s %s to %s', part.what, case when part.field is null then '' else format('(%I)', part.field) end,
      case part.relkind when 'S' then 'sequence' else 'table' end, new, part.grantee);
  end loop;
end
$$;
revoke execute on function keep_grants from public;
