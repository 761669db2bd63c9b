import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '#domain/actor.ts'
import { fieldProblem, Invalid, NotFound, RuleBroken } from '#domain/errors.ts'
import { type ListedName, longestListName, readNameList } from '#domain/finding/name-list.ts'
import { mostKept, mostNames } from '#domain/plans/quotas.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { nameLists } from '#server/database/people-schema.ts'
import { transact } from '#server/events/transact.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine, requiredParagraphs } from '#server/input/text.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { type NameFile, readNameFile } from './read-name-file.ts'
import { openList, ownList, sealList } from './sealed-list.ts'

/** As much as one form carries. Longer lists come in several. */
const longestText = 240_000

const heading = z.object({ name: requiredLine(longestListName) })
const named = heading.extend({ names: requiredParagraphs(longestText) })
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
    const { name, names } = parseInput(named, input)
    return keep(application, actor, { name, names: readNameList(names), field: 'names' })
  },
)

/**
 * As `keepNameList`, with the names from a file.
 *
 * @param input `name`
 * @param file null where none was chosen
 */
export const keepNameFile = useCase(
  'name-list.compare',
  async ({ application, actor }, input: Input, file: NameFile | null): Promise<string> => {
    const names = await namesIn(file)
    const { name } = parseInput(heading, input)
    return keep(application, actor, { name, names, field: 'file' })
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
    const { names } = parseInput(added, input)
    await add(application, actor, id, { names: readNameList(names), field: 'names' })
  },
)

/** As `addNames`, with the names from a file. @param file null where none was chosen */
export const addNameFile = useCase(
  'name-list.compare',
  async ({ application, actor }, id: string, file: NameFile | null): Promise<void> =>
    add(application, actor, id, { names: await namesIn(file), field: 'file' }),
)

/** The names, and the field of the form that they came in. */
type Given = { names: ListedName[]; field: 'names' | 'file' }

async function namesIn(file: NameFile | null): Promise<ListedName[]> {
  if (file === null) throw new Invalid('invalid', { file: fieldProblem('missing') })
  return readNameFile(file)
}

async function keep(
  application: Application,
  actor: Person,
  { name, ...given }: Given & { name: string },
): Promise<string> {
  requireRoom(actor, given)
  const { names } = given
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
}

async function add(application: Application, actor: Person, id: string, given: Given): Promise<void> {
  await transact(application, async ({ queries }) => {
    const [row] = await queries
      .select({ id: nameLists.id, sealedList: nameLists.sealedList })
      .from(nameLists)
      .where(ownList(actor.id, id))
      .for('update')
    if (!row) throw new NotFound()
    const { name, names: before } = openList(application, row.id, row.sealedList)
    const all = [...before, ...given.names]
    const names = [...new Map(all.map((line) => [`${line.name}|${line.state}`, line])).values()]
    requireRoom(actor, { ...given, names })
    const sealedList = sealList(application, row.id, { name, names })
    await queries
      .update(nameLists)
      // A run over the list of before has no place to write to any more: see `compareList`.
      .set({ sealedList, entries: names.length, comparedOn: null, comparedRows: 0, workingUntil: null })
      .where(eq(nameLists.id, row.id))
  })
}

function requireRoom({ subscription: { tier } }: Person, { names, field }: Given): void {
  const most = tier === 'free' ? 0 : mostNames[tier]
  if (names.length === 0) throw new Invalid('invalid', { [field]: fieldProblem('missing') })
  else if (names.length > most)
    throw new Invalid('invalid', { [field]: fieldProblem('too-many-lines', most) })
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
