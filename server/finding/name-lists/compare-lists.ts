import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { daysBetweenComparisons, mostMatches } from '#domain/finding/name-list.ts'
import { hasFeature } from '#domain/plans/features.ts'
import { subscriptionOf } from '#domain/plans/subscription-of.ts'
import { addDays, type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after, seconds } from '#domain/time/durations.ts'
import { planTimeOf } from '#server/access/plans/plan-time.ts'
import { nameLists, profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { tellOfOwnNews } from '#server/notifications/tell-of-own-news.ts'
import { nameMatcher } from './match-names.ts'
import { publicNames } from './public-names.ts'
import { type Match, openList, openMatches, pairOf, sealMatches } from './sealed-list.ts'

/** A run that was killed is taken up by another process after this. It is renewed with each piece of the list. */
const claim = seconds(30)

/**
 * Compares the lists that are new, were changed, or were compared a week ago, one after the other. Without the plan a list
 * waits, and nothing of it is deleted.
 */
export async function compareLists(application: Application): Promise<void> {
  for (const due of await dueLists(application)) await compareList(application, due)
}

type Due = { id: string; holderId: string }

async function dueLists({ database, now }: Application): Promise<Due[]> {
  const today = dayInNigeria(now())
  const rows = await database.queries
    .select({
      ...{ id: nameLists.id, holderId: nameLists.holderId },
      ...{ role: profiles.role, status: profiles.status, ...planTimeOf(sql`profiles.id`, today) },
    })
    .from(nameLists)
    .innerJoin(profiles, eq(profiles.id, nameLists.holderId))
    .where(
      or(isNull(nameLists.comparedOn), lte(nameLists.comparedOn, addDays(today, -daysBetweenComparisons))),
    )
    .orderBy(asc(nameLists.id))
  return rows.filter(
    ({ role, status, ...time }) =>
      status === 'active' && hasFeature(subscriptionOf(role, time), 'cross-reference'),
  )
}

async function compareList(application: Application, { id, holderId }: Due): Promise<void> {
  const { database, now } = application
  const claimed: Claimed = { id, until: after(now(), claim) }
  const [row] = await database.queries
    .update(nameLists)
    .set({ workingUntil: claimed.until, comparedRows: 0 })
    .where(and(eq(nameLists.id, id), or(isNull(nameLists.workingUntil), lte(nameLists.workingUntil, now()))))
    .returning()
  if (!row) return
  const found = await findIn(application, row, claimed)
  if (!found) return
  const today = dayInNigeria(now())
  await database.queries.transaction(async (queries) => {
    const [held] = await queries
      .select({ sealedMatches: nameLists.sealedMatches })
      .from(nameLists)
      // Where names were added meanwhile, or another process took over, what was found here is not the answer.
      .where(and(eq(nameLists.id, id), eq(nameLists.workingUntil, claimed.until)))
      .for('update')
    if (!held) return
    const before = openMatches(application, id, held.sealedMatches)
    const known = new Set(before.map(pairOf))
    const added = found.filter((match) => !known.has(pairOf(match)))
    const kept = row.comparedOn === null ? stillThere(before, found) : before
    const all = [...kept, ...added].toSorted(byScore).slice(0, mostMatches)
    await queries
      .update(nameLists)
      .set({
        ...{ sealedMatches: sealMatches(application, id, all), comparedOn: today, workingUntil: null },
        news: sql`${nameLists.news} + ${added.length}`,
      })
      .where(eq(nameLists.id, id))
    if (added.length > 0) await tellOfOwnNews(application, queries, holderId, 'list.news')
  })
}

/** After a change of the list, what was judged stays, and what no longer fits and was not judged goes. */
function stillThere(before: readonly Match[], found: readonly Match[]): Match[] {
  const pairs = new Set(found.map(pairOf))
  return before.filter((match) => match.judgement !== null || pairs.has(pairOf(match)))
}

/** The surest first; of two alike, by name and then by record, so that a list stays in its order. */
function byScore(one: Match, other: Match): number {
  return other.score - one.score || one.name.localeCompare(other.name) || one.id.localeCompare(other.id)
}

type Row = { id: string; sealedList: Buffer; comparedOn: Day | null }

/** A list that this process works on, and until when no other does. */
type Claimed = { id: string; until: Date }

/** Null where names were added meanwhile, or another process took over. */
async function findIn(
  application: Application,
  { id, sealedList, comparedOn }: Row,
  claimed: Claimed,
): Promise<Match[] | null> {
  const { names } = openList(application, id, sealedList)
  const matcher = nameMatcher(names)
  const foundOn = dayInNigeria(application.now())
  const matches: Match[] = []
  let rows = 0
  const { hasCompanies } = matcher
  for await (const some of publicNames(application, { since: comparedOn, hasCompanies })) {
    for (const { kind, id: subject, ...named } of some)
      matches.push(
        ...matcher.find(named).map(({ entry, company, score, reasons }) => ({
          ...{ ...entry, kind, id: subject, company, score, foundOn, judgement: null },
          // Of the reasons' own types: they are read as words alone.
          reasons: reasons.map((reason) => ({ ...reason })),
        })),
      )
    rows += some.length
    if (!(await goOn(application, claimed, rows))) return null
    // Visitors of this process come first.
    await setImmediate()
  }
  return matches.toSorted(byScore).slice(0, mostMatches)
}

/** Shows how far it is, and keeps the list for this process. @returns whether it is still ours */
async function goOn({ database, now }: Application, claimed: Claimed, rows: number): Promise<boolean> {
  const until = after(now(), claim)
  const kept = await database.queries
    .update(nameLists)
    .set({ comparedRows: rows, workingUntil: until })
    .where(and(eq(nameLists.id, claimed.id), eq(nameLists.workingUntil, claimed.until)))
    .returning({ id: nameLists.id })
  claimed.until = until
  return kept.length > 0
}
