import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { fieldProblem, Invalid, NotFound, RuleBroken } from '#domain/errors.ts'
import { longestListName, readNameList } from '#domain/finding/name-list.ts'
import { mostKept, mostNames } from '#domain/plans/quotas.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { nameLists } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine, requiredParagraphs } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { openList, ownList, sealList } from './sealed-list.ts'

/** As much as one form carries. Longer lists come in several. */
const longestText = 240_000

const named = z.object({ name: requiredLine(longestListName), names: requiredParagraphs(longestText) })
const added = z.object({ names: requiredParagraphs(longestText) })

/**
 * Keeps a list of names and companies. It is sealed, and compared within minutes.
 *
 * @param input `name`, and `names` with one a line
 * @returns the new list's id
 * @throws SignInNeeded, Invalid, RuleBroken 'not-in-plan' or 'kept-too-many'
 */
export const keepNameList = useCase(
  'name-list.compare',
  async ({ application, actor }, input: Input): Promise<string> => {
    const { name, names: text } = parseInput(named, input)
    const names = readNameList(text)
    requireRoom(actor, names.length)
    const id = application.randomness.uuid()
    await transact(application, async ({ queries }) => {
      // Two tabs at once keep one after the other.
      await lockPerson(queries, actor.id)
      const kept = await queries.$count(nameLists, eq(nameLists.holderId, actor.id))
      if (kept >= mostKept(actor.subscription, 'name-list')) throw new RuleBroken('kept-too-many')
      await queries.insert(nameLists).values({
        ...{ id, holderId: actor.id, entries: names.length, madeOn: dayInNigeria(application.now()) },
        sealedList: sealList(application, id, { name, names }),
      })
    })
    return id
  },
)

/**
 * Adds names to a list, which is then compared as a whole.
 *
 * @throws SignInNeeded, Invalid, NotFound, RuleBroken 'not-in-plan'
 */
export const addNames = useCase(
  'name-list.compare',
  async ({ application, actor }, id: string, input: Input): Promise<void> => {
    const { names: text } = parseInput(added, input)
    await transact(application, async ({ queries }) => {
      const [row] = await queries
        .select({ id: nameLists.id, sealedList: nameLists.sealedList })
        .from(nameLists)
        .where(ownList(actor.id, id))
        .for('update')
      if (!row) throw new NotFound()
      const { name, names: before } = openList(application, row.id, row.sealedList)
      const all = [...before, ...readNameList(text)]
      const names = [...new Map(all.map((line) => [`${line.name}|${line.state}`, line])).values()]
      requireRoom(actor, names.length)
      const sealedList = sealList(application, row.id, { name, names })
      await queries
        .update(nameLists)
        // A run over the list of before has no place to write to any more: see `compareList`.
        .set({ sealedList, entries: names.length, comparedOn: null, comparedRows: 0, workingUntil: null })
        .where(eq(nameLists.id, row.id))
    })
  },
)

function requireRoom({ subscription: { tier } }: Person, names: number): void {
  const most = tier === 'free' ? 0 : mostNames[tier]
  if (names === 0) throw new Invalid('invalid', { names: fieldProblem('missing') })
  else if (names > most) throw new Invalid('invalid', { names: fieldProblem('too-many-lines', most) })
}

/** Deletes a list with all that was found for it. @throws SignInNeeded, NotFound */
export const deleteNameList = useCase(
  'name-list.delete',
  async ({ application, actor }, id: string): Promise<void> => {
    const gone = await application.database.queries
      .delete(nameLists)
      .where(ownList(actor.id, id))
      .returning({ id: nameLists.id })
    if (gone.length === 0) throw new NotFound()
  },
)
