import { advanceLog } from '#server/transparency/advance-log.ts'
import { checkLog } from '#server/transparency/check-log.ts'
import type { Outcome, Recipe } from './finding.ts'
import type { World } from './world.ts'

export const ofTheLog: readonly Recipe[] = [
  {
    finding: 'A5',
    what: 'The program’s role changes a published name',
    attempt: (world) =>
      rewritten(
        world,
        `update public_reports set document = jsonb_set(document, '{personName}', '"Forged Name"')`,
      ),
  },
  {
    finding: 'A5',
    what: 'The program’s role changes the sentence of a conviction',
    attempt: (world) => rewritten(world, `update archive_records set sentence = 'Life'`),
  },
  {
    finding: 'A5',
    what: 'The program’s role makes a member of the staff',
    attempt: (world) => rewritten(world, `update profiles set role = 'officer' where username = 'hauwa'`),
  },
  ...[
    'alter table events disable trigger user',
    'delete from events where id = 1',
    'drop table log_checkpoints',
  ].map(
    (statement): Recipe => ({
      finding: 'A5',
      what: `The program’s role says: ${statement}`,
      async attempt({ asTheProgram }) {
        const code = await asTheProgram(statement)
        return { printed: code === null ? 'it was done' : `refused with ${code}`, isClosed: code !== null }
      },
    }),
  ),
]

/** Whether the check of the log names what this statement changed. Changed back afterwards, by the owner of the database. */
async function rewritten({ application, asTheProgram }: World, statement: string): Promise<Outcome> {
  const { pool } = application.database
  const [, table = '', column = ''] = /^update (\w+) set (\w+)/.exec(statement) ?? []
  const { rows } = await pool.query(`select *, ${column} as kept from ${table}`)
  await advanceLog(application)
  const code = await asTheProgram(statement)
  const { problems } = await checkLog(application, { roots: [], checkpoints: [] })
  const key = table === 'profiles' ? 'id' : table === 'archive_records' ? 'reference_number' : 'report_id'
  for (const row of rows)
    await pool.query(`update ${table} set ${column} = $1 where ${key} = $2`, [row.kept, row[key]])
  const said = problems[0] ?? 'nothing'
  return {
    printed: code === null ? `done; the check says: ${said}` : `refused with ${code}`,
    isClosed: code !== null || problems.length > 0,
  }
}
