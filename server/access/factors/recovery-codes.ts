import { createHmac } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { recoveryCodes } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { asWritten, codeText } from '../paper-codes.ts'

const howMany = 10
const bytesEach = 15

/** Ten new codes of 120 random bits in place of whatever there was. Shown once; only their keyed hashes are stored. */
export async function replaceRecoveryCodes(
  application: Application,
  queries: Queries | Transaction,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => codeText(application.randomness.bytes(bytesEach)))
  const createdAt = application.now()
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await queries
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashOf(application, userId, code), userId, createdAt })))
  return codes
}

/** One statement: a code that two bring at the same moment lets one of them in. */
export async function spendRecoveryCode(
  application: Application,
  userId: string,
  given: string,
): Promise<boolean> {
  const used = await application.database.queries
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(application, userId, asWritten(given))),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return used.length === 1
}

export async function countRecoveryCodes(queries: Queries | Transaction, userId: string): Promise<number> {
  const [row] = await queries
    .select({ codes: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return row?.codes ?? 0
}

// The key is in the key file, not in the database; and 120 bits are beyond guessing even for a person who has both. Codes of before have 80.
function hashOf({ keys }: Application, userId: string, code: string): Buffer {
  return createHmac('sha256', keys.recovery).update(`${userId}|${code}`).digest()
}
