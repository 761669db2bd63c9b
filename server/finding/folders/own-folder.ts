import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound } from '#domain/errors.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { folders } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'

export const longestFolderName = 60
export const longestFolderNote = 2_000

export function ownFolder(holderId: string, id: string) {
  return and(eq(folders.id, identifier(id)), eq(folders.holderId, holderId))
}

export function nameOf(
  { vault }: Application,
  { id, sealedName }: { id: string; sealedName: Buffer },
): string {
  return z.string().parse(vault.open(`folder:${id}`, sealedName))
}

export function noteOf({ vault }: Application, folderId: string, entryId: string, sealed: Buffer): string {
  return z.string().parse(vault.open(`folder:${folderId}/${entryId}`, sealed))
}

/** Holds a folder until the transaction ends. @throws NotFound for what is not theirs */
export async function lockFolder(
  queries: Queries | Transaction,
  holderId: string,
  id: string,
): Promise<string> {
  const [row] = await queries
    .select({ id: folders.id })
    .from(folders)
    .where(ownFolder(holderId, id))
    .for('update')
  if (!row) throw new NotFound()
  return row.id
}
