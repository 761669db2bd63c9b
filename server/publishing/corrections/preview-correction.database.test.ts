import { expect, test } from 'vitest'
import { buildCorrection } from '#tests/support/correction-requests.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { previewCorrection } from './preview-correction.ts'
import { proposeCorrection } from './propose-correction.ts'
import { showCorrectionDesk } from './show-proposal.ts'

test('before a correction is proposed, and before it is confirmed, staff read which other boxes still say what it takes out', async () => {
  const application = await withApplication()
  const report = await publicReport(application, {
    words: { suspectedAssets: 'A quokkahotel with sixty rooms.', evidence: 'A deed of the quokkahotel.' },
  })
  const { id, reviewer, officer } = report
  const correction = buildCorrection({
    suspectedAssets: 'A leased plot.',
    evidence: 'A deed of the quokkahotel.',
  })
  const sharing = [{ part: 'evidence', shared: ['quokkahotel'] }]
  expect(await previewCorrection(application, reviewer, id, correction)).toEqual(sharing)
  const both = { ...correction, evidence: 'A deed of the plot.' }
  expect(await previewCorrection(application, reviewer, id, both)).toEqual([])
  // Nothing was proposed by looking.
  expect((await showCorrectionDesk(application, officer, id)).proposal).toBeNull()
  await proposeCorrection(application, reviewer, id, correction)
  expect((await showCorrectionDesk(application, officer, id)).proposal).toMatchObject({ sharing })
})
