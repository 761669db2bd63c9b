import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'

/** The data of every loader in an answer to `dataAddress`, by route; null where the answer is no such data. */
export async function decodeData(answer: Response, text: string): Promise<unknown> {
  if (answer.headers.get('x-remix-response') !== 'yes') return null
  const body = new Response(text).body
  if (!body) return null
  // It looks there for the classes of errors alone, which Node has as well.
  const { value, done } = await decode(body, globalThis as unknown as Window & typeof globalThis)
  await done
  return value
}

type Leaf = { path: string; value: unknown }

/** Every value that has none within it, with the names that lead to it; places in lists are left out. */
export function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [{ path, value }]
  else if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, `${path}[]`))
  return Object.entries(value).flatMap(([name, each]) =>
    leavesOf(each, path === '' ? name : `${path}.${name}`),
  )
}

/** A date, a text that holds a time other than the first seconds of a day, or a number of (milli)seconds since 1970 in these decades. */
export function isMoment(value: unknown): boolean {
  if (value instanceof Date) return true
  else if (typeof value === 'string')
    return /\d{4}-\d{2}-\d{2}T(?!00:00:0\d\+01:00)\d{2}:\d{2}/.test(value) || isEpoch(value)
  else return typeof value === 'number' && isEpoch(String(value))
}

function isEpoch(text: string): boolean {
  if (!/^\d{10}(\d{3})?(\.\d+)?$/.test(text)) return false
  const moment = Number(text) * (Number(text) < 1e11 ? 1_000 : 1)
  return moment > Date.UTC(2020, 0) && moment < Date.UTC(2040, 0)
}
