import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { plainCell, writeCsv } from '#domain/archive/csv.ts'
import { type AskedMeasure, askedMeasures, type Grouping, groupings } from '#domain/figures/questions.ts'
import { type Day, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { readCsv } from '#server/archive/read-csv.ts'
import { organisations, teamBoards, teamCards, teamFiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { endOfLentTime } from '../organisation-queries.ts'
import { answerQuestion } from './answer-question.ts'
import { type BoardRow, cardIn, nextFileOf } from './board-queries.ts'

/** Keeps a file of the numbers of each board that asks for one and whose day has come. Where two processes ask at once, one file is kept. */
export async function keepBoardFiles(application: Application): Promise<void> {
  const { queries } = application.database
  const today = dayInNigeria(application.now())
  const rows = await queries
    .select({
      board: teamBoards,
      ownerId: organisations.ownerId,
      newest: sql<Day | null>`(select max(f.made_on)::text from team_files f where f.board_id = team_boards.id)`,
    })
    .from(teamBoards)
    .innerJoin(organisations, eq(organisations.id, teamBoards.organisationId))
    .where(isNotNull(teamBoards.filesEvery))
  for (const { board, ownerId, newest } of rows) {
    const next = nextFileOf(board, newest)
    if (next && next <= today && (await endOfLentTime(application, queries, ownerId)))
      await keepFile(application, board, today)
  }
}

async function keepFile(application: Application, { id }: BoardRow, today: Day): Promise<void> {
  const { queries } = application.database
  const cards = await queries
    .select()
    .from(teamCards)
    .where(eq(teamCards.boardId, id))
    .orderBy(asc(teamCards.place))
  const rows: string[][] = []
  for (const row of cards) {
    const { name, question } = cardIn(application, row)
    const { lines } = await answerQuestion(application, question)
    for (const { by, and: second, value } of lines)
      rows.push([
        today,
        name,
        question.measure,
        question.by,
        by,
        question.and ?? '',
        second ?? '',
        String(value),
      ])
  }
  const head = ['day', 'card', 'measure', 'grouping', 'value', 'second grouping', 'second value', 'number']
  const sealedCsv = application.vault.seal(placeOf(id, today), { csv: writeCsv([head, ...rows]) })
  await queries.insert(teamFiles).values({ boardId: id, madeOn: today, sealedCsv }).onConflictDoNothing()
}

/** One number of a file: of which card, what was counted, and among what. */
export type FileLine = {
  card: string
  measure: AskedMeasure
  by: Grouping
  value: string
  /** Of the second grouping; null without one. */
  and: { by: Grouping; value: string } | null
  number: number
}

export type BoardFile = { csv: string; lines: FileLine[] }

export function openBoardFile(
  { vault }: Pick<Application, 'vault'>,
  { boardId, madeOn, sealedCsv }: typeof teamFiles.$inferSelect,
): BoardFile {
  const { csv } = z.object({ csv: z.string() }).parse(vault.open(placeOf(boardId, madeOn), sealedCsv))
  const rows = (readCsv(csv) ?? []).slice(1).map(({ cells }) => cells.map(plainCell))
  return { csv, lines: rows.flatMap(lineIn) }
}

// A measure or a grouping that was dropped since is left out.
function lineIn([
  ,
  card = '',
  measure,
  by,
  value = '',
  second,
  secondValue = '',
  number,
]: string[]): FileLine[] {
  const [first, other] = [groupingIn(by), groupingIn(second)]
  const counted = askedMeasures.find((each) => each === measure)
  if (!counted || !first) return []
  const and = other ? { by: other, value: secondValue } : null
  return [{ card, measure: counted, by: first, value, and, number: Number(number) }]
}

function groupingIn(name: string | undefined): Grouping | undefined {
  return groupings.find((each) => each === name)
}

function placeOf(boardId: string, day: Day) {
  return `team-file:${boardId}:${day}` as const
}
