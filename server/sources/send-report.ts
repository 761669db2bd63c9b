import type { Caller } from '#server/access/caller.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { openEarlier } from '#server/reports/earlier-report.ts'
import { removeStored } from '#server/writing/attachments/discard-attachment.ts'
import { parseReportText } from '#server/writing/report-input.ts'
import { send } from '#server/writing/sendings/send.ts'
import { codeOfForm, hashOfForm, hashOfLookup } from './code-of-form.ts'
import { hasOtherWords } from './find-sent.ts'
import { presentCode, type ShownCode } from './present-code.ts'
import { draftCheck } from './save-for-later.ts'

/** Shown once. The code opens the report, and it is the receipt's code. */
export type SentByCode = ShownCode & {
  referenceNumber: string
  /** The form came again with other words. The report keeps those that came first. */
  cameWithOtherWords: boolean
}

/**
 * Seals and stores a report of a person without an account. The same form sent again is the same report, with the same code. No
 * report is refused for its network: from the sixth of a day on, staff read it later.
 *
 * @param input the fields of `reportFields` by name, as text, `formNumber`, and what `DraftSeen` names
 * @throws Invalid, NotFound when the form has no number, RuleBroken 'draft-changed' where another tab saved other words since
 */
export const sendReport = openUseCase(
  'source.send',
  async ({ application }, input: Input, caller: Caller): Promise<SentByCode> => {
    const formNumber = identifier(String(input.formNumber ?? ''))
    const words = parseReportText(input, application.now())
    const code = codeOfForm(application, formNumber)
    const formHash = hashOfForm(application, formNumber)
    const settled = await send({
      application,
      sender: {
        ...{ kind: 'form', formHash, lookupHash: hashOfLookup(code), code, caller },
        checkDraft: draftCheck(code, input),
      },
      words,
      submissionKey: application.randomness.uuid(),
      earlier: openEarlier(application, formNumber, input.earlierReport),
    })
    if (settled.kind === 'refused') throw settled.refusal
    if (settled.kind === 'before') return asSentBefore(settled.report)
    await removeStored(application, settled.leftBehind)
    const { referenceNumber } = settled.report
    return { referenceNumber, ...presentCode(code), cameWithOtherWords: false }

    async function asSentBefore({ id, referenceNumber }: { id: string; referenceNumber: string }) {
      const cameWithOtherWords = await hasOtherWords(application, id, words)
      return { referenceNumber, ...presentCode(code), cameWithOtherWords }
    }
  },
)
