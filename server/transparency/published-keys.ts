import type { Application } from '#server/kernel/application.ts'
import { everySigningKey } from '#server/writing/receipts/receipt-queries.ts'

export type PublishedKey = { publicKey: string; begunOn: string; isCurrent: boolean }

/** Every key that ever signed here, oldest first. */
export async function publishedKeys({ database, signing }: Application): Promise<PublishedKey[]> {
  const rows = await everySigningKey(database.queries)
  return rows.map((row) => ({ ...row, isCurrent: row.publicKey === signing.publicKey }))
}
