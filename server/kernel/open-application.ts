import { pino } from 'pino'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { openHashingQueue } from '#server/access/hashing-queue.ts'
import { safeCost } from '#server/access/passwords.ts'
import { openScanner } from '#server/attachments/scanner.ts'
import { startEmbeddedDatabase } from '#server/database/embedded/start-embedded-database.ts'
import { migrate } from '#server/database/migrate.ts'
import { type Connection, openDatabase } from '#server/database/open-database.ts'
import { openPostgresHub } from '#server/hub/postgres.ts'
import { openPublicMemory } from '#server/hub/public-memory.ts'
import { openMail } from '#server/mail/index.ts'
import { publishSigningKey } from '#server/sealing/publish-signing-key.ts'
import { refuseForeignKeys } from '#server/sealing/refuse-foreign-keys.ts'
import { openKeyFile } from '#server/sealing/server-keys.ts'
import { openSigningKey } from '#server/sealing/signing-key.ts'
import { openVault } from '#server/sealing/vault.ts'
import { openStorage } from '#server/storage/index.ts'
import type { Application } from './application.ts'
import { describeFault } from './describe-fault.ts'
import type { Environment } from './env.ts'
import { systemRandomness } from './randomness.ts'

export type OpenApplication = {
  application: Application
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
  const { connection, stop, ended } = await openConnection(environment)
  const database = openDatabase(connection, (error) =>
    log.warn({ fault: describeFault(error) }, 'a database connection broke'),
  )
  await migrate(database.pool)
  const keys = await openKeyFile(environment.keyFile)
  await refuseForeignKeys(database, keys.recipient, environment.keyFile)
  const signing = await openSigningKey(environment.keyFile)
  await publishSigningKey(database, { publicKey: signing.publicKey, day: dayInNigeria(new Date()) })
  const hub = await openPostgresHub(connection)
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
  const application: Application = {
    database,
    keys,
    signing,
    hub,
    publicMemory: openPublicMemory(hub),
    mail,
    hashing: openHashingQueue(),
    passwordCost: safeCost,
    storage,
    scanner: clamav && openScanner(clamav.host, clamav.port),
    log,
    vault: openVault(keys, systemRandomness),
    now: () => new Date(),
    randomness: systemRandomness,
    publicUrl: environment.publicUrl,
    operator: environment.operator,
  }
  async function close(): Promise<void> {
    mail.close()
    storage.close()
    await hub.close()
    await database.close()
    await stop()
  }
  return { application, close, databaseEnded: ended }
}

type DatabaseToUse = { connection: Connection; stop(): Promise<void>; ended: Promise<void> }

async function openConnection({ databaseUrl, dataFolder }: Environment): Promise<DatabaseToUse> {
  if (!databaseUrl) return startEmbeddedDatabase({ dataFolder: `${dataFolder}/postgres` })
  const { promise: never } = Promise.withResolvers<void>()
  return { connection: { connectionString: databaseUrl }, stop: async () => {}, ended: never }
}
