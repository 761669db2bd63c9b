import type { LineTrouble } from './line-state.ts'

/** Milliseconds between two tries. The news that the line is back ends a pause. */
const pauses = [2_000, 5_000, 10_000, 30_000]

type Line = {
  fetch: typeof fetch
  /** Tells of the end of a dead line, as a browser does: it is no promise. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  /** What this request is for; 'background' for what no one waits for. */
  purposeOf(method: string): LineTrouble['kind'] | 'background'
  /** @param kind null when a request begins for which someone waits */
  tell(kind: LineTrouble['kind'] | null): void
}

/**
 * `fetch` for the router, which takes a failed request for a broken page and throws the page away with all that was typed into it.
 * Here a dead line answers nothing: a form and a link wait until the next press ends their request, and the page stays as it is. What
 * follows a form that arrived, and what is fetched in the background, is asked for again until it comes.
 */
export function patientFetch({ fetch: ask, events, purposeOf, tell }: Line): typeof fetch {
  return async (input, init = {}) => {
    const purpose = purposeOf(init.method ?? 'GET')
    if (purpose !== 'background') tell(null)
    for (let failures = 0; ; failures += 1) {
      try {
        const answer = await whole(await ask(input, init))
        if (purpose === 'arrived' && failures > 0) tell(null)
        return answer
      } catch (error) {
        init.signal?.throwIfAborted()
        // Of the network `fetch` throws this alone.
        if (!(error instanceof TypeError)) throw error
        if (purpose !== 'background' && failures === 0) tell(purpose)
        if (purpose === 'sending' || purpose === 'leading') await ended(init.signal)
        else await nextTry(events, init.signal, pauseAfter(failures))
      }
    }
  }
}

/** @returns milliseconds */
export function pauseAfter(failures: number): number {
  return pauses[Math.min(failures, pauses.length - 1)] ?? 0
}

/** A line that dies in the middle of an answer is as dead as before it. */
async function whole(answer: Response): Promise<Response> {
  const body = answer.body === null ? null : await answer.arrayBuffer()
  return new Response(body, answer)
}

/** @throws what ended it */
function ended(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

/** @throws what ended the request meanwhile */
export function nextTry(
  events: Line['events'],
  signal: AbortSignal | null | undefined,
  pause: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const goOn = () => {
      clearTimeout(timer)
      events.removeEventListener('online', goOn)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const end = () => {
      reject(signal?.reason)
      goOn()
    }
    const timer = setTimeout(goOn, pause)
    events.addEventListener('online', goOn)
    signal?.addEventListener('abort', end)
  })
}
