import { randomUUID } from 'node:crypto'
import { presentReceiptCode } from '@fitila/receipts/receipt-code'
import { expect, test } from 'vitest'
import { formToken } from '#server/access/tokens.ts'
import { reports } from '#server/database/schema.ts'
import { codeOfForm } from '#server/sources/code-of-form.ts'
import { buildReport } from '#tests/cast.ts'
import { openSite } from '#tests/support/browse.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('on a full disk a source keeps what was typed, and the same form is one report with its code later', async () => {
  const application = await withApplication()
  const ask = await openSite(application)
  const { pool, queries } = application.database
  await pool.query(`
    create function no_room() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '53100'; end $$;
    create trigger no_room before insert on reports for each row execute function no_room()`)
  const formNumber = randomUUID()
  const words = buildReport()
  const token = formToken(application.keys.forms, formNumber, application.randomness.bytes(32))
  const body = () => new URLSearchParams({ ...words, formNumber, formToken: token })
  const send = () => ask('/report', { method: 'POST', body: body() })
  const refused = await send()
  expect(refused.status).toBe(503)
  const page = await refused.text()
  expect(page).toContain('We could not store this')
  expect(page, 'what was typed is in the form again').toContain(words.evidence)
  expect(await queries.select().from(reports)).toEqual([])

  await pool.query('drop trigger no_room on reports; drop function no_room()')
  const code = presentReceiptCode(codeOfForm(application, formNumber))
  for (const time of ['first', 'by the back button', 'by a reload']) {
    const taken = await send()
    expect(taken.status, time).toBe(200)
    expect(await taken.text(), time).toContain(code)
  }
  expect(await queries.select().from(reports)).toHaveLength(1)
})
