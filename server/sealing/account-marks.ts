import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { asUuid } from './match-key-index.ts'
import type { ServerKeys } from './server-keys.ts'

/** The tables that name an account beside a report. Each has different marks, so that one table does not open another. */
export type MarkedTable = 'reports' | 'drafts' | 'notifications'

type Keys = { keys: ServerKeys }

/**
 * What is stored in place of an account's number, so that a copy of the database does not tell whose a report is. The same account has the same
 * mark in one table: it can be looked up by equality, and `accountOf` finds the account again. AES-256 (FIPS 197) of the one block that a
 * number fills: a permutation that looks random without the key.
 */
export function markOf({ keys }: Keys, table: MarkedTable, accountId: string): string {
  const cipher = createCipheriv('aes-256-ecb', keyOf(keys, table), null).setAutoPadding(false)
  return asUuid(Buffer.concat([cipher.update(blockOf(accountId)), cipher.final()]))
}

/** As `markOf` for each of many accounts, in their order: the key is made once. */
export function marksOf({ keys }: Keys, table: MarkedTable, accountIds: readonly string[]): string[] {
  const cipher = createCipheriv('aes-256-ecb', keyOf(keys, table), null).setAutoPadding(false)
  // Each number fills one block, so nothing waits in the cipher for the next.
  return accountIds.map((id) => asUuid(cipher.update(blockOf(id))))
}

export function accountOf({ keys }: Keys, table: MarkedTable, mark: string): string {
  const decipher = createDecipheriv('aes-256-ecb', keyOf(keys, table), null).setAutoPadding(false)
  return asUuid(Buffer.concat([decipher.update(blockOf(mark)), decipher.final()]))
}

/** As `accountOf`, for a report whose owner has deleted their account. */
export function ownerOfMark(application: Keys, mark: string | null): string | null {
  return mark === null ? null : accountOf(application, 'reports', mark)
}

function keyOf({ accounts }: ServerKeys, table: MarkedTable): KeyObject {
  return createSecretKey(createHmac('sha256', createSecretKey(accounts)).update(table).digest())
}

function blockOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex')
}
