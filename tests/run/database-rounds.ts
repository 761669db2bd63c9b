import { once } from 'node:events'
import { connect } from 'node:net'
import type { SourceFile } from '../boundaries/source-file.ts'
import { byFolder, leavingOut } from './left-out.ts'
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

/** A test asks what so many imports lead to: a use case, its parts, their queries. */
const steps = 5

/** Statements that are written by hand. The others are of the plain kind that drizzle makes for every PostgreSQL. */
const byHand = /\bsql(?:<[^`]*>)?`|\.query\(|\bexecute\(/

/** What asks the database itself: its migrations, its own functions, and how it is kept. */
const alwaysTwice = /^server\/(database|finding\/search)\//

/**
 * What one PostgreSQL answers, the other answers too, except for statements that one of them does not know. So each module that holds
 * a statement written by hand is asked on both by the tests that are nearest to it, and every other test on the embedded one alone.
 * Of tests that are equally near, those that ask most other modules are chosen.
 */
export function onEmbeddedAlone(files: readonly SourceFile[]): string[] {
  const importsOf = new Map(files.map((file) => [file.path, importedBy(file)]))
  const tests = files.map(({ path }) => path).filter((path) => path.endsWith('.database.test.ts'))
  const twice = new Set(tests.filter((path) => alwaysTwice.test(path)))
  const distances = new Map(tests.map((path) => [path, distancesFrom(path, importsOf)]))
  const nearest = files.filter(isByHand).map(({ path }) => nearestTo(path, distances))
  while (true) {
    const unasked = nearest.filter((near) => near.length > 0 && !near.some((test) => twice.has(test)))
    if (unasked.length === 0) return tests.filter((path) => !twice.has(path))
    twice.add(mostNamed(unasked.flat()))
  }
}

/** The tests that are the fewest imports away from a module. None when no test comes near it. */
function nearestTo(module: string, distances: ReadonlyMap<string, ReadonlyMap<string, number>>): string[] {
  const away = [...distances].map(([test, from]) => ({ test, steps: from.get(module) ?? Infinity }))
  const least = Math.min(...away.map((each) => each.steps))
  return least === Infinity ? [] : away.filter((each) => each.steps === least).map(({ test }) => test)
}

/** The first of those that are named most often. */
function mostNamed(names: readonly string[]): string {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }))
  const most = Math.max(...counts.map(({ count }) => count))
  return counts.find(({ count }) => count === most)?.name ?? ''
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

/** How many imports away each file is, of those that are at most `steps` away. */
function distancesFrom(
  start: string,
  importsOf: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]])
  let last = [start]
  for (let step = 1; step <= steps; step += 1) {
    last = last.flatMap((path) => importsOf.get(path) ?? []).filter((path) => !found.has(path))
    for (const path of last) found.set(path, step)
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
        process.stdout.write(
          `Asked on the embedded PostgreSQL alone, for other tests are nearer to each statement: ${byFolder(alone)}.\n`,
        )
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
