import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { fieldProblem, Invalid, RuleBroken } from '#domain/errors.ts'
import { readListFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import { longestSearch } from '#domain/finding/search-query.ts'
import { longestEntry, mostEntries } from '#domain/plans/team.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { teamEntries } from '#server/database/people-schema.ts'
import { publicReports } from '#server/database/schema.ts'
import { dayOrNothing } from '#server/input/day.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { line, requiredLine, requiredParagraphs } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { tellOfOwnNews } from '#server/notifications/tell-of-own-news.ts'
import { lockFolder, membersOf } from './team-queries.ts'

const schema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('report'), number: requiredLine(300) }),
  z.object({ kind: z.literal('search'), search: requiredLine(2000) }),
  z.object({
    kind: z.literal('comment'),
    text: requiredParagraphs(longestEntry),
    forMember: line(40).default(''),
  }),
  z.object({
    kind: z.literal('task'),
    text: requiredParagraphs(longestEntry),
    forMember: line(40).default(''),
    dueOn: dayOrNothing().default(''),
  }),
])

type Asked = z.output<typeof schema>

/**
 * Puts a report, a search, a comment or a task into a folder of the actor's organisation. A report is taken by its number, and only
 * when it is public: a number that is not known and one that is not public get one answer, also for its own sender. Guests comment.
 *
 * @param input `kind`; then `number`, `search` (the address of a list), or `text` with `forMember` and `dueOn`
 * @throws SignInNeeded, Invalid, NotFound, RuleBroken 'too-many-entries', and as `enterOrganisation`
 */
export const addToTeamFolder = useCase(
  'team.write',
  async ({ application, actor }, folderId: string | undefined, input: Input): Promise<void> => {
    const asked = parseInput(schema, input)
    const { database, randomness, vault, now } = application
    await database.queries.transaction(async (queries) => {
      const { folder, membership } = await lockFolder(
        application,
        queries,
        actor,
        folderId,
        asked.kind === 'comment' ? 'guests too' : 'members',
      )
      if ((await queries.$count(teamEntries, eq(teamEntries.folderId, folder.id))) >= mostEntries)
        throw new RuleBroken('too-many-entries')
      const content = await contentIn(queries, asked)
      const forMember = 'forMember' in asked ? asked.forMember : ''
      const addressed = (await membersOf(queries, membership)).find(({ username }) => username === forMember)
      if (forMember !== '' && !addressed)
        throw new Invalid('invalid', { forMember: fieldProblem('not-in-list') })
      const id = randomness.uuid()
      await queries.insert(teamEntries).values({
        ...{ id, folderId: folder.id, kind: asked.kind, authorId: actor.id, addedOn: dayInNigeria(now()) },
        ...{ forId: addressed?.id ?? null, dueOn: ('dueOn' in asked && asked.dueOn) || null },
        sealedContent: vault.seal(`team-entry:${id}`, { content }),
      })
      // Who writes a note to themselves knows of it.
      if (addressed && addressed.id !== actor.id)
        await tellOfOwnNews(application, queries, addressed.id, 'team.for-you')
    })
  },
)

async function contentIn(queries: Queries | Transaction, asked: Asked): Promise<string> {
  if (asked.kind === 'report') return publicNumber(queries, asked.number)
  else return asked.kind === 'search' ? searchIn(asked.search) : asked.text
}

async function publicNumber(queries: Queries | Transaction, text: string): Promise<string> {
  const number = /WR-\d{11,12}/i.exec(text)?.[0].toUpperCase() ?? ''
  const [found] = await queries
    .select({ number: publicReports.referenceNumber })
    .from(publicReports)
    .where(eq(publicReports.referenceNumber, number))
  if (!found) throw new Invalid('invalid', { number: fieldProblem('not-in-list') })
  return found.number
}

/** A list or a search of ours, as its address says it: what else is in the address is left out. */
function searchIn(text: string): string {
  const query = text.includes('?') ? text.slice(text.indexOf('?')) : text
  const given = new URLSearchParams(query)
  const { filters } = readListFilters(given)
  const kept = new URLSearchParams(writeListFilters(filters))
  const term = (given.get('q') ?? '').trim().slice(0, longestSearch)
  if (term !== '') kept.set('q', term)
  if (kept.size === 0) throw new Invalid('invalid', { search: fieldProblem('not-in-list') })
  return String(kept)
}
