import type pg from 'pg'
import { type Logger, pino } from 'pino'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { openHashingLanes } from '#server/access/hashing-lanes.ts'
import { writeMissingLooks } from '#server/access/look-alikes/look-alikes.ts'
import { openPasswordMeter } from '#server/access/passwords/password-meter.ts'
import { safeCost } from '#server/access/passwords/passwords.ts'
import { openInspectingQueue } from '#server/attachments/inspecting-queue.ts'
import { openCleaning } from '#server/attachments/preview/open-cleaning.ts'
import { openExtracting } from '#server/attachments/preview/open-extracting.ts'
import { openPreviews } from '#server/attachments/preview/open-previews.ts'
import { openScanner } from '#server/attachments/scanner.ts'
import { grantToApplication, ownsItsLog } from '#server/database/application-role.ts'
import { withPatientPool } from '#server/database/connection-lanes.ts'
import { isSearchDistributed } from '#server/database/distribution/is-search-distributed.ts'
import { migrate } from '#server/database/migrate.ts'
import { makeMonths } from '#server/database/months/make-months.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { type ReachedDatabase, reachDatabase } from '#server/database/reach-database.ts'
import { openReplicas } from '#server/database/replicas/open-replicas.ts'
import { rewriteTable } from '#server/database/rewrite-table.ts'
import type { SlowQuery } from '#server/database/slow-queries.ts'
import { openPostgresHub } from '#server/hub/postgres.ts'
import { openPublicMemory } from '#server/hub/public-memory.ts'
import { openMail } from '#server/mail/index.ts'
import { openOutgoing, publicInternet } from '#server/outgoing/outgoing.ts'
import { openPayments } from '#server/payments/index.ts'
import { markAccounts } from '#server/sealing/mark-accounts.ts'
import { publishSigningKey } from '#server/sealing/publish-signing-key.ts'
import { refuseForeignKeys } from '#server/sealing/refuse-foreign-keys.ts'
import { openKeyFile } from '#server/sealing/server-keys.ts'
import { openSigningKey } from '#server/sealing/signing-key.ts'
import { openVault } from '#server/sealing/vault.ts'
import { logoOfFile } from '#server/settings/logo-of-file.ts'
import { freeSpaceOf } from '#server/storage/free-space.ts'
import { openStorage } from '#server/storage/index.ts'
import type { Application } from './application.ts'
import { openClockWitness } from './clock-witness.ts'
import { closeDataFolder } from './close-data-folder.ts'
import { describeFault } from './describe-fault.ts'
import type { Environment } from './env.ts'
import { openMeter } from './meter.ts'
import { openPageViews } from './page-views.ts'
import { systemRandomness } from './randomness.ts'
import { openTogether } from './together.ts'

export type OpenApplication = {
  application: Application
  /** Ends what would go on for ever: lines of live news. */
  announceStop(): void
  /** With a connection of the owner of the tables: for tools that change them. */
  asOwner: AsOwner
  close(): Promise<void>
  /** Settles when the embedded database ended, asked or not. Never, with a database of the operator's own. */
  databaseEnded: Promise<void>
}

/**
 * Environment -> database -> migrations -> one typed `Application`.
 *
 * @throws Error in plain words when the database or the key cannot be had
 */
export async function openApplication(environment: Environment): Promise<OpenApplication> {
  const log = pino({ level: environment.logLevel, base: null })
  if (!(await closeDataFolder(environment.dataFolder)))
    log.warn('other accounts of this machine may look into the data folder, and it holds other things')
  const reached = await reachDatabase(environment)
  try {
    return await openOn(reached, environment, log)
  } catch (error) {
    // The embedded database would go on in its folder, and this program with it.
    await reached.stop()
    throw error
  }
}

async function openOn(
  { connection, direct, owner, stop, ended }: ReachedDatabase,
  environment: Environment,
  log: Logger,
): Promise<OpenApplication> {
  const meter = openMeter(() => performance.now())
  const onLost = (error: Error) => log.warn({ fault: describeFault(error) }, 'a database connection broke')
  const onSlow = (slow: SlowQuery) => {
    meter.noteSlow(slow.lane)
    log.warn(slow, 'a statement was slow')
  }
  const replicas = openReplicas({
    connections: environment.databaseReadUrls.map((connectionString) => ({ connectionString })),
    primary: direct ?? connection,
    ...{ onLost, onSlow },
    onChange: (replica, isRead) =>
      log.warn({ replica }, isRead ? 'a replica is read' : 'a replica is not read: it is late or away'),
  })
  const database = openDatabase(connection, onLost, onSlow, direct, replicas)
  const asOwner: AsOwner = (work) => withPatientPool(owner ?? direct ?? connection, work)
  await asOwner(migrate)
  if (owner) await grantToRoleOf(database.pool, asOwner)
  const ownsLog = await ownsItsLog(database.pool)
  const searchIsDistributed = await isSearchDistributed(database.pool)
  if (ownsLog) log.warn('the application owns its log: set DATABASE_OWNER_URL')
  const keys = await openKeyFile(environment.keyFile)
  await refuseForeignKeys(database, keys.recipient, environment.keyFile)
  const rewrite = (table: string) => asOwner((pool) => rewriteTable(pool, table))
  const waiting = await markAccounts({ database, keys, rewriteTable: rewrite })
  if (waiting.length > 0)
    log.warn({ waiting }, 'numbers of accounts stay in the files of some tables until the night')
  await writeMissingLooks(database)
  const signing = await openSigningKey(environment.keyFile)
  await publishSigningKey(database, { publicKey: signing.publicKey, day: dayInNigeria(new Date()) })
  const hub = await openPostgresHub(direct ?? connection)
  hub.listen(() => replicas.noteNews())
  const mail = openMail({
    smtpUrl: environment.smtpUrl,
    from: environment.mailFrom,
    outboxFolder: `${environment.dataFolder}/outbox`,
  })
  const storage = await openStorage({
    storageUrl: environment.storageUrl,
    folder: `${environment.dataFolder}/attachments`,
  })
  const { clamav } = environment
  const passwordMeter = openPasswordMeter()
  const stopping = new AbortController()
  const pageViews = openPageViews(database)
  const now = () => new Date()
  const previews = openPreviews()
  const { logoFile } = environment.operator
  const fixedLogo = logoFile === null ? {} : { fixedLogo: await logoOfFile(previews, logoFile) }
  const application: Application = {
    database,
    searchIsDistributed,
    keys,
    signing,
    hub,
    publicMemory: openPublicMemory(hub),
    mail,
    hashing: openHashingLanes(),
    passwordMeter,
    inspecting: openInspectingQueue(),
    previews,
    cleaning: openCleaning(),
    extracting: openExtracting(),
    passwordCost: safeCost,
    payments: openPayments(environment.payments, { database, now, publicUrl: environment.publicUrl }),
    seller: environment.seller,
    outgoing: openOutgoing(publicInternet),
    storage,
    together: openTogether(),
    freeSpace: freeSpaceOf(environment.dataFolder),
    scanner: clamav && openScanner(clamav.host, clamav.port),
    log,
    stopping: stopping.signal,
    vault: openVault(keys, systemRandomness),
    now,
    meter,
    pageViews,
    clockWitness: openClockWitness({ now, steady: () => performance.now() }),
    randomness: systemRandomness,
    publicUrl: environment.publicUrl,
    publication: environment.publication,
    publicLog: environment.publicLog,
    ownsLog,
    operator: environment.operator,
    ...fixedLogo,
    rewriteTable: rewrite,
    makeMonths: (today) => asOwner((pool) => makeMonths(pool, today)),
  }
  async function close(): Promise<void> {
    // A database that is gone takes no sums.
    await pageViews.flush().catch(() => {})
    mail.close()
    storage.close()
    await passwordMeter.close()
    await hub.close()
    await database.close()
    await stop()
  }
  return { application, asOwner, close, databaseEnded: ended, announceStop: () => stopping.abort() }
}

type AsOwner = <T>(work: (pool: pg.Pool) => Promise<T>) => Promise<T>

async function grantToRoleOf(application: pg.Pool, asOwner: AsOwner): Promise<void> {
  const { rows } = await application.query<{ role: string }>('select current_user as role')
  await asOwner((pool) => grantToApplication(pool, rows[0]?.role ?? ''))
}
