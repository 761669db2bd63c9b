import { and, count, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { drafts } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import type { DraftFields } from './draft-input.ts'

export type DraftRow = typeof drafts.$inferSelect
export type Draft = { id: string; version: number; writer: string; fields: DraftFields; expiresAt: string }

const contents = z.object({
  fields: z.record(z.string(), z.string()),
  writer: z.string(),
  // Drafts of before have none. The row has the day alone.
  savedAt: z.string().optional(),
})

/**
 * The actor's own draft, opened. No one else's exists for them, whatever their role.
 *
 * @throws SignInNeeded, NotFound
 */
export const openDraft = useCase('draft.read', async ({ application, actor }, draftId: string) => {
  const row = await findDraft(
    application.database.queries,
    markOf(application, 'drafts', actor.id),
    identifier(draftId),
    application.now(),
  )
  if (!row) throw new NotFound()
  return presentDraft(application, row)
})

export function presentDraft({ vault }: Application, row: DraftRow): Draft {
  const { fields, writer } = contents.parse(vault.open(`draft:${row.id}`, row.sealedWords))
  return { id: row.id, version: row.version, writer, fields, expiresAt: row.expiresAt.toISOString() }
}

export type DraftLine = { id: string; savedAt: string; expiresAt: string }

/** The person's own drafts, newest first: by their time alone, since the list may be read over a shoulder. */
export const listDrafts = useCase('draft.read', async ({ application, actor }): Promise<DraftLine[]> => {
  const { database, vault, now } = application
  const rows = await database.queries
    .select()
    .from(drafts)
    .where(and(eq(drafts.ownerMark, markOf(application, 'drafts', actor.id)), gt(drafts.expiresAt, now())))
  return rows
    .map(({ id, sealedWords, updatedAt, expiresAt }) => ({
      id,
      savedAt: contents.parse(vault.open(`draft:${id}`, sealedWords)).savedAt ?? updatedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }))
    .toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
})

export async function findDraft(queries: Queries, ownerMark: string, id: string, now: Date) {
  const [row] = await queries
    .select()
    .from(drafts)
    .where(ownLiving(ownerMark, id, now))
  return row ?? null
}

/** Holds the row until the transaction ends. */
export async function lockDraft(queries: Transaction, ownerMark: string, id: string, now: Date) {
  const [row] = await queries
    .select()
    .from(drafts)
    .where(ownLiving(ownerMark, id, now))
    .for('update')
  return row ?? null
}

export async function countDrafts(queries: Transaction, ownerMark: string, now: Date): Promise<number> {
  const [row] = await queries
    .select({ drafts: count() })
    .from(drafts)
    .where(and(eq(drafts.ownerMark, ownerMark), gt(drafts.expiresAt, now)))
  return row?.drafts ?? 0
}

// One that has expired is gone, whether or not the sweep came by already.
function ownLiving(ownerMark: string, id: string, now: Date) {
  return and(eq(drafts.id, id), eq(drafts.ownerMark, ownerMark), gt(drafts.expiresAt, now))
}
