import { RuleBroken } from '#domain/errors.ts'
import { daysKept } from '#domain/retention/retention.ts'
import { bringFiles } from '#server/sources/bring-files.ts'
import { discardDraft } from '#server/sources/discard-draft.ts'
import { filesOfForm } from '#server/sources/files-of-source.ts'
import { type SourceDraft, saveForLater } from '#server/sources/save-for-later.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { sealShown, showAgain } from '#server/sources/show-again.ts'
import { startBetter } from '#server/sources/start-better.ts'
import { checkPage, lookOver } from '#server/writing/check-page.ts'
import type { Visit } from '../../door.ts'
import type { FormFields } from '../../refused-form.ts'
import { isAboutFiles, removedFile } from '../files/removed-file.ts'
import { formFieldsOf } from '../parts/form-fields-of.ts'
import { turnPage } from '../writing/turn-page.ts'

type Sender = Pick<Visit, 'application' | 'pageRequest'>

/** What each button of the form leads to. Without an `intent` that is known the report is sent as it is. */
export async function takeFormStep(visit: Sender, fields: FormFields) {
  const { application, pageRequest } = visit
  const { intent = '', formNumber = '' } = fields
  const again = await turnPage(fields, (names) => checkPage(application, fields, names))
  const formToken = pageRequest.boundToken(formNumber)
  if (again) return { refused: null, values: again, formToken }
  if (intent === 'better') return fillBetter(visit, fields)
  if (isAboutFiles(intent) || intent === 'check') {
    const files = await filesOfForm(application, formNumber, pageRequest.caller())
    const removed = removedFile(intent)
    if (removed !== null) await files.remove(removed)
    const check = intent === 'check' ? await lookOver(application, fields) : null
    return { refused: null, values: fields, formToken, files: await files.list(), check }
  }
  if (intent === 'save' || fields.overwrite) {
    const kept = await saveForLater(application, fields, pageRequest.caller())
    return savedAnswer(visit, kept, sealShown(application, 'draft', formNumber))
  }
  if (intent === 'discard') {
    await discardDraft(application, fields)
    return { isDiscarded: true }
  }
  if (intent === 'again') return shownAgain(visit, fields)
  const sent = await sendReport(application, fields, pageRequest.caller())
  return sentAnswer(sent, sealShown(application, 'report', formNumber))
}

/** After a reload of the page that showed a code. */
async function shownAgain(visit: Sender, { again = '' }: FormFields) {
  const shown = await showAgain(visit.application, again)
  if (shown.kind === 'draft') return savedAnswer(visit, shown, again)
  else if (shown.kind === 'report') return sentAnswer({ ...shown, cameWithOtherWords: false }, again)
  else throw new RuleBroken('code-not-again')
}

async function fillBetter({ application, pageRequest }: Sender, { formNumber = '' }: FormFields) {
  const source = await pageRequest.source()
  if (!source) throw new RuleBroken('visit-ended')
  const { text, earlierReport } = await startBetter(application, source, null, formNumber)
  const leftOut = await bringFiles(application, source, null, { formNumber }, pageRequest.caller())
  const values: FormFields = { ...formFieldsOf(text), formNumber, earlierReport, page: '0' }
  return { refused: null, values, formToken: pageRequest.boundToken(formNumber), leftOut }
}

type Kept = Pick<Awaited<ReturnType<typeof saveForLater>>, 'shown'> & { draft: SourceDraft }

function savedAnswer({ pageRequest }: Sender, { shown, draft }: Kept, again: string) {
  const draftToken = pageRequest.boundToken(draft.formNumber)
  const days = daysKept('draft without an account')
  return { saved: { shown, draft, draftToken, days, fileDays: daysKept('file of an unsent form'), again } }
}

type SentReport = Awaited<ReturnType<typeof sendReport>>

function sentAnswer({ referenceNumber, code, words, cameWithOtherWords }: SentReport, again: string) {
  const days = daysKept('code of a source')
  return { sent: { referenceNumber, code, words, cameWithOtherWords, days, again } }
}
