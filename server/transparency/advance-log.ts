import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { lockLog } from './log-queries.ts'
import { countOuterLeaves } from './log-tree-queries.ts'
import { leavesAtOnce, makeLeaves } from './make-leaves.ts'
import { openOuterTree, sealDays } from './seal-days.ts'
import { commitToEverythingShown } from './shown/commit-to-shown.ts'

/**
 * Makes a leaf of whatever is committed and waits, then the tree of each day that has ended. Any number of processes may ask for it at
 * once. What commits later waits for the next time: nothing is left out.
 */
export async function advanceLog(application: Application): Promise<void> {
  const { queries } = application.database
  const locked = <Result>(work: (inside: Transaction) => Promise<Result>) =>
    queries.transaction(async (inside) => {
      await lockLog(inside)
      return work(inside)
    })
  await locked((inside) => openLog(application, inside))
  while ((await locked((inside) => makeLeaves(application, inside))) === leavesAtOnce) {
    // There may be more.
  }
  await locked((inside) => sealDays(application, inside))
}

/** Once: from here on there is a tree, and it commits to all that is shown. */
async function openLog(application: Application, queries: Transaction): Promise<void> {
  if ((await countOuterLeaves(queries)) > 0) return
  await openOuterTree(application, queries, dayInNigeria(application.now()))
  await commitToEverythingShown(application, queries)
}
