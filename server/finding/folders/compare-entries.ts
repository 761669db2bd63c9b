import { inArray } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import type { ReportText } from '#domain/reports/fields.ts'
import { publicReports } from '#server/database/schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { publicTextOf } from '#server/reports/public-text.ts'
import type { PublicCard } from '../present-cards.ts'
import { cardsOf, showFolder } from './show-folder.ts'

export type Compared = {
  card: PublicCard
  /** The public words of a report; null for a conviction, and for what was retracted. */
  text: ReportText | null
}

/**
 * Two entries of a folder beside each other, as everyone can read them.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'not-in-plan'
 */
export const compareEntries = useCase(
  'folder.change',
  async (
    { application, actor },
    folderId: string,
    ids: readonly [string, string],
  ): Promise<{ name: string; sides: [Compared, Compared] }> => {
    const { name, entries } = await showFolder(application, actor, folderId)
    if (!ids.every((id) => entries.some((entry) => entry.id === id))) throw new NotFound()
    const cards = await cardsOf(application, ids)
    const rows = await application.database.queries
      .select({ id: publicReports.reportId, document: publicReports.document })
      .from(publicReports)
      .where(inArray(publicReports.reportId, [...ids]))
    const sideOf = (id: string): Compared => {
      const card = cards.get(id)
      if (!card) throw new NotFound()
      const row = rows.find((each) => each.id === id)
      return { card, text: row ? publicTextOf(row) : null }
    }
    return { name, sides: [sideOf(ids[0]), sideOf(ids[1])] }
  },
)
