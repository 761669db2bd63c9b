import { type Exposure, exposingWords } from '#domain/conversations/exposing-words.ts'
import { fieldNames, isParagraphs, isWritten, type ReportText } from '#domain/reports/fields.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { findPublic, publicTextOf } from '#server/reports/public-text.ts'
import { reportTextOf } from '#server/reports/report-key.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { messagesOf, parseMessage } from './conversation-of-report.ts'
import { followUpsOf } from './punishment/follow-ups.ts'

/**
 * The words of a draft that only the source told, for staff who are about to send it. Nothing is stored.
 *
 * @param input `message`
 * @throws SignInNeeded, NotFound, Invalid
 */
export const checkQuestion = useCaseOn(
  'source.ask',
  reportInReach,
  async ({ application, report }, _id: string, input: Input): Promise<Exposure[]> => {
    const { text: draft } = parseMessage(input)
    const { queries } = application.database
    const { id } = report.row
    const text = reportTextOf(application, report)
    const messages = await messagesOf(application, queries, id)
    const followUps = await followUpsOf(application, queries, id)
    const shown = await findPublic(queries, id)
    const published = shown && publicTextOf(shown)
    const ofSide = (side: 'source' | 'staff') =>
      messages.filter((message) => message.side === side).map((message) => message.text)
    return exposingWords({
      draft,
      told: [...paragraphsIn(text), ...ofSide('source'), ...followUps.map((each) => each.text)],
      named: linesIn(text),
      known: [...ofSide('staff'), ...(published ? [...paragraphsIn(published), ...linesIn(published)] : [])],
    })
  },
)

function paragraphsIn(text: ReportText): string[] {
  return fieldNames.filter((name) => !isLine(name)).flatMap((name) => stringsIn(text[name]))
}

function linesIn(text: ReportText): string[] {
  return fieldNames.filter(isLine).flatMap((name) => stringsIn(text[name]))
}

// A line names a person or a thing. So does the state, which is a choice.
function isLine(name: (typeof fieldNames)[number]): boolean {
  return (isWritten(name) && !isParagraphs(name)) || name === 'state'
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...partsOfDay(value)]
  else if (Array.isArray(value)) return value.flatMap(stringsIn)
  else return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

// A day is kept as 2026-03-14, and asked about as “14 March”.
function partsOfDay(value: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(value) ?? []
  if (year === undefined || month === undefined) return []
  const name = new Date(`${year}-${month}-01T00:00:00Z`).toLocaleString('en', {
    month: 'long',
    timeZone: 'UTC',
  })
  return [`${day === undefined ? '' : Number(day)} ${name} ${year}`]
}
