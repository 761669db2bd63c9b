import { hkdfSync } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ReceiptCode } from '@fitila/receipts/receipt-code'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { RuleBroken } from '#domain/errors.ts'
import { fieldNames } from '#domain/reports/fields.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Caller } from '#server/access/caller.ts'
import { countCaller } from '#server/access/effort.ts'
import type { Transaction } from '#server/database/open-database.ts'
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
export type SourceDraft = {
  formNumber: string
  values: Record<string, string>
  /** Counts the times that it was saved with other words. */
  version: number
  /** Names the page that saved it last. */
  writer: string
}

/**
 * Keeps an unfinished report of a person without an account, sealed under its code. We hold no key to it. The same form saved again takes the
 * place of what was saved before, with the same code; what another tab saved meanwhile only once the person has chosen.
 *
 * @param input what was typed under the fields of `reportFields`, `formNumber`, and what `DraftSeen` names
 * @throws NotFound when the form has no number, RuleBroken 'step-not-possible' when it was sent already, 'draft-changed', LimitReached
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
    const seen = seenBy(input)
    const typed = { formNumber, values: typedIn(input), writer: seen.writer }
    const draft = await application.database.queries.transaction((queries) =>
      keep(application, queries, code, typed, seen),
    )
    return { shown: presentCode(code), draft }
  },
)

async function keep(
  application: Application,
  queries: Transaction,
  code: ReceiptCode,
  typed: Omit<SourceDraft, 'version'>,
  seen: DraftSeen,
): Promise<SourceDraft> {
  const lookupHash = hashOfLookup(code)
  const sealed = (draft: SourceDraft) => ({
    sealedDraft: sealContent(application.randomness, keyOf(code), place, draft),
    savedOn: dayInNigeria(application.now()),
  })
  const first = { ...typed, version: 1 }
  const inserted = await queries
    .insert(sourceDrafts)
    .values({ lookupHash, ...sealed(first) })
    .onConflictDoNothing()
    .returning({ lookupHash: sourceDrafts.lookupHash })
  if (inserted.length > 0) return first
  const isOfCode = eq(sourceDrafts.lookupHash, lookupHash)
  const [row] = await queries.select().from(sourceDrafts).where(isOfCode).for('update')
  // Sent or discarded in this very moment.
  if (!row) throw new RuleBroken('step-not-possible')
  const before = openSealed(code, row.sealedDraft)
  // A press more on a slow line.
  if (isDeepStrictEqual(before.values, typed.values)) return before
  refuseUnseen(before, seen)
  const draft = { ...typed, version: before.version + 1 }
  await queries.update(sourceDrafts).set(sealed(draft)).where(isOfCode)
  return draft
}

/** The draft that this code opens, or null. Opening it changes nothing: not even its day. @throws SealBroken */
export async function findDraft({ database }: Application, code: ReceiptCode): Promise<SourceDraft | null> {
  const [row] = await database.queries
    .select({ sealedDraft: sourceDrafts.sealedDraft })
    .from(sourceDrafts)
    .where(eq(sourceDrafts.lookupHash, hashOfLookup(code)))
  return row ? openSealed(code, row.sealedDraft) : null
}

function openSealed(code: ReceiptCode, sealedDraft: Uint8Array): SourceDraft {
  return schema.parse(openContent(keyOf(code), place, sealedDraft))
}

/** What a page knows of the saved draft: the version that it was made from, 0 for none, and the name of the page. */
export type DraftSeen = { version: number; writer: string; isOverwriting: boolean }

/** @param input `draftVersion`, `writer`, and `overwrite` once the person has chosen */
export function seenBy({ draftVersion, writer, overwrite }: Input): DraftSeen {
  const version = Number(draftVersion)
  return {
    version: Number.isSafeInteger(version) ? version : 0,
    writer: String(writer ?? '').slice(0, 60),
    isOverwriting: overwrite === 'yes',
  }
}

/**
 * Nothing that another tab saved is lost without a question. A page is not warned of what it saved itself.
 *
 * @throws RuleBroken 'draft-changed'
 */
function refuseUnseen(before: SourceDraft, { version, writer, isOverwriting }: DraftSeen): void {
  const isOwn = writer !== '' && writer === before.writer
  if (!isOverwriting && !isOwn && version !== before.version) throw new RuleBroken('draft-changed')
}

/** For a form that is sent or discarded. @returns what looks at the draft before it goes @throws as `saveForLater` */
export function draftCheck(code: ReceiptCode, input: Input): (sealedDraft: Uint8Array) => void {
  return (sealedDraft) => {
    const before = openSealed(code, sealedDraft)
    if (!isDeepStrictEqual(before.values, typedIn(input))) refuseUnseen(before, seenBy(input))
  }
}

const schema = z.object({
  formNumber: z.string(),
  values: z.record(z.string(), z.string()),
  // Drafts of before have neither.
  version: z.number().default(1),
  writer: z.string().default(''),
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
