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
 * too, so that no word of a person ever reaches a log by a statement that was made carelessly.
 */
export function withoutValues(statement: string): string {
  return statement
    .replace(/(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1/g, '?')
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(?<![\w$.])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestStatement)
}
