import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { NotFound } from '#domain/errors.ts'
import { type FilesSoFar, nextFileDay } from '#domain/figures/file-days.ts'
import { type Question, readQuestion } from '#domain/figures/questions.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { teamBoards } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { enterOrganisation, type LetIn, type Membership } from '../security/enter-organisation.ts'

export type BoardRow = typeof teamBoards.$inferSelect
export type Card = { name: string; question: Question }

/**
 * A board of the actor's organisation.
 *
 * @throws NotFound also for a board of another organisation, and as `enterOrganisation`
 */
export async function findBoard(
  application: Application,
  queries: Queries | Transaction,
  actor: Person,
  boardId: string | undefined,
  letIn: LetIn = 'members',
): Promise<{ board: BoardRow; membership: Membership }> {
  const membership = await enterOrganisation(application, queries, actor, letIn)
  const within = and(eq(teamBoards.id, identifier(boardId)), eq(teamBoards.organisationId, membership.id))
  const [board] = await queries.select().from(teamBoards).where(within)
  if (!board) throw new NotFound()
  return { board, membership }
}

export function nameOfBoard({ vault }: Pick<Application, 'vault'>, { id, sealedName }: BoardRow): string {
  return z.object({ name: z.string() }).parse(vault.open(`team-board:${id}`, sealedName)).name
}

/** When this board keeps its next file; null where it keeps none. A day that has passed means that the file is late. */
export function nextFileOf(board: BoardRow, newest: FilesSoFar['newest']): Day | null {
  const { filesEvery: every, filesWeekday: weekday, filesMonthDay: monthDay, filesSince, madeOn } = board
  return every && nextFileDay({ every, weekday, monthDay }, { since: filesSince ?? madeOn, newest })
}

const storedCard = z.object({
  name: z.string(),
  question: z.record(z.string(), z.string().nullable()),
})

/** Read as a form is: a grouping that is dropped one day is left out of a card too. */
export function cardIn(
  { vault }: Pick<Application, 'vault'>,
  { id, sealedCard }: { id: string; sealedCard: Buffer },
): Card {
  const { name, question } = storedCard.parse(vault.open(`team-card:${id}`, sealedCard))
  const given = Object.entries(question).map(([key, value]) => [key, value ?? undefined])
  return { name, question: readQuestion(Object.fromEntries(given)) }
}
