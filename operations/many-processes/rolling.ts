import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Program } from '#tests/support/serve.ts'
import { openSessions, setWeb } from './between.ts'
import { until } from './programs.ts'

/** What readers were answered while one process after another was replaced. */
export type Rolled = { requests: number; failed: string[]; longestMs: number; seconds: number }

type Rolling = {
  site: string
  /** Of the balancer. */
  between: string
  programs: Program[]
  start(place: number): Promise<Program>
  /** Work that goes on until it is told that all is over. */
  beside(isOver: () => boolean): Promise<unknown>
}

const readers = 4

/**
 * Replaces each process by a new one while people read and work. The balancer sends no one to a process that is about to end, and the
 * process ends once its last request is answered: so no request meets a closed door.
 */
export async function rollOver({ site, between, programs, start, beside }: Rolling): Promise<Rolled> {
  let isOver = false
  const began = performance.now()
  const rolled: Rolled = { requests: 0, failed: [], longestMs: 0, seconds: 0 }
  const reading = Array.from({ length: readers }, () => read(site, rolled, () => isOver))
  const working = beside(() => isOver)
  await pause(1_000)
  for (const [place, program] of programs.entries()) {
    const name = `web${place + 1}`
    await setWeb(between, name, 'drain')
    await until(`${name} has answered all`, async () => (await openSessions(between, name)) === 0, 60)
    await program.end('SIGTERM')
    programs[place] = await start(place)
    await setWeb(between, name, 'ready')
    await pause(1_000)
  }
  isOver = true
  await Promise.all([...reading, working])
  return { ...rolled, seconds: Math.round((performance.now() - began) / 1_000) }
}

/** Pages of a signed-out reader, each at a new address, so that a process has to make it. */
async function read(site: string, rolled: Rolled, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const place = ['/?', '/reports?', '/search?q=vouchers&', '/reports?state=Kaduna&'][randomInt(4)]
    const began = performance.now()
    const outcome = await fetch(`${site}${place}page-of=${randomInt(1_000_000_000)}`).then(
      async (answer) => {
        await answer.text()
        return answer.status === 200 ? null : String(answer.status)
      },
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    rolled.requests += 1
    rolled.longestMs = Math.max(rolled.longestMs, Math.round(performance.now() - began))
    if (outcome !== null) rolled.failed.push(`${place}: ${outcome}`)
  }
}
