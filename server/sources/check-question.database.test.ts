import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Source } from '#domain/actor.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { askSource } from './ask-source.ts'
import { checkQuestion } from './check-question.ts'
import { tellOfPunishment } from './punishment/tell-of-punishment.ts'
import { sendReport } from './send-report.ts'
import { findVisit, returnByCode } from './visits.ts'
import { writeToStaff } from './write-to-staff.ts'

test('staff see which words of a draft only the source told: in the report, in messages and in follow-ups', async () => {
  const application = await withApplication()
  const { reviewer } = await cast(application, 'reviewer')
  const source = await sent(application)
  await writeToStaff(application, source, null, { message: 'I was with Hauwa near gate 17.' })
  const text = 'They sent me to Birnin Gwari.'
  await tellOfPunishment(application, source, null, { 'what.transferred': 'on', text })
  const message = 'Did Misali meet Hauwa at gate 17 in Gwari, quokka?'
  expect(await wordsFor(application, reviewer, source, message)).toEqual(['Misali', 'Hauwa', '17', 'Gwari'])
  expect(await everyRow(application)).not.toContain('quokka')
})

test('what staff wrote to the source before is no news to anyone', async () => {
  const application = await withApplication()
  const { reviewer } = await cast(application, 'reviewer')
  const source = await sent(application)
  await askSource(application, reviewer, source.reportId, { message: 'Is it about Misali Kirkira?' })
  const message = 'Where does Misali work?'
  expect(await wordsFor(application, reviewer, source, message)).toEqual([])
})

test('only staff who may ask see anything of it', async () => {
  const application = await withApplication()
  const { stranger, observer } = await cast(application, 'stranger', 'observer')
  const { reportId } = await sent(application)
  for (const person of [stranger, observer])
    await expect(checkQuestion(application, person, reportId, { message: 'Who?' })).rejects.toMatchObject({
      kind: 'not-found',
    })
})

async function sent(application: TestApplication): Promise<Source> {
  const { code } = await sendReport(application, { ...buildReport(), formNumber: randomUUID() }, null)
  const source = await findVisit(application, await returnByCode(application, { sourceCode: code }, null))
  if (!source) throw new Error('the visit was not opened')
  return source
}

async function wordsFor(
  application: TestApplication,
  reviewer: Parameters<typeof checkQuestion>[1],
  { reportId }: Source,
  message: string,
) {
  return (await checkQuestion(application, reviewer, reportId, { message })).map(({ words }) => words)
}
