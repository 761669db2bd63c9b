import { nothingBefore } from '@fitila/log/chain-entry'
import { checkRoots, compareWithKept, explainRootProblem } from '@fitila/log/check-roots'
import type { Checkpoint } from '@fitila/log/notes/checkpoint'
import { dayAfter, type SignedRoot } from '@fitila/log/root-text'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { checkChain } from './check-chain.ts'
import { checkOuterTree } from './check-outer-tree.ts'
import { checkTrees } from './check-trees.ts'
import { countWaiting, everyDay, firstDay, type LogDay, presentRoot } from './log-queries.ts'
import { countOuterLeaves, everyTree } from './log-tree-queries.ts'
import { rowsNotInLog } from './rows-not-in-log.ts'
import { checkShown } from './shown/check-shown.ts'
import { checkCosignatures } from './witnesses/check-cosignatures.ts'

const mostTold = 100

export type LogCheck = {
  /** Rows that the log has: in the chain of before, and in the trees. */
  entries: number
  days: number
  /** What is shown now, and was compared with the log. */
  documents: number
  /** Committed, and not in the log yet. */
  waiting: number
  /** Entries of which no one can tell any more whom they name. */
  withoutPeople: number
  /** What is wrong, in words; the first hundred. */
  problems: string[]
}

/** Roots and checkpoints that were kept elsewhere. */
export type KeptOfLog = { roots?: readonly SignedRoot[]; checkpoints?: readonly Checkpoint[] }

/** Goes through the whole log, every row that it speaks of, and everything that is shown, as they are at one moment. */
export async function checkLog(application: Application, kept: KeptOfLog = {}): Promise<LogCheck> {
  const { queries } = application.database
  return queries.transaction((inside) => check(application, inside, kept), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function check(application: Application, queries: Transaction, kept: KeptOfLog): Promise<LogCheck> {
  const days = await everyDay(queries)
  const trees = new Map((await everyTree(queries)).map((tree) => [tree.day, tree]))
  const chain = await checkChain(
    queries,
    days.filter(({ day }) => !trees.has(day)),
  )
  const leaves = await checkTrees(queries, days, trees)
  const roots = days.map(presentRoot)
  const ofRoots = [...(await checkRoots(roots)), ...compareWithKept(roots, kept.roots ?? [])].map(
    explainRootProblem,
  )
  const isOpened = (await countOuterLeaves(queries)) > 0 || trees.size > 0
  const shown = isOpened ? await checkShown(queries) : { documents: 0, problems: [] }
  const problems = [
    ...shown.problems,
    ...chain.problems,
    ...leaves.problems,
    ...(await checkOuterTree(queries, { days, trees, head: chain.head, kept: kept.checkpoints ?? [] })),
    ...(await checkCosignatures(queries)),
    ...ofRoots,
    ...missingDays(days, { now: application.now(), begin: await firstDay(queries) }),
    ...(await rowsNotInLog(queries)),
  ]
  return {
    entries: chain.entries + leaves.leaves,
    days: days.length,
    documents: shown.documents,
    waiting: await countWaiting(queries),
    withoutPeople: chain.withoutPeople + leaves.withoutPeople,
    problems: problems.slice(0, mostTold),
  }
}

function missingDays(days: readonly LogDay[], { now, begin }: { now: Date; begin: string | null }): string[] {
  const [first] = days
  const last = days.at(-1)
  const isBegun = first === undefined || (first.before === nothingBefore && first.day === begin)
  const isLate = last !== undefined && dayAfter(dayAfter(last.day)) < dayInNigeria(now)
  return [
    ...(isBegun ? [] : ['The log does not begin with its first root.']),
    ...(isLate ? [`No root was made after ${last.day}.`] : []),
  ]
}
