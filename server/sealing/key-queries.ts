import { and, eq, inArray } from 'drizzle-orm'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { sealedKeys } from '#server/database/schema.ts'
import type { Subject, SubjectKind } from './subject.ts'
import type { WrappedKey } from './subject-key.ts'

/** Stores a subject's keys; the subject's own row has to be there. A key is deleted together with its subject. */
export async function storeKeys(
  queries: Queries | Transaction,
  subject: Subject,
  wrappedKeys: readonly WrappedKey[],
): Promise<void> {
  await storeKeysOf(queries, [{ subject, wrappedKeys }])
}

/** The same for several subjects, in one statement. */
export async function storeKeysOf(
  queries: Queries | Transaction,
  keys: readonly { subject: Subject; wrappedKeys: readonly WrappedKey[] }[],
): Promise<void> {
  const rows = keys.flatMap(({ subject: { kind, id }, wrappedKeys }) =>
    wrappedKeys.map((wrapped) => ({ subjectKind: kind, subjectId: id, ...wrapped })),
  )
  await insertRows(queries, sealedKeys, rows)
}

/** The wrapped keys of several subjects of one kind, by subject. */
export async function keysOf(
  queries: Queries | Transaction,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<Map<string, WrappedKey[]>> {
  const { subjectId, recipient, wrapped, boundAs } = sealedKeys
  const rows = await queries
    .select({ subjectId, recipient, wrapped, boundAs })
    .from(sealedKeys)
    .where(and(eq(sealedKeys.subjectKind, kind), inArray(subjectId, [...ids])))
  return Map.groupBy(rows, (row) => row.subjectId)
}

/** Destroys what the subject's key sealed: every wrapped copy of the key goes. */
export async function deleteKeys(queries: Queries | Transaction, { kind, id }: Subject): Promise<void> {
  await queries.delete(sealedKeys).where(and(eq(sealedKeys.subjectKind, kind), eq(sealedKeys.subjectId, id)))
}

/** Ends a recipient's access to a subject. What they opened before is theirs. */
export async function removeKey(
  queries: Queries | Transaction,
  { kind, id }: Subject,
  recipient: string,
): Promise<void> {
  await queries
    .delete(sealedKeys)
    .where(
      and(
        eq(sealedKeys.subjectKind, kind),
        eq(sealedKeys.subjectId, id),
        eq(sealedKeys.recipient, recipient),
      ),
    )
}
