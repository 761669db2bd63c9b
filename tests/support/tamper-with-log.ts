import type { TestApplication } from './test-application.ts'

/** Tables of the log that the database keeps append-only. */
export const guardedTables = [
  ...['events', 'receipts', 'signing_keys', 'shown_documents', 'log_leaves', 'log_places', 'log_trees'],
  ...['log_outer_leaves', 'log_checkpoints', 'log_cosignatures', 'log_days'],
]

/** As the owner of the database could: without the triggers that stop everyone else. */
export async function tamper(
  { database: { pool } }: TestApplication,
  ...statements: string[]
): Promise<void> {
  const { rows: parts } = await pool.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent::regclass::text = any ($1)',
    [guardedTables],
  )
  const tables = [...guardedTables, ...parts.map(({ name }) => name)]
  const turned = (way: string) => tables.map((table) => `alter table ${table} ${way} trigger user`)
  const loosened = [
    'alter table notifications drop constraint if exists notifications_event_fkey',
    'alter table receipt_codes drop constraint if exists receipt_codes_receipt_id_fkey',
  ]
  for (const statement of [...turned('disable'), ...loosened, ...statements, ...turned('enable')])
    await pool.query(statement)
}

const last = '(select max(id) from events)'
const withoutTrees = 'alter table log_trees drop constraint log_trees_day_fkey'
export const tamperings: [what: string, statements: string[], told: RegExp][] = [
  ['an event is deleted', ['delete from events where id = 1'], /the row was deleted/],
  ['a receipt is deleted', ['delete from receipts where id = 1'], /the row was deleted/],
  ['the newest event is deleted', [`delete from events where id = ${last}`], /the row was deleted/],
  ['an event is changed', [`update events set status_to = 'rejected' where id = 1`], /it was changed/],
  [
    'its time is changed by a second',
    [`update events set occurred_at = occurred_at + interval '1 second' where id = 2`],
    /it was changed/,
  ],
  [
    'its detail is changed',
    [`update events set detail = '{"method": "field_verification"}' where kind = 'report.verified'`],
    /it was changed/,
  ],
  [
    'somebody else did it',
    ['update events set actor_id = gen_random_uuid() where id = 1'],
    /names other people/,
  ],
  ['a receipt gets another day', [`update receipts set day = '2020-01-01' where id = 1`], /it was changed/],
  [
    'an event is put in beside the log',
    [
      `insert into events (kind, subject_kind, subject_id, actor_kind, actor_id, status_to, detail, occurred_at) select 'report.approved', subject_kind, subject_id, actor_kind, actor_id, 'approved', '{}', occurred_at from events where kind = 'report.verified'`,
    ],
    /not in the log/,
  ],
  [
    'an event is put in the past under the number of another',
    [
      'delete from events where id = 1',
      `insert into events (id, kind, subject_kind, subject_id, actor_kind, actor_id, status_from, status_to, detail, occurred_at) overriding system value select 1, 'report.approved', 'report', subject_id, actor_kind, actor_id, status_from, 'approved', detail, occurred_at from events where id = 2`,
    ],
    /it was changed/,
  ],
  [
    'two leaves change places',
    [
      'update log_places set place = place + 1000 where leaf_id in (1, 2)',
      'update log_places set place = (select place - 1000 from log_places where leaf_id = 2) where leaf_id = 1',
    ],
    /the place of a leaf was changed/,
  ],
  [
    'a row has a second leaf',
    [
      `insert into log_leaves (made_on, source, row_id, salt, personal_salt, personal, hash) select '2026-12-01', source, row_id, salt, personal_salt, personal, hash from log_leaves where id = 2`,
    ],
    /the row is in the log more than once/,
  ],
  [
    'a leaf is deleted',
    ['delete from log_places where leaf_id = 2', 'delete from log_leaves where id = 2'],
    /the root does not fit the leaves of the day/,
  ],
  [
    'the padding is changed',
    [`update log_trees set padding_seed = decode(repeat('00', 32), 'hex')`],
    /the root does not fit the leaves of the day/,
  ],
  [
    'a leaf of the outer tree is changed',
    [`update log_outer_leaves set entry = replace(entry, 'Day: ', 'Day:  ') where place = 1`],
    /the leaf of the outer tree is not the root of the day/,
  ],
  [
    'the outer tree is cut short',
    ['delete from log_checkpoints where size = 3', 'delete from log_outer_leaves where place = 2'],
    /The outer tree has 2 leaves, and there are 3/,
  ],
  [
    'a checkpoint is changed',
    [`update log_checkpoints set note = replace(note, 'localhost', 'elsewhere')`],
    /the signature does not hold/,
  ],
  [
    'the newest checkpoint is deleted',
    ['delete from log_checkpoints where size = 3'],
    /The newest checkpoint is not of the whole outer tree/,
  ],
  [
    'the newest leaves and their rows are deleted',
    [
      'delete from events where id > 4',
      `delete from log_places where day = '2026-11-22'`,
      `delete from log_leaves where made_on = '2026-11-22'`,
    ],
    /2026-11-22: the root does not fit the leaves of the day/,
  ],
  [
    'a root is changed',
    [`update log_days set root = repeat('0', 64) where day = '2026-11-21'`],
    /the signature does not hold/,
  ],
  [
    'a root is deleted',
    [withoutTrees, `delete from log_days where day = '2026-11-21'`],
    /The log does not begin with its first root/,
  ],
  [
    'the newest root is deleted, and time goes on',
    [withoutTrees, `delete from log_days where day = '2026-11-22'`],
    /No root was made after 2026-11-21/,
  ],
  [
    'an event is deleted before the log had it',
    ['delete from events where id = 1', `insert into log_waiting (source, row_id) values ('events', 77)`],
    /deleted before the log had it/,
  ],
]
