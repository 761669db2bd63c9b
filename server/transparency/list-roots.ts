import { openUseCase } from '#server/kernel/use-case.ts'
import { everyDay, newestDays, presentRoot } from './log-queries.ts'

/** A month of days, the newest first. */
export const newestRoots = openUseCase('public.read', async ({ application: { database } }) => {
  return newestDays(database.queries, 31)
})

/** Since the log began, oldest first. */
export const everyRoot = openUseCase('public.read', async ({ application: { database } }) => {
  return (await everyDay(database.queries)).map(presentRoot)
})
