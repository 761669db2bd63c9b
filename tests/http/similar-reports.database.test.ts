import { expect, test } from 'vitest'
import { makeMatchKeys } from '#server/similar/make-match-keys.ts'
import { cast, submitted } from '#tests/cast.ts'
import { browseAs, openSite } from '#tests/support/browse.ts'
import { shownOf } from '#tests/support/shown-of.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('a report’s page shows staff what is similar, with why, and shows its owner nothing of it', async () => {
  const application = await withApplication()
  const { reporter, stranger, reviewer } = await cast(application, 'reporter', 'stranger', 'reviewer')
  const { id } = await submitted(application, reporter, { personName: 'Alhaji Musa Katagum' })
  const other = await submitted(application, stranger, { personName: 'Katagum Moussa' })
  const alone = await submitted(application, stranger, { personName: 'Akuko Ifo', evidence: 'One letter.' })
  await makeMatchKeys(application)
  const ask = await openSite(application)
  const read = async (person: typeof reviewer, reportId: string) =>
    (await (await browseAs(application, ask, person)).get(`/reports/${reportId}`)).text()

  const page = await read(reviewer, id)
  expect(page).toContain('Similar reports (')
  expect(page).toContain('href="#similar"')
  expect(page).toContain(`href="/reports/${other.id}"`)
  for (const words of [other.referenceNumber, 'Katagum Moussa', 'Musa and Moussa are spellings of one name.'])
    expect(page).toContain(words)

  const own = await read(reporter, id)
  expect(own).toContain('Alhaji Musa Katagum')
  for (const words of [other.referenceNumber, other.id, 'Moussa']) expect(own).not.toContain(words)
  expect(shownOf(own)).not.toContain('Similar reports')

  const nothing = await read(reviewer, alone.id)
  expect(nothing).toContain('No other report and no conviction shares')
  expect(nothing).not.toContain('href="#similar"')
})
