import { once } from 'node:events'
import { connect } from 'node:net'
import { leavingOut } from './left-out.ts'
import { oneSkipped } from './outcome.ts'
import type { Stage } from './stage.ts'
import { vitestStage } from './vitest-stage.ts'

const words = ['--project', 'database']
const oldest = { host: '127.0.0.1', port: 5432 }
const { TEST_DATABASE_URL: given, ...withoutDatabase } = process.env

/** @param without the files that are left out */
export function embeddedRound(without: readonly string[]): Stage {
  return vitestStage({
    name: 'tests on the embedded PostgreSQL',
    words,
    environment: leavingOut(without, withoutDatabase),
  })
}

/**
 * They ask every route as every reader, and are 40 % of a round. Who may do what is no question to the database: once is enough. Each
 * query of theirs is asked by the tests of its use case too.
 */
const onEmbeddedAlone = [
  'tests/http/route-actions.database.test.ts',
  'tests/http/route-loaders.database.test.ts',
] as const

/** The same tests on the oldest PostgreSQL that is supported, which a machine may have or not. */
export function oldestRound(without: readonly string[]): Stage {
  return {
    name: 'tests on PostgreSQL 15',
    async run() {
      if (given === undefined && !(await answers(oldest))) {
        process.stdout.write(
          `Skipped: TEST_DATABASE_URL is not set, and nothing answers at ${oldest.host}:${oldest.port}.\n`,
        )
        return oneSkipped
      }
      const url = given ?? `postgres://root@${oldest.host}:${oldest.port}/test`
      process.stdout.write(`Asked on the embedded PostgreSQL alone: ${onEmbeddedAlone.join(', ')}.\n`)
      const left = leavingOut([...without, ...onEmbeddedAlone], withoutDatabase)
      const environment = { ...left, TEST_DATABASE_URL: url }
      return vitestStage({ name: 'PostgreSQL 15', words, environment }).run()
    },
  }
}

async function answers(place: { host: string; port: number }): Promise<boolean> {
  const socket = connect({ ...place, timeout: 1000 })
  try {
    await Promise.race([once(socket, 'connect'), once(socket, 'timeout').then(() => Promise.reject())])
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
