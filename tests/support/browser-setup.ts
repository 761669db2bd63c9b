import { join } from 'node:path'
import { type OpenApplication, openApplication } from '#server/kernel/open-application.ts'
import { nothingSet } from '#server/kernel/operator-settings.ts'
import { noSeller } from '#server/kernel/seller.ts'
import { buildWhenStale } from '../../build-when-stale.ts'
import { makeDataFolder } from './data-folders.ts'
import { peopleTheWorld } from './people-the-world.ts'
import { freePort, launch, type Program } from './serve.ts'
import { writeWorld } from './world.ts'

/** Playwright's globalSetup: the real program on a database of its own, with the cast and a report in every state. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildWhenStale()
  const { folder: dataFolder, remove } = await makeDataFolder()
  const program = launch({ dataFolder, port: await freePort(), settings: { TRUST_PROXY: 'yes' } })
  const tearDown = async () => {
    await program.end('SIGTERM')
    await remove()
  }
  try {
    await program.untilLit()
    const beside = await openBeside(program, dataFolder)
    writeWorld(await peopleTheWorld(program, beside.application))
    await beside.close()
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}

/**
 * A second process of the same Fitila, on the same database and key: for what has no page yet.
 *
 * @param databaseFolder where that database is, if it is not the program's own
 */
export function openBeside(
  { baseURL }: Pick<Program, 'baseURL'>,
  dataFolder: string,
  databaseFolder = join(dataFolder, 'postgres'),
): Promise<OpenApplication> {
  return openApplication({
    port: 0,
    host: '127.0.0.1',
    publicUrl: baseURL,
    dataFolder,
    keyFile: join(dataFolder, 'fitila.key'),
    databaseUrl: socketUrl(databaseFolder),
    databaseDirectUrl: null,
    databaseReadUrls: [],
    cacheUrls: [],
    databaseOwnerUrl: null,
    trustProxy: false,
    tor: null,
    monitor: null,
    smtpUrl: null,
    storageUrl: null,
    payments: 'local',
    seller: noSeller,
    clamav: null,
    mailFrom: 'Fitila <fitila@localhost>',
    logLevel: 'silent',
    publication: 'at once',
    publicLog: { daySize: 256, witnesses: [] },
    operator: nothingSet,
  })
}

/** The address of an embedded PostgreSQL, from its folder. */
export function socketUrl(databaseFolder: string): string {
  return `postgres:///fitila?host=${encodeURIComponent(join(databaseFolder, 'socket'))}&port=5432&user=fitila`
}
