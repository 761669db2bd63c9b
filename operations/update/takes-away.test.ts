import { expect, test } from 'vitest'
import { readMigrations } from '#server/database/migrate.ts'
import { lastRelease } from './last-release.ts'
import { isRemoval, takesAway } from './takes-away.ts'

test.each([
  'create table a (b text not null);',
  'alter table a add column b text;',
  "alter table a add column b text not null default '';",
  'alter table a drop constraint a_check, add constraint a_check check (b > 0);',
  'alter table a alter column b drop not null;',
  'create index a_b on a (b);',
  '-- We drop table a later.\nalter table a add b int generated always as identity;',
])('this only adds: %s', (sql) => {
  expect(takesAway(sql)).toEqual([])
})

test.each([
  'drop table a;',
  'alter table a drop column b;',
  'alter table a drop b;',
  'ALTER TABLE a RENAME COLUMN b TO c;',
  'alter table a rename to c;',
  'alter table a alter column b type bigint;',
  'alter table a alter b set data type bigint;',
  'alter table a alter column b set not null;',
  'alter table a add column b text not null;',
  'alter table a add b uuid not null references c;',
  'alter table a alter column b drop default;',
  'drop function a();',
])('this takes away: %s', (sql) => {
  expect(takesAway(sql)).not.toEqual([])
})

const divided = `alter table a rename to a_undivided;
create table a (like a_undivided including constraints, primary key (b)) partition by range (b);
insert into a select * from a_undivided;
select keep_grants('a_undivided', 'a');
drop table a_undivided;`

test('a divided table may take the place of one with its name, columns and grants', () => {
  expect(takesAway(divided.replace('(like', '(\n  like'))).toEqual([])
})

test.each([
  ['its columns', 'like a_undivided including constraints', 'b date'],
  ['its rows', 'insert into a select * from a_undivided;', ''],
  ['its grants', "select keep_grants('a_undivided', 'a');", ''],
  ['another table', 'drop table a_undivided;', 'drop table a_undivided; drop table c;'],
])('one that loses %s takes away', (_what, kept, changed) => {
  expect(takesAway(divided.replace('(like', '( like').replace(kept, changed))).not.toEqual([])
})

test('each migration since the last release only adds, or says that it removes what that release left unused', async () => {
  const migrations = await readMigrations()
  expect(migrations.map(({ name }) => name)).toContain(lastRelease.migrations)
  const newer = migrations.filter(({ name }) => name > lastRelease.migrations)
  const taking = newer.filter(({ sql }) => !isRemoval(sql) && takesAway(sql).length > 0)
  expect(taking.map(({ name, sql }) => `${name}: ${takesAway(sql).join(', ')}`)).toEqual([])
})
