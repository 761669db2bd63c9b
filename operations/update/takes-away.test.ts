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

test('each migration since the last release only adds, or says that it removes what that release left unused', async () => {
  const migrations = await readMigrations()
  expect(migrations.map(({ name }) => name)).toContain(lastRelease.migrations)
  const newer = migrations.filter(({ name }) => name > lastRelease.migrations)
  const taking = newer.filter(({ sql }) => !isRemoval(sql) && takesAway(sql).length > 0)
  expect(taking.map(({ name, sql }) => `${name}: ${takesAway(sql).join(', ')}`)).toEqual([])
})
