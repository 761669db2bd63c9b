import { openUseCase } from '#server/kernel/use-case.ts'
import { type CarriedEvent, carriedEvents } from './carried-events.ts'

export type ShownCarriedFiles = CarriedEvent

/** A page shows no more: each build may bring others. */
const mostShown = 20

/** The newest first. Read from the events, so that it is what the log has. */
export const shownCarriedFiles = openUseCase(
  'public.read',
  async ({ application }): Promise<ShownCarriedFiles[]> =>
    carriedEvents(application.database.queries, mostShown),
)

/** The set in which a page offers the file with this SHA-256. Null where the log has others. */
export const loggedCarriedFile = openUseCase(
  'public.read',
  async ({ application }, sha256: string): Promise<Pick<ShownCarriedFiles, 'id' | 'since'> | null> => {
    const [newest] = await carriedEvents(application.database.queries, 1)
    const isLogged = newest?.files.some((file) => file.sha256 === sha256)
    return newest && isLogged ? { id: newest.id, since: newest.since } : null
  },
)
