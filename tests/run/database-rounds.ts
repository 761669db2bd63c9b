import { once } from 'node:events'
import { connect } from 'node:net'
import type { SourceFile } from '../boundaries/source-file.ts'
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

/** What a test asks is near when so many imports lead there: a use case, its parts, their queries. */
const steps = 5

/** Statements that are written by hand. The others are of the plain kind that drizzle makes for every PostgreSQL. */
const byHand = /\bsql(?:<[^`]*>)?`|\.query\(|\bexecute\(/

/**
 * What asks the site over its routes is the largest part of a round, and who may do what is no question to the database: once is
 * enough. Only where no other test comes near a statement that is written by hand, those that do are asked twice.
 */
export function onEmbeddedAlone(files: readonly SourceFile[]): string[] {
  const importsOf = new Map(files.map((file) => [file.path, importedBy(file)]))
  const near = (test: string) => within(steps, test, importsOf)
  const tests = files.map(({ path }) => path).filter((path) => path.endsWith('.database.test.ts'))
  const overRoutes = tests.filter((path) => path.startsWith('tests/http/'))
  const reached = new Set(
    tests.filter((path) => !overRoutes.includes(path)).flatMap((path) => [...near(path)]),
  )
  const missed = files.filter((file) => isByHand(file) && !reached.has(file.path)).map(({ path }) => path)
  return overRoutes.filter((path) => !missed.some((each) => near(path).has(each)))
}

function isByHand({ path, text }: SourceFile): boolean {
  // Starting a separate PostgreSQL is no question to another.
  return /^server\/(?!database\/embedded\/).*(?<!\.test)\.ts$/.test(path) && byHand.test(text)
}

function importedBy({ imports }: SourceFile): string[] {
  return imports.flatMap(({ target, isTypeOnly }) =>
    target.kind === 'file' && !isTypeOnly ? [target.path] : [],
  )
}

function within(most: number, start: string, importsOf: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([start])
  let last = [start]
  for (let step = 0; step < most; step += 1) {
    last = last.flatMap((path) => importsOf.get(path) ?? []).filter((path) => !found.has(path))
    for (const path of last) found.add(path)
  }
  return found
}

/**
 * The same tests on the oldest PostgreSQL that is supported, which a machine may have or not.
 *
 * @param alone what the embedded one alone is asked
 */
export function oldestRound(without: readonly string[], alone: readonly string[]): Stage {
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
      if (alone.length > 0)
        process.stdout.write(`Asked on the embedded PostgreSQL alone, over routes: ${alone.join(', ')}.\n`)
      const left = leavingOut([...without, ...alone], withoutDatabase)
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
