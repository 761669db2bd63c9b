import type { Logger } from 'pino'
import type { PasswordCost } from '#server/access/passwords.ts'
import type { WorkQueue } from '#server/access/work-queue.ts'
import type { Scanner } from '#server/attachments/scanner.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Hub } from '#server/hub/hub.ts'
import type { PublicMemory } from '#server/hub/public-memory.ts'
import type { Mail } from '#server/mail/contract.ts'
import type { ServerKeys } from '#server/sealing/server-keys.ts'
import type { SigningKey } from '#server/sealing/signing-key.ts'
import type { Vault } from '#server/sealing/vault.ts'
import type { Storage } from '#server/storage/contract.ts'
import type { OperatorSettings } from './operator-settings.ts'
import type { Randomness } from './randomness.ts'

/** Everything that is made once, in `start.ts`, and handed down. Nothing of it lives in a module. */
export type Application = {
  database: Database
  vault: Vault
  keys: ServerKeys
  /** Signs receipts and the roots of the log. Its public half is published. */
  signing: SigningKey
  hub: Hub
  publicMemory: PublicMemory
  mail: Mail
  /** Passwords are checked in turn: see `openHashingQueue`. */
  hashing: WorkQueue
  /** What one password costs to hash. Tests pay less. */
  passwordCost: PasswordCost
  storage: Storage
  /** Null where no virus scanner is configured. */
  scanner: Scanner | null
  /** The clock. Tests hand in their own. */
  now: () => Date
  randomness: Randomness
  log: Logger
  publicUrl: string
  operator: OperatorSettings
  /** SHA-256 of the toolkit's offline edition. Left out where the tools were not built. */
  offlineSha256?: string | null
}
