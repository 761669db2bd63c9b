import type pg from 'pg'
import type { Duration } from '#domain/time/durations.ts'

/** A statement that took long. */
export type SlowQuery = {
  /** Its text, without any value. */
  statement: string
  ms: Duration
  lane: string
  /** The number of the request that asked; null for work that no visitor waits for. */
  request: string | null
}

const requestMark = Symbol('request')

/** The same statement, with the number of the request that asks. */
export function ofRequest(asked: pg.QueryConfig, request: string | null): pg.QueryConfig {
  return Object.assign({}, asked, { [requestMark]: request })
}

type Timing = {
  after: Duration
  /** The number of the request that asks at this moment, where the statement does not bring one. */
  requestOf(): string | null
  /** Hears of the statement and how long it took. */
  tell(slow: Omit<SlowQuery, 'lane'>): void
}

type Done = (error: unknown, result: unknown) => void

/** Tells of each statement of this connection that takes longer than `after`, until its answer came or it failed. */
export function timeQueries(client: pg.ClientBase, { after, requestOf, tell }: Timing): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
  const timed = (...asked: unknown[]) => {
    const began = performance.now()
    const request = markedIn(asked[0]) ?? requestOf()
    const end = () => {
      const ms = Math.round(performance.now() - began)
      if (ms > after) tell({ statement: withoutValues(textOf(asked[0])), ms, request })
    }
    const done = asked.at(-1)
    // A pool asks with a function at the end, everything else with a promise.
    if (typeof done === 'function') {
      const andThen: Done = (error, result) => {
        end()
        done(error, result)
      }
      return ask(...asked.slice(0, -1), andThen)
    }
    const answer = ask(...asked)
    if (answer instanceof Promise) answer.then(end, end)
    return answer
  }
  Object.assign(client, { query: timed })
}

function markedIn(asked: unknown): string | null {
  const mark = typeof asked === 'object' && asked !== null && requestMark in asked ? asked[requestMark] : null
  return typeof mark === 'string' ? mark : null
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : ''
  return typeof text === 'string' ? text : ''
}

const longestStatement = 600

/**
 * The text of a statement with a mark for each value in it. Values are sent apart from the text; what is written into it is our own, and goes
 * too, so that no word of a person ever reaches a log by a statement that was made carelessly. Reads each letter once.
 */
export function withoutValues(statement: string): string {
  let told = ''
  let at = 0
  while (at < statement.length) {
    const part = partAt(statement, at)
    told += part.told
    at = part.end
  }
  return told.replace(/\s+/g, ' ').trim().slice(0, longestStatement)
}

type Part = { told: string; end: number }

/** What begins at this place: a quoted text, a comment, a number, or one letter. */
function partAt(statement: string, at: number): Part {
  const letter = statement.charAt(at)
  if (letter === "'") return { told: '?', end: endOfQuoted(statement, at) }
  else if (statement.startsWith('--', at)) return { told: ' ', end: after(statement, '\n', at) }
  else if (statement.startsWith('/*', at)) return { told: ' ', end: after(statement, '*/', at + 2) }
  const tag = letter === '$' ? matchAt(/\$(?:[A-Za-z_]\w*)?\$/y, statement, at) : null
  if (tag !== null) return { told: '?', end: after(statement, tag, at + tag.length) }
  const number = isWithin(statement.charAt(at - 1)) ? null : matchAt(/\d[\d.]*/y, statement, at)
  return number === null ? { told: letter, end: at + 1 } : { told: '?', end: at + number.length }
}

/** A quote within is written twice, and so is read as two texts beside each other. */
function endOfQuoted(statement: string, at: number): number {
  let end = after(statement, "'", at + 1)
  while (statement.charAt(end) === "'") end = after(statement, "'", end + 1)
  return end
}

function after(statement: string, sought: string, from: number): number {
  const found = statement.indexOf(sought, from)
  return found < 0 ? statement.length : found + sought.length
}

function matchAt(pattern: RegExp, statement: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(statement)?.[0] ?? null
}

/** Whether a digit after this letter belongs to a name or to the number of a parameter. */
function isWithin(letter: string): boolean {
  return /[\w$]/.test(letter)
}
