import type { Logger } from 'pino'
import type { ApiDocument } from '#domain/api/document.ts'
import type { SiteLogo } from '#domain/operating/site-logo.ts'
import type { Publication } from '#domain/publishing/batches.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import type { Lanes } from '#server/access/lanes.ts'
import type { PasswordMeter } from '#server/access/passwords/password-meter.ts'
import type { PasswordCost } from '#server/access/passwords/passwords.ts'
import type { WorkQueue } from '#server/access/work-queue.ts'
import type { CleaningHere } from '#server/attachments/preview/open-cleaning.ts'
import type { Extracting } from '#server/attachments/preview/open-extracting.ts'
import type { Previews } from '#server/attachments/preview/open-previews.ts'
import type { Scanner } from '#server/attachments/scanner.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Rewritten } from '#server/database/rewrite-table.ts'
import type { Hub } from '#server/hub/hub.ts'
import type { PublicMemory } from '#server/hub/public-memory.ts'
import type { Mail } from '#server/mail/contract.ts'
import type { Outgoing } from '#server/outgoing/outgoing.ts'
import type { Payments } from '#server/payments/contract.ts'
import type { ServerKeys } from '#server/sealing/server-keys.ts'
import type { SigningKey } from '#server/sealing/signing-key.ts'
import type { Vault } from '#server/sealing/vault.ts'
import type { Storage } from '#server/storage/contract.ts'
import type { FreeSpace } from '#server/storage/free-space.ts'
import type { ClockWitness } from './clock-witness.ts'
import type { Meter } from './meter.ts'
import type { OperatorSettings } from './operator-settings.ts'
import type { PageViews } from './page-views.ts'
import type { PublicLogSettings } from './public-log-settings.ts'
import type { Randomness } from './randomness.ts'
import type { Seller } from './seller.ts'
import type { Together } from './together.ts'

/** Everything that is made once, in `start.ts`, and handed down. Nothing of it lives in a module. */
export type Application = {
  database: Database
  /** Whether Citus keeps the index of the search on several servers: asked once, at the start. See `isSearchDistributed`. */
  searchIsDistributed: boolean
  vault: Vault
  keys: ServerKeys
  /** Signs receipts and the roots of the log. Its public half is published. */
  signing: SigningKey
  hub: Hub
  publicMemory: PublicMemory
  mail: Mail
  /** Passwords are checked in turn: see `openHashingLanes`. */
  hashing: Lanes
  passwordMeter: PasswordMeter
  /** Files that were sent are looked at in turn, because those within archives are in memory meanwhile. */
  inspecting: WorkQueue
  /** Shows what is in a file, from a process without network and without rights. */
  previews: Previews
  /** Cleans a file for a device that could not, in such a process too. */
  cleaning: CleaningHere
  /** Makes one page of an extract, with strips of it black, in such a process too. */
  extracting: Extracting
  /** What one password costs to hash. Tests pay less. */
  passwordCost: PasswordCost
  /** Null where no plan is for sale. */
  payments: Payments | null
  seller: Seller
  /** To addresses that others chose. Tests hand in a network of their own. */
  outgoing: Outgoing
  storage: Storage
  /** What several send at one moment is written together. */
  together: Together
  /** Asked before a file is taken: the last of a disk is for reports. */
  freeSpace: FreeSpace
  /** Null where no virus scanner is configured. */
  scanner: Scanner | null
  /** The clock. Tests hand in their own. */
  now: () => Date
  clockWitness: ClockWitness
  /** Counts the answers of this process. */
  meter: Meter
  /** Sums of page views that are written together. */
  pageViews: PageViews
  randomness: Randomness
  log: Logger
  /** Aborts when the program was asked to stop. What would hold its connections for ever ends by it. */
  stopping: AbortSignal
  publicUrl: string
  /** When an approved report becomes public. Null: as set in the interface, see `siteNow`. */
  publication: Publication | null
  publicLog: PublicLogSettings
  /** Whether the role of the database could take away what keeps the log append-only. */
  ownsLog: boolean
  operator: OperatorSettings
  /** The logo of `LOGO_FILE`. Left out: as set in the interface, see `siteNow`. */
  fixedLogo?: SiteLogo
  /** `vacuum full`, as the owner of the tables. Gives up where the table is in use for two seconds. */
  rewriteTable: (table: string) => Promise<Rewritten>
  /** As the owner of the tables that are divided by month. Returns those that others used for half a second. */
  makeMonths: (today: Day) => Promise<string[]>
  /** SHA-256 of the toolkit's offline edition. Left out where the tools were not built. */
  offlineSha256?: string | null
  /** The signed list of this release: its version and each SHA-256 in it. Null where the build was not released. */
  signedRelease?: { version: string; hashes: readonly string[] } | null
  /** The ZIP of this version's source that `/source` serves; null where it was not built. */
  sourceArchive?: { sha256: string; bytes: number } | null
  /** The OpenAPI document of our API, for its page of documentation. */
  apiDocument?: ApiDocument
}
