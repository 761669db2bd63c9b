import type { SignedRoot } from '#receipts/log/root-text.ts'
import type { Application } from '#server/kernel/application.ts'
import { everyDay, newestDays, presentRoot } from './log-queries.ts'

/** A month of days, the newest first. */
export function newestRoots({ database }: Application): Promise<SignedRoot[]> {
  return newestDays(database.queries, 31)
}

/** Since the log began, oldest first. */
export async function everyRoot({ database }: Application): Promise<SignedRoot[]> {
  return (await everyDay(database.queries)).map(presentRoot)
}
