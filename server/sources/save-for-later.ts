import { hkdfSync } from 'node:crypto'
import type { ReceiptCode } from '@fitila/receipts/receipt-code'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { fieldNames } from '#domain/reports/fields.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { sourceDrafts } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { openContent, sealContent } from '#server/sealing/sealed-content.ts'
import { codeOfForm, hashOfLookup } from './code-of-form.ts'
import { findSent } from './find-sent.ts'
import { presentCode, type ShownCode } from './present-code.ts'

/** What was typed so far, and the number of its form, so that sending it later keeps the code. */
export type SourceDraft = { formNumber: string; values: Record<string, string> }

/**
 * Keeps an unfinished report of a person without an account, sealed under its code. We hold no key to it. The same form saved again takes the
 * place of what was saved before, with the same code.
 *
 * @param input what was typed under the fields of `reportFields`, and `formNumber`
 * @throws NotFound when the form has no number, RuleBroken 'step-not-possible' when it was sent already, LimitReached
 */
export const saveForLater = openUseCase(
  'source.send',
  async (
    { application },
    input: Input,
    caller: Caller,
  ): Promise<{ shown: ShownCode; draft: SourceDraft }> => {
    const formNumber = identifier(String(input.formNumber ?? ''))
    const code = codeOfForm(application, formNumber)
    if (await findSent(application, formNumber)) throw new RuleBroken('step-not-possible')
    await countCaller(application, 'save:network', caller)
    const draft: SourceDraft = { formNumber, values: typedIn(input) }
    const sealedDraft = sealContent(application.randomness, keyOf(code), place, draft)
    const savedOn = dayInNigeria(application.now())
    await application.database.queries
      .insert(sourceDrafts)
      .values({ lookupHash: hashOfLookup(code), sealedDraft, savedOn })
      .onConflictDoUpdate({ target: sourceDrafts.lookupHash, set: { sealedDraft, savedOn } })
    return { shown: presentCode(code), draft }
  },
)

/** The draft that this code opens, or null. Opening it changes nothing: not even its day. @throws SealBroken */
export async function findDraft({ database }: Application, code: ReceiptCode): Promise<SourceDraft | null> {
  const [row] = await database.queries
    .select({ sealedDraft: sourceDrafts.sealedDraft })
    .from(sourceDrafts)
    .where(eq(sourceDrafts.lookupHash, hashOfLookup(code)))
  return row ? schema.parse(openContent(keyOf(code), place, row.sealedDraft)) : null
}

/** It was sent, or its source does not want it any more. */
export async function deleteDraft(queries: Queries | Transaction, code: ReceiptCode): Promise<void> {
  await queries.delete(sourceDrafts).where(eq(sourceDrafts.lookupHash, hashOfLookup(code)))
}

const schema: z.ZodType<SourceDraft> = z.object({
  formNumber: z.string(),
  values: z.record(z.string(), z.string()),
})

const place = 'source-draft'

// Items are in fields like `suspectedItems.0.what`.
function typedIn(input: Input): Record<string, string> {
  const known = new Set<string>([...fieldNames, 'page', 'earlierReport'])
  const typed = Object.entries(input).flatMap(([name, value]): [string, string][] =>
    known.has(name.split('.')[0] ?? '') && typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return Object.fromEntries(typed)
}

// Who has no code can open no draft: the key is made from nothing else.
function keyOf(code: ReceiptCode): Buffer {
  return Buffer.from(hkdfSync('sha256', code, 'fitila-source-v1', 'draft', 32))
}
