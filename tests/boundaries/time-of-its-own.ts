import type { SourceFile } from './source-file.ts'
import { childOf, descendantsOf, nameOf, type SyntaxNode, textOf } from './syntax.ts'

/**
 * Days and lengths of time are made in `domain/time/` alone: a day is a day in Nigeria, and a length is `minutes(15)`. The
 * formats in `packages/` count their days by themselves, because others have to compute the same from what was published.
 */
export function timeOfItsOwn(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => isWatched(path))
    .flatMap(({ path, text, program }) =>
      descendantsOf(program).flatMap((node) => {
        const problem = problemOf(node)
        return problem ? [`${path}: line ${lineOf(text, node)} ${problem}; see domain/time/`] : []
      }),
    )
}

const exempt = ['domain/time/', 'server/database/day-in-sql.ts']

function isWatched(path: string): boolean {
  const isOfTheSite =
    /^(domain|server|web|words|operations)\/|^[^/]+\.ts$/.test(path) && path !== 'vitest.config.ts'
  return isOfTheSite && !exempt.some((place) => path.startsWith(place))
}

function problemOf(node: SyntaxNode): string | null {
  if (isCutOutOfMoment(node)) return 'cuts a day out of a moment'
  else if (isPartOfDate(node)) return 'asks a Date for a part of its day'
  else if (isLength(node)) return 'writes out a length of time'
  else if (isSqlDay(node)) return 'makes a day by the time zone of the database'
  else return null
}

/** `moment.toISOString().slice(0, 10)`, with whatever method cuts. */
function isCutOutOfMoment(node: SyntaxNode): boolean {
  const object = childOf(node, 'object')
  const callee = object && childOf(object, 'callee')
  return callee !== undefined && nameOf(childOf(callee, 'property')) === 'toISOString'
}

const partsOfDate = /^(get|set)(UTC)?(Date|Day|Month|Hours|Minutes)$/

function isPartOfDate(node: SyntaxNode): boolean {
  return node.type === 'MemberExpression' && partsOfDate.test(nameOf(childOf(node, 'property')) ?? '')
}

const lengths = [60_000, 3_600_000, 86_400_000, 604_800_000]
const factors = [24, 60, 365, 1_000, 3_600]

function isLength(node: SyntaxNode): boolean {
  if (node.type === 'Literal') return lengths.includes(Number(node.value))
  else if (node.type !== 'BinaryExpression' || node.operator !== '*') return false
  const sides = [childOf(node, 'left'), childOf(node, 'right')].map((side) => Number(side?.value))
  return sides.every((side) => factors.includes(side))
}

// A parameter that is cast, `${day}::date`, is a day already.
const sqlDay = /[\w)]::date\b|\bdate_trunc\b|\bcurrent_date\b/i

function isSqlDay(node: SyntaxNode): boolean {
  const isText = node.type === 'Literal' || node.type === 'TemplateElement'
  return isText && sqlDay.test(textOf(node) ?? rawOf(node))
}

function rawOf(node: SyntaxNode): string {
  const { value } = node
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}

function lineOf(text: string, node: SyntaxNode): number {
  return text.slice(0, node.start).split('\n').length
}
