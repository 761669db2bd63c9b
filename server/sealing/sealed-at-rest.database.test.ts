import { expect, test } from 'vitest'
import { verifyReport } from '#server/cases/verify-report.ts'
import { publicReports, sealedKeys } from '#server/database/schema.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { retractReport } from '#server/publishing/retract-report.ts'
import { showReport } from '#server/report-view/show-report.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { buildReport, buildStatements, cast, submitted } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import { rejectedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { refuseForeignKeys } from './refuse-foreign-keys.ts'

// One word for each field, found nowhere else.
const words = {
  personName: 'quokkaname',
  position: 'quokkaoffice',
  declaredAssets: 'quokkadeclared',
  suspectedAssets: 'quokkasuspected',
  wealthSource: 'quokkasource',
  evidence: 'quokkaevidence',
  relevantLinks: 'https://quokkalink.example.org/',
  incidentDate: '1987-06-05',
}
const markers = [...Object.values(words), 'works_housing_transport', 'Kaduna']
const verification = { method: 'document_check', notes: 'quokkanotes' }

test('what was submitted, edited, verified and rejected is in no column in clear', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter, words)
  await editReport(application, reporter, id, buildReport({ ...words, evidence: 'quokkaedited' }))
  await verifyReport(application, reviewer, id, verification)
  await rejectedByTwo(application, officer, id, { reason: 'quokkareason' })

  const rows = await everyRow(application)
  expect(rows).toContain('report.rejected')
  for (const marker of [...markers, 'quokka']) expect(rows.toLowerCase()).not.toContain(marker.toLowerCase())
})

test('approval writes the words into the public projection and what is searched, and nowhere else; notes stay sealed', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter, words)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())

  const lines = (await everyRow(application)).split('\n').filter((line) => line.includes('quokka'))
  const tables = new Set(lines.map((line) => line.slice(0, line.indexOf(':'))))
  expect([...tables].toSorted()).toEqual(['public_reports', 'search_docs', 'search_lexicon'])
  const projection = lines.find((line) => line.startsWith('public_reports: '))
  for (const marker of markers) expect(projection).toContain(marker)
  expect(lines.join()).not.toContain('quokkanotes')
})

test('the public projection names neither the reporter nor who verified', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter, words)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())

  const projection = JSON.stringify(await application.database.queries.select().from(publicReports))
  for (const person of [reporter, reviewer, officer])
    for (const secret of [person.id, person.username]) expect(projection).not.toContain(secret)
})

test('after a retraction no word of the allegation is in clear any more', async () => {
  const application = await withApplication()
  const { reporter, reviewer, officer } = await cast(application, 'reporter', 'reviewer', 'officer')
  const { id } = await submitted(application, reporter, words)
  await verifyReport(application, reviewer, id, verification)
  await approveReport(application, officer, id, buildStatements())
  await retractReport(application, officer, id, { reason: 'It named the wrong person.' })

  const rows = await everyRow(application)
  for (const marker of markers) expect(rows).not.toContain(marker)
  expect(rows).toContain('It named the wrong person.')
})

test('sealed words that were changed in the database, or moved to another report, are not shown', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const one = await submitted(application, reporter, words)
  const other = await submitted(application, reporter)
  const { pool } = application.database
  await pool.query('update reports set sealed_words = (select sealed_words from reports where id = $1)', [
    one.id,
  ])

  await expect(showReport(application, reporter, other.id)).rejects.toMatchObject({ code: 'seal-broken' })
  await pool.query('update reports set content_version = 2 where id = $1', [one.id])
  await expect(showReport(application, reporter, one.id)).rejects.toMatchObject({ code: 'seal-broken' })
})

test('with another key file than the one that sealed the reports Fitila does not start', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { database, vault } = application
  await expect(refuseForeignKeys(database, 'server:another', 'x.key')).resolves.toBeUndefined()
  await submitted(application, reporter)

  await expect(refuseForeignKeys(database, vault.recipient.name, 'x.key')).resolves.toBeUndefined()
  await expect(refuseForeignKeys(database, 'server:another', 'x.key')).rejects.toThrow(
    /sealed with another key .* Put the right key file back\.$/,
  )
})

test('each report has its own key, which only the server’s key opens', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await submitted(application, reporter)
  await submitted(application, reporter)
  const keys = await application.database.queries.select().from(sealedKeys)
  expect(new Set(keys.map(({ wrapped }) => wrapped.toString('hex'))).size).toBe(2)
  expect(new Set(keys.map(({ recipient }) => recipient))).toEqual(new Set([application.vault.recipient.name]))
})
