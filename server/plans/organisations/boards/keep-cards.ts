import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { mostCards, readQuestion } from '#domain/figures/questions.ts'
import { tokenHash, tokenText } from '#server/access/tokens.ts'
import type { Queries } from '#server/database/open-database.ts'
import { teamBoards, teamCards } from '#server/database/people-schema.ts'
import { identifier } from '#server/input/identifier.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { line, requiredLine } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { findBoard } from './board-queries.ts'

const choice = line(40).optional()
const schema = z.object({
  cardName: requiredLine(80),
  ...{ measure: choice, by: choice, and: choice, state: choice, sector: choice, kind: choice },
  ...{ period: choice, from: choice, to: choice },
})

/**
 * Puts a question on a board of the actor's organisation.
 *
 * @throws SignInNeeded, Invalid, NotFound, RuleBroken 'too-many-cards', and as `enterOrganisation`
 */
export const addCard = useCase(
  'board.write',
  async ({ application, actor }, boardId: string | undefined, input: Input): Promise<void> => {
    const { cardName: name, ...asked } = parseInput(schema, input)
    const { database, randomness, vault } = application
    const id = randomness.uuid()
    const sealedCard = vault.seal(`team-card:${id}`, { name, question: readQuestion(asked) })
    await database.queries.transaction(async (queries) => {
      const { board } = await findBoard(application, queries, actor, boardId)
      const one = eq(teamBoards.id, board.id)
      await queries.select({ id: teamBoards.id }).from(teamBoards).where(one).for('update')
      if ((await queries.$count(teamCards, eq(teamCards.boardId, board.id))) >= mostCards)
        throw new RuleBroken('too-many-cards')
      await queries.insert(teamCards).values({ id, boardId: board.id, sealedCard })
    })
  },
)

/** @throws SignInNeeded, NotFound, and as `enterOrganisation` */
export const removeCard = useCase(
  'board.write',
  async ({ application, actor }, boardId: string | undefined, cardId: string | undefined): Promise<void> => {
    const { queries } = application.database
    const { board } = await findBoard(application, queries, actor, boardId)
    await found(queries.delete(teamCards).where(cardOf(board.id, cardId)).returning({ id: teamCards.id }))
  },
)

/**
 * Gives a card an address under which its picture can be shown elsewhere. An address from before shows it no longer.
 *
 * @returns the secret in the address: only a hash of it is stored
 * @throws SignInNeeded, NotFound, and as `enterOrganisation`
 */
export const openCard = useCase(
  'board.write',
  async (
    { application, actor },
    boardId: string | undefined,
    cardId: string | undefined,
  ): Promise<{ secret: string }> => {
    const { queries } = application.database
    const { board } = await findBoard(application, queries, actor, boardId)
    const secret = tokenText(application.randomness.bytes(32))
    await setEmbedHash(queries, cardOf(board.id, cardId), tokenHash(secret))
    return { secret }
  },
)

/** Shows the picture of a card elsewhere no longer. @throws SignInNeeded, NotFound, and as `enterOrganisation` */
export const closeCard = useCase(
  'board.write',
  async ({ application, actor }, boardId: string | undefined, cardId: string | undefined): Promise<void> => {
    const { queries } = application.database
    const { board } = await findBoard(application, queries, actor, boardId)
    await setEmbedHash(queries, cardOf(board.id, cardId), null)
  },
)

function setEmbedHash(
  queries: Queries,
  card: ReturnType<typeof cardOf>,
  embedHash: Buffer | null,
): Promise<void> {
  return found(queries.update(teamCards).set({ embedHash }).where(card).returning({ id: teamCards.id }))
}

function cardOf(boardId: string, cardId: string | undefined) {
  return and(eq(teamCards.id, identifier(cardId)), eq(teamCards.boardId, boardId))
}

async function found(changed: PromiseLike<readonly unknown[]>): Promise<void> {
  if ((await changed).length === 0) throw new NotFound()
}
