import { hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { sourceVisitPeriod } from '#domain/retention/periods.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { openContent, sealContent } from '#server/sealing/sealed-content.ts'
import { codeOfForm } from './code-of-form.ts'
import { findSent } from './find-sent.ts'
import { presentCode, type ShownCode } from './present-code.ts'
import { findDraft, type SourceDraft } from './save-for-later.ts'
import { codeOfTip } from './tips/send-tip.ts'

const content = z.object({
  kind: z.enum(['report', 'draft', 'tip']),
  formNumber: z.string(),
  until: z.iso.datetime(),
})

type Kind = z.infer<typeof content>['kind']

/**
 * For the page that shows a code: with this it can ask for the same code again after a reload, for as long as a visit lasts. It is the
 * form's number, sealed with the key of the server, and is stored in no database. A finder can do nothing with it later.
 */
export function sealShown(
  application: Pick<Application, 'keys' | 'randomness' | 'now'>,
  kind: Kind,
  formNumber: string,
): string {
  const until = new Date(application.now().getTime() + sourceVisitPeriod).toISOString()
  const sealed = sealContent(application.randomness, keyOf(application), place, {
    ...{ kind, formNumber: identifier(formNumber), until },
  })
  return sealed.toString('base64url')
}

export type ShownAgain =
  | ({ kind: 'report'; referenceNumber: string } & ShownCode)
  | { kind: 'draft'; shown: ShownCode; draft: SourceDraft }
  | ({ kind: 'tip' } & ShownCode)

/**
 * Shows a code again that this tab has just shown.
 *
 * @param sealed from `sealShown`
 * @throws RuleBroken 'code-not-again' once the time is over, and for what is no such text
 */
export const showAgain = openUseCase(
  'source.send',
  async ({ application }, sealed: string | undefined): Promise<ShownAgain> => {
    const { kind, formNumber } = openShown(application, sealed ?? '')
    if (kind === 'tip') return { kind, ...presentCode(codeOfTip(application, formNumber)) }
    const code = codeOfForm(application, formNumber)
    if (kind === 'draft') {
      const draft = await findDraft(application, code)
      if (!draft) throw new RuleBroken('code-not-again')
      return { kind, shown: presentCode(code), draft }
    }
    const sent = await findSent(application, formNumber)
    if (!sent) throw new RuleBroken('code-not-again')
    return { kind, referenceNumber: sent.referenceNumber, ...presentCode(code) }
  },
)

function openShown(application: Pick<Application, 'keys' | 'now'>, sealed: string) {
  try {
    const opened = content.parse(openContent(keyOf(application), place, Buffer.from(sealed, 'base64url')))
    if (application.now() < new Date(opened.until)) return opened
  } catch {
    // Changed, cut, or sealed by another site: all the same to who sends it.
  }
  throw new RuleBroken('code-not-again')
}

const place = 'shown-code'

function keyOf({ keys }: Pick<Application, 'keys'>): Buffer {
  return Buffer.from(hkdfSync('sha256', keys.sources, Buffer.alloc(0), 'shown-code', 32))
}
