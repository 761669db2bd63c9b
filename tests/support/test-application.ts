import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openHashingLanes } from '#server/access/hashing-lanes.ts'
import { passwordMeterHere } from '#server/access/passwords/password-meter.ts'
import type { PasswordCost } from '#server/access/passwords/passwords.ts'
import { openInspectingQueue } from '#server/attachments/inspecting-queue.ts'
import { openCleaning } from '#server/attachments/preview/open-cleaning.ts'
import { openExtracting } from '#server/attachments/preview/open-extracting.ts'
import { openPreviews } from '#server/attachments/preview/open-previews.ts'
import { isSearchDistributed } from '#server/database/distribution/is-search-distributed.ts'
import { makeMonths } from '#server/database/months/make-months.ts'
import type { Database } from '#server/database/open-database.ts'
import { rewriteTable } from '#server/database/rewrite-table.ts'
import type { Hub } from '#server/hub/hub.ts'
import { localListeners } from '#server/hub/local.ts'
import { openPublicMemory } from '#server/hub/public-memory.ts'
import type { Application } from '#server/kernel/application.ts'
import { openMeter } from '#server/kernel/meter.ts'
import { nothingSet } from '#server/kernel/operator-settings.ts'
import { openPageViews } from '#server/kernel/page-views.ts'
import { systemRandomness } from '#server/kernel/randomness.ts'
import { noSeller } from '#server/kernel/seller.ts'
import { openTogether } from '#server/kernel/together.ts'
import type { Letter, Mail } from '#server/mail/contract.ts'
import { openOutgoing, publicInternet } from '#server/outgoing/outgoing.ts'
import { publishSigningKey } from '#server/sealing/publish-signing-key.ts'
import { deriveKeys } from '#server/sealing/server-keys.ts'
import { type SigningKey, signingKey } from '#server/sealing/signing-key.ts'
import { openVault } from '#server/sealing/vault.ts'
import { openDisk } from '#server/storage/disk.ts'
import type { TestCluster } from './cluster-connection.ts'
import { giveBack, takeDatabase } from './test-databases.ts'

export type TestApplication = Application & {
  /** Moves the clock. */
  later(milliseconds: number): void
  /** Everything that was logged, as JSON lines. */
  logged: string[]
  /** Every letter that was sent, unless the test put another `mail` in its place. */
  letters: Letter[]
  /** Where the sealed files of this application are. */
  storageFolder: string
  close(): Promise<void>
}

/** The least that Argon2 takes. */
const cheapCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** A whole application on its own database, with a clock that stays still until it is moved. */
export async function openTestApplication(cluster: TestCluster): Promise<TestApplication> {
  const taken = await takeDatabase(cluster)
  const { database } = taken
  const signing = signingKey(generateKeyPairSync('ed25519').privateKey)
  await publishSigningKey(database, { publicKey: signing.publicKey, day: '2026-11-21' })
  const application = await applicationOn(database, signing, new Date('2026-11-21T09:00:00Z'))
  return {
    ...application,
    async close() {
      await rm(application.storageFolder, { recursive: true, force: true })
      await giveBack(cluster, taken)
    },
  }
}

/** The same on any migrated database, with the sealing key of the tests. Closing it closes the database's connections. */
export async function applicationOn(
  database: Database,
  signing: SigningKey,
  startedAt: Date,
): Promise<TestApplication> {
  const logged: string[] = []
  const log = pino({ level: 'debug', base: null }, { write: (line: string) => logged.push(line) })
  const keys = deriveKeys(createHash('sha256').update('a key for tests').digest())
  const hub = quietHub()
  const letters: Letter[] = []
  const storageFolder = await mkdtemp(join(tmpdir(), 'fitila-storage-'))
  let now = startedAt
  return {
    database,
    searchIsDistributed: await isSearchDistributed(database.pool),
    keys,
    signing,
    log,
    stopping: new AbortController().signal,
    logged,
    vault: openVault(keys, systemRandomness),
    hub,
    publicMemory: openPublicMemory(hub),
    letters,
    mail: keepingMail(letters),
    hashing: openHashingLanes(),
    passwordMeter: passwordMeterHere(),
    inspecting: openInspectingQueue(),
    previews: openPreviews(),
    cleaning: openCleaning(),
    extracting: openExtracting(),
    passwordCost: cheapCost,
    payments: null,
    seller: noSeller,
    // No name leads anywhere, until a test has a network of its own.
    outgoing: openOutgoing({ ...publicInternet, resolve: async () => [] }),
    storage: openDisk(storageFolder),
    storageFolder,
    together: openTogether(),
    freeSpace: async () => 100 * 1024 ** 3,
    scanner: null,
    now: () => now,
    meter: openMeter(() => now.getTime()),
    pageViews: openPageViews(database, 0),
    clockWitness: { certainNow: async () => now },
    randomness: systemRandomness,
    publicUrl: 'http://localhost:3000',
    publication: 'at once',
    publicLog: { daySize: 256, witnesses: [] },
    ownsLog: false,
    operator: nothingSet,
    rewriteTable: (table) => rewriteTable(database.pool, table),
    makeMonths: (today) => makeMonths(database.pool, today),
    later(milliseconds) {
      now = new Date(now.getTime() + milliseconds)
    },
    async close() {
      await database.close()
      await rm(storageFolder, { recursive: true, force: true })
    },
  }
}

function keepingMail(letters: Letter[]): Mail {
  const send = async (letter: Letter) => void letters.push(letter)
  return { isReal: false, send, deleteUntil: async () => {}, close: () => {} }
}

function quietHub(): Hub {
  return { ...localListeners(), isLive: () => true, believedFor: () => 15_000, close: async () => {} }
}
