import { signingKeys } from '#server/database/log-schema.ts'
import type { Database } from '#server/database/open-database.ts'

/** The public half is in the database before anything is signed with the other, and is never taken away. */
export async function publishSigningKey(
  { queries }: Database,
  { publicKey, day }: { publicKey: string; day: string },
): Promise<void> {
  await queries
    .insert(signingKeys)
    .values({ publicKey, begunOn: day })
    .onConflictDoNothing({ target: signingKeys.publicKey })
}
