import { openUseCase } from '#server/kernel/use-case.ts'
import { everySigningKey } from '#server/writing/receipts/receipt-queries.ts'

export type PublishedKey = { publicKey: string; begunOn: string; isCurrent: boolean }

/** Every key that ever signed here, oldest first. */
export const publishedKeys = openUseCase('public.read', async ({ application: { database, signing } }) => {
  const rows = await everySigningKey(database.queries)
  return rows.map((row) => ({ ...row, isCurrent: row.publicKey === signing.publicKey }))
})
