import { asc, eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { daysBetweenComparisons } from '#domain/finding/name-list.ts'
import { mostKept, mostNames } from '#domain/plans/quotas.ts'
import { addDays, type Day } from '#domain/time/day-in-nigeria.ts'
import { nameLists } from '#server/database/people-schema.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { cardsOf } from '../folders/show-folder.ts'
import type { PublicCard } from '../present-cards.ts'
import { type Match, openList, openMatches, ownList, pairOf } from './sealed-list.ts'

export type NameListHead = {
  id: string
  name: string
  entries: number
  news: number
  comparedOn: Day | null
  /** How many public entries the run that goes on has compared; null where none does. */
  running: number | null
  nextOn: Day | null
}

/** `most` is 0 where the plan does not have them: then they are paused. */
export type NameLists = { lists: NameListHead[]; most: number; mostNames: number }

/** The actor's lists, the oldest first. @throws SignInNeeded */
export const listNameLists = useCase('name-list.see', async ({ application, actor }): Promise<NameLists> => {
  const rows = await application.database.queries
    .select()
    .from(nameLists)
    .where(eq(nameLists.holderId, actor.id))
    .orderBy(asc(nameLists.madeOn), asc(nameLists.id))
  const { tier } = actor.subscription
  const most = mostKept(actor.subscription, 'name-list')
  return {
    lists: rows.map((row) => headOf(row, openList(application, row.id, row.sealedList).name)),
    most,
    mostNames: most === 0 || tier === 'free' ? 0 : mostNames[tier],
  }
})

export type ShownMatch = Match & {
  /** By which a judgement names it. */
  pair: string
  card: PublicCard
}

export type ShownNameList = {
  head: NameListHead
  /** What was found and is public now, what has no judgement first, the best first. */
  matches: ShownMatch[]
  found: number
  isPaused: boolean
  mostNames: number
}

const mostShown = 100

/**
 * A list of the actor with what was found for it. What is no longer public is not shown. Without the plan it is read and not
 * compared.
 *
 * @throws SignInNeeded, NotFound
 */
export const showNameList = useCase(
  'name-list.see',
  async ({ application, actor }, id: string): Promise<ShownNameList> => {
    const [row] = await application.database.queries.select().from(nameLists).where(ownList(actor.id, id))
    if (!row) throw new NotFound()
    const all = openMatches(application, row.id, row.sealedMatches)
    const cards = await cardsOf(
      application,
      all.map((match) => match.id),
    )
    const open = all.flatMap((match): ShownMatch[] => {
      const card = cards.get(match.id)
      return card && isNamed(card) ? [{ ...match, pair: pairOf(match), card }] : []
    })
    const inOrder = open.toSorted(
      (one, other) =>
        Number(one.judgement !== null) - Number(other.judgement !== null) || other.score - one.score,
    )
    const { tier } = actor.subscription
    const isPaused = mostKept(actor.subscription, 'name-list') === 0
    return {
      head: headOf(row, openList(application, row.id, row.sealedList).name),
      ...{ matches: inOrder.slice(0, mostShown), found: inOrder.length, isPaused },
      mostNames: isPaused || tier === 'free' ? 0 : mostNames[tier],
    }
  },
)

/** A retracted report names no one. */
function isNamed(card: PublicCard): boolean {
  return card.kind === 'archive' || card.status === 'approved'
}

function headOf(row: typeof nameLists.$inferSelect, name: string): NameListHead {
  const { id, entries, news, comparedOn, comparedRows, workingUntil } = row
  return {
    ...{ id, name, entries, news, comparedOn },
    running: workingUntil === null ? null : comparedRows,
    nextOn: comparedOn && addDays(comparedOn, daysBetweenComparisons),
  }
}
