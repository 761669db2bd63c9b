import { and, asc, count, desc, eq } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import type { FileDays, FilesEvery } from '#domain/figures/file-days.ts'
import type { Answer } from '#domain/figures/questions.ts'
import { type Day, dayInNigeria, isDay } from '#domain/time/day-in-nigeria.ts'
import { isToken, tokenHash } from '#server/access/tokens.ts'
import { organisations, teamBoards, teamCards, teamFiles } from '#server/database/people-schema.ts'
import { openUseCase, useCase } from '#server/kernel/use-case.ts'
import { endOfLentTime } from '../organisation-queries.ts'
import { enterOrganisation } from '../security/enter-organisation.ts'
import { answerQuestion } from './answer-question.ts'
import { type BoardRow, type Card, cardIn, findBoard, nameOfBoard, nextFileOf } from './board-queries.ts'
import { type BoardFile, openBoardFile } from './keep-board-files.ts'

export type ListedBoard = { id: string; name: string; cards: number }

/** The boards of the actor's organisation, by name. @throws SignInNeeded, NotFound, and as `enterOrganisation` */
export const listBoards = useCase(
  'board.read',
  async ({ application, actor }): Promise<{ name: string; isGuest: boolean; boards: ListedBoard[] }> => {
    const { queries } = application.database
    const { id, name, isGuest } = await enterOrganisation(application, queries, actor, 'guests too')
    const rows = await queries
      .select({ board: teamBoards, cards: count(teamCards.id) })
      .from(teamBoards)
      .leftJoin(teamCards, eq(teamCards.boardId, teamBoards.id))
      .where(eq(teamBoards.organisationId, id))
      .groupBy(teamBoards.id)
    const boards = rows.map(({ board, cards }) => ({
      id: board.id,
      name: nameOfBoard(application, board),
      cards,
    }))
    return {
      name,
      isGuest,
      boards: boards.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    }
  },
)

export type AnsweredCard = Card & { id: string; isOpen: boolean; answer: Answer }

export type ShownBoard = {
  id: string
  name: string
  filesEvery: FilesEvery | null
  fileDays: Pick<FileDays, 'weekday' | 'monthDay'>
  /** The day of its next file, today or later; null where it keeps none. */
  nextFile: Day | null
  /** The days of its files, the newest first. */
  files: Day[]
  mayRemove: boolean
  isGuest: boolean
  cards: AnsweredCard[]
}

/** A board with the answers of its cards, as they are now. @throws SignInNeeded, NotFound, and as `enterOrganisation` */
export const showBoard = useCase(
  'board.read',
  async ({ application, actor }, boardId: string | undefined): Promise<ShownBoard> => {
    const { queries } = application.database
    const { board, membership } = await findBoard(application, queries, actor, boardId, 'guests too')
    const rows = await queries
      .select()
      .from(teamCards)
      .where(eq(teamCards.boardId, board.id))
      .orderBy(asc(teamCards.place))
    const files = await queries
      .select({ madeOn: teamFiles.madeOn })
      .from(teamFiles)
      .where(eq(teamFiles.boardId, board.id))
      .orderBy(desc(teamFiles.madeOn))
    const cards: AnsweredCard[] = []
    // One after the other: twelve at once would fill the lane of searches.
    for (const row of rows) {
      const card = cardIn(application, row)
      const answer = await answerQuestion(application, card.question)
      cards.push({ ...card, id: row.id, isOpen: row.embedHash !== null, answer })
    }
    return {
      ...{ id: board.id, name: nameOfBoard(application, board), cards },
      filesEvery: board.filesEvery,
      fileDays: { weekday: board.filesWeekday, monthDay: board.filesMonthDay },
      nextFile: comingFile(board, files[0]?.madeOn ?? null, dayInNigeria(application.now())),
      files: files.map(({ madeOn }) => madeOn),
      mayRemove: membership.isOwner || board.madeBy === actor.id,
      isGuest: membership.isGuest,
    }
  },
)

// The job makes a file that is late within the hour.
function comingFile(board: BoardRow, newest: Day | null, today: Day): Day | null {
  const next = nextFileOf(board, newest)
  return next && next < today ? today : next
}

/** One file of a board, with its name. @throws SignInNeeded, NotFound, and as `enterOrganisation` */
export const showBoardFile = useCase(
  'board.read',
  async (
    { application, actor },
    boardId: string | undefined,
    day: string | undefined,
  ): Promise<BoardFile & { name: string }> => {
    const { queries } = application.database
    const { board } = await findBoard(application, queries, actor, boardId, 'guests too')
    if (!day || !isDay(day)) throw new NotFound()
    const one = and(eq(teamFiles.boardId, board.id), eq(teamFiles.madeOn, day))
    const [file] = await queries.select().from(teamFiles).where(one)
    if (!file) throw new NotFound()
    return { name: nameOfBoard(application, board), ...openBoardFile(application, file) }
  },
)

/**
 * The card with this secret address and its answer, for everyone who has the address. The time of its organisation must run.
 *
 * @throws NotFound
 */
export const showEmbeddedCard = openUseCase(
  'public.read',
  async ({ application }, secret: string | undefined): Promise<Card & { answer: Answer }> => {
    const { queries } = application.database
    const [row] = await queries
      .select({ card: teamCards, ownerId: organisations.ownerId })
      .from(teamCards)
      .innerJoin(teamBoards, eq(teamBoards.id, teamCards.boardId))
      .innerJoin(organisations, eq(organisations.id, teamBoards.organisationId))
      .where(eq(teamCards.embedHash, tokenHash(secret ?? '')))
    if (!secret || !isToken(secret) || !row) throw new NotFound()
    if (!(await endOfLentTime(application, queries, row.ownerId))) throw new NotFound()
    const card = cardIn(application, row.card)
    return { ...card, answer: await answerQuestion(application, card.question) }
  },
)
