import { setTimeout as pauseFor } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Duration, seconds } from '#domain/time/durations.ts'
import type { Hub } from '#server/hub/hub.ts'
import { changesWhatIsPublic } from '#server/hub/kept-until-public-event.ts'
import { pagesTag } from './surrogate-headers.ts'

export type Purger = {
  /** Hears no more news. What is being sent is waited for. */
  close(): Promise<void>
}

export type Patience = {
  /** A cache that says nothing for so long is asked again. */
  answer: Duration
  /** Between two tries. */
  pauses: readonly Duration[]
  /** After so long the same is asked once more: an old answer may have been on its way. */
  onceMore: Duration
}

// All tries together take little longer than a page may stay in a cache.
const usualPatience: Patience = {
  answer: seconds(2),
  pauses: [250, 500, seconds(1), seconds(2)],
  onceMore: seconds(2),
}

type Purging = {
  /** Where the caches in front of this process listen. */
  urls: readonly string[]
  hub: Pick<Hub, 'listen'>
  log: Pick<Logger, 'warn'>
  patience?: Patience
}

/**
 * Tells each cache to forget the pages of this site when what is public changes. Every process does so for itself: once it has heard
 * the news, it gives no old page to a cache any more.
 */
export function openPurger({ urls, hub, log, patience = usualPatience }: Purging): Purger {
  const lines = urls.map((url) => openLine(url, log, patience))
  const stopListening = hub.listen((news) => {
    if (changesWhatIsPublic(news)) for (const line of lines) line.purge()
  })
  return {
    async close() {
      stopListening()
      await Promise.all(lines.map((line) => line.close()))
    },
  }
}

/** One cache. What comes while it is being asked is asked together afterwards. */
function openLine(url: string, log: Purging['log'], patience: Patience) {
  const stopping = new AbortController()
  let wanted = 0
  let done = 0
  let running: Promise<void> | null = null
  let later: NodeJS.Timeout | undefined

  function ask(): void {
    wanted += 1
    running ??= askAll().finally(() => {
      running = null
    })
  }

  async function askAll(): Promise<void> {
    while (done < wanted && !stopping.signal.aborted) {
      const asked = wanted
      if (!(await isTakenAtLast()))
        log.warn({ cache: url }, 'a cache took no purge: its pages end by themselves within 10 seconds')
      done = asked
    }
  }

  async function isTakenAtLast(): Promise<boolean> {
    for (const pause of [0, ...patience.pauses]) {
      await pauseFor(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (await isTaken(url, patience.answer)) return true
      if (stopping.signal.aborted) return false
    }
    return false
  }

  return {
    purge() {
      ask()
      clearTimeout(later)
      later = setTimeout(ask, patience.onceMore)
      later.unref()
    },
    async close() {
      clearTimeout(later)
      stopping.abort()
      await running
    },
  }
}

/** The request names the tag, and neither what happened nor to which report. */
async function isTaken(url: string, patience: Duration): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/`, {
      method: 'PURGE',
      headers: { 'Surrogate-Key': pagesTag },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
