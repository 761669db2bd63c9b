import type { Refusal } from '#domain/errors.ts'
import { RuleBroken } from '#domain/errors.ts'
import { type Patience, waitLeft } from './patience.ts'

export type BodyRules = {
  most: number
  tooLarge: () => Refusal
  patience: Patience
  /** Called with the length of each piece; throws where there is no room for it. */
  make?: (length: number) => void
}

/**
 * The same bytes, counted and timed as they pass. Nothing is read before it is asked for, and only the time for which the
 * sender keeps us waiting counts. After a refusal no more is read.
 *
 * @throws RuleBroken 'body-too-slow', what `tooLarge` makes, and what `make` throws
 */
export async function* countedBody(
  body: ReadableStream<Uint8Array>,
  { most, tooLarge, patience, make }: BodyRules,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader()
  let received = 0
  let waited = 0
  try {
    for (;;) {
      const began = performance.now()
      const { done, value } = await inTime(reader.read(), waitLeft(patience, { received, waited }))
      waited += performance.now() - began
      if (done) return
      received += value.length
      if (received > most) throw tooLarge()
      make?.(value.length)
      yield value
    }
  } finally {
    // A sender that goes on is cut off by the door; whether it liked that makes no difference.
    reader.cancel().catch(() => {})
  }
}

async function inTime<T>(work: Promise<T>, left: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new RuleBroken('body-too-slow')), Math.max(0, left))
  // What arrives after the refusal, or fails after it, belongs to nothing.
  work.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
