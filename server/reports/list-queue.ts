import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions/can.ts'
import { type Status, statuses } from '#domain/reports/workflow.ts'
import type { Application } from '#server/application.ts'
import { openWords } from './open-words.ts'
import { countByStatus, keysOf, queuedReports } from './report-queries.ts'

export const queuePageLength = 20

export type QueueEntry = {
  id: string
  referenceNumber: string
  personName: string
  position: string
  state: string
  submittedAt: string
  verifications: number
  isOwn: boolean
}

export type Queue = { entries: QueueEntry[]; counts: Record<Status, number>; hasMore: boolean }

/**
 * The staff's list of one status, longest waiting first.
 *
 * @param page counted from 1
 * @throws SignInNeeded, RuleBroken
 */
export async function listQueue(
  application: Application,
  actor: Actor,
  status: Status,
  page: number,
): Promise<Queue> {
  authorise(actor, 'report.queue', null)
  const { queries } = application.database
  const [rows, counts] = await Promise.all([
    queuedReports(queries, status, (page - 1) * queuePageLength, queuePageLength + 1),
    countByStatus(queries),
  ])
  const shown = rows.slice(0, queuePageLength)
  const keys = Map.groupBy(
    await keysOf(
      queries,
      shown.map(({ row }) => row.id),
    ),
    ({ reportId }) => reportId,
  )
  const entries = shown.map(({ row, verifications }) => {
    const words = openWords(row, application.vault.unwrap(row.id, keys.get(row.id) ?? []))
    return {
      id: row.id,
      referenceNumber: row.referenceNumber,
      personName: words.personName,
      position: words.position,
      state: words.state,
      submittedAt: row.createdAt.toISOString(),
      verifications,
      isOwn: actor.kind === 'person' && row.ownerId === actor.id,
    }
  })
  return {
    entries,
    counts: Object.fromEntries(statuses.map((each) => [each, counts.get(each) ?? 0])) as Record<
      Status,
      number
    >,
    hasMore: rows.length > queuePageLength,
  }
}
