import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { isFilesEvery, monthDays, weekdays } from '#domain/figures/file-days.ts'
import { mostBoards } from '#domain/figures/questions.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { organisations, teamBoards } from '#server/database/people-schema.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { requiredLine } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { enterOrganisation } from '../security/enter-organisation.ts'
import { type BoardRow, findBoard } from './board-queries.ts'

const schema = z.object({
  boardName: requiredLine(80),
  filesEvery: z
    .string()
    .default('')
    .transform((text) => (isFilesEvery(text) ? text : null)),
  filesWeekday: z.enum(weekdays).default('1').transform(Number),
  filesMonthDay: z.enum(monthDays).default('1').transform(Number),
})

type ChosenDays = Omit<z.infer<typeof schema>, 'boardName'>

/**
 * Makes a board in the actor's organisation.
 *
 * @returns its number
 * @throws SignInNeeded, Invalid, RuleBroken 'too-many-boards', and as `enterOrganisation`
 */
export const makeBoard = useCase(
  'board.write',
  async ({ application, actor }, input: Input): Promise<string> => {
    const { boardName: name, ...days } = parseInput(schema, input)
    const { database, randomness, vault, now } = application
    const id = randomness.uuid()
    await database.queries.transaction(async (queries) => {
      const { id: organisationId } = await enterOrganisation(application, queries, actor)
      const own = eq(organisations.id, organisationId)
      // Held, so that two at once do not both take the last place.
      await queries.select({ id: organisations.id }).from(organisations).where(own).for('update')
      const made = await queries.$count(teamBoards, eq(teamBoards.organisationId, organisationId))
      if (made >= mostBoards) throw new RuleBroken('too-many-boards')
      await queries.insert(teamBoards).values({
        ...{ id, organisationId, madeBy: actor.id, madeOn: dayInNigeria(now()), ...days },
        filesSince: dayInNigeria(now()),
        sealedName: vault.seal(`team-board:${id}`, { name }),
      })
    })
    return id
  },
)

/**
 * Changes the name of a board, and on which days it keeps a file.
 *
 * @throws SignInNeeded, Invalid, NotFound, and as `enterOrganisation`
 */
export const changeBoard = useCase(
  'board.write',
  async ({ application, actor }, boardId: string | undefined, input: Input): Promise<void> => {
    const { boardName: name, ...days } = parseInput(schema, input)
    const { queries } = application.database
    const { board } = await findBoard(application, queries, actor, boardId)
    const sealedName = application.vault.seal(`team-board:${board.id}`, { name })
    const chosen = keepsItsDays(board, days) ? {} : { ...days, filesSince: dayInNigeria(application.now()) }
    await queries
      .update(teamBoards)
      .set({ sealedName, ...chosen })
      .where(eq(teamBoards.id, board.id))
  },
)

/**
 * Deletes a board with its cards, its files and its pictures elsewhere. Its maker does, and the owner.
 *
 * @throws SignInNeeded, NotFound for others too, and as `enterOrganisation`
 */
export const removeBoard = useCase(
  'board.write',
  async ({ application, actor }, boardId: string | undefined): Promise<void> => {
    const { queries } = application.database
    const { board, membership } = await findBoard(application, queries, actor, boardId)
    if (!membership.isOwner && board.madeBy !== actor.id) throw new NotFound()
    await queries.delete(teamBoards).where(eq(teamBoards.id, board.id))
  },
)

// A new name does not move a file that is late.
function keepsItsDays(board: BoardRow, days: ChosenDays): boolean {
  return (['filesEvery', 'filesWeekday', 'filesMonthDay'] as const).every(
    (each) => board[each] === days[each],
  )
}
