import { and, asc, eq, gt } from 'drizzle-orm'
import type { State } from '#domain/reports/places.ts'
import { archiveRecords } from '#server/database/schema.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { type ConvictionView, convictionColumns } from './show-conviction.ts'

export type ConvictionFilters = { year: number | null; state: State | null }
export type ConvictionPage = { convictions: ConvictionView[]; next: string | null }

const pageLength = 50

/**
 * The convictions of the archive in the order of their numbers. One that was withdrawn is in its place with its reason alone.
 *
 * @param after the `next` of the page before; any text is a place between two numbers
 */
export const listConvictions = openUseCase(
  'archive.read',
  async ({ application }, after: string | null, filters: ConvictionFilters): Promise<ConvictionPage> => {
    const { year, state } = filters
    const rows = await application.database.queries
      .select(convictionColumns)
      .from(archiveRecords)
      .where(
        and(
          after === null ? undefined : gt(archiveRecords.referenceNumber, after),
          year === null ? undefined : eq(archiveRecords.year, year),
          state === null ? undefined : eq(archiveRecords.state, state),
        ),
      )
      .orderBy(asc(archiveRecords.referenceNumber))
      .limit(pageLength + 1)
    const convictions = rows.slice(0, pageLength)
    const last = rows.length > pageLength ? convictions.at(-1) : undefined
    return { convictions, next: last?.referenceNumber ?? null }
  },
)
