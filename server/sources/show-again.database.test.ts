import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { buildReport } from '#tests/cast.ts'
import { publicReport } from '#tests/support/public-report.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { saveForLater } from './save-for-later.ts'
import { sendReport } from './send-report.ts'
import { sealShown, showAgain } from './show-again.ts'
import { sendTip } from './tips/send-tip.ts'

test('the page that showed a code can ask for it again for fifteen minutes, and for nothing else', async () => {
  const application = await withApplication()
  const formNumber = randomUUID()
  const { code, words, referenceNumber } = await sendReport(
    application,
    { ...buildReport(), formNumber },
    null,
  )
  const again = sealShown(application, 'report', formNumber)
  expect(again).not.toContain(formNumber)
  application.later(minutes(14))
  expect(await showAgain(application, again)).toEqual({ kind: 'report', code, words, referenceNumber })
  application.later(minutes(1))
  await refused(application, again)
})

test('a saved report comes with all that was typed, and a tip with its code', async () => {
  const application = await withApplication()
  const formNumber = randomUUID()
  const { shown } = await saveForLater(application, { evidence: 'One.', formNumber }, null)
  const ofDraft = await showAgain(application, sealShown(application, 'draft', formNumber))
  expect(ofDraft).toMatchObject({ kind: 'draft', shown, draft: { values: { evidence: 'One.' } } })
  const { id } = await publicReport(application)
  const tip = await sendTip(application, id, { message: 'One.', formNumber }, null)
  expect(await showAgain(application, sealShown(application, 'tip', formNumber))).toEqual({
    ...{ kind: 'tip', code: tip.code, words: tip.words },
  })
})

test('a form that made nothing, and a text that was changed, are refused alike', async () => {
  const application = await withApplication()
  const formNumber = randomUUID()
  await refused(application, sealShown(application, 'report', formNumber))
  await refused(application, sealShown(application, 'draft', formNumber))
  await sendReport(application, { ...buildReport(), formNumber }, null)
  const again = sealShown(application, 'report', formNumber)
  await refused(application, `${again.slice(0, -6)}AAAAAA`)
  for (const nothing of ['', formNumber, undefined]) await refused(application, nothing)
})

async function refused(application: TestApplication, again: string | undefined): Promise<void> {
  await expect(showAgain(application, again)).rejects.toMatchObject({ code: 'code-not-again' })
}
