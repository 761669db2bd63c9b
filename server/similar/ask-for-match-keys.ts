import { subjectsToIndex } from '#server/database/schema.ts'
import type { HearMany } from '#server/events/consumer.ts'

/** A report whose text is new or was changed waits for its match keys. The job that makes them takes many at once. */
export const askForMatchKeys: HearMany = async (_application, queries, heard) => {
  await queries
    .insert(subjectsToIndex)
    .values(
      [...new Set(heard.map(({ subjectId }) => subjectId))].map((subjectId) => ({
        subjectId,
        kind: 'report' as const,
      })),
    )
    .onConflictDoNothing()
}
