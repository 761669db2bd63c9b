import { LimitReached } from '#domain/errors.ts'

/** Staff and other people whom we know have lanes of their own, so that no crowd of strangers keeps them out. */
export type Lane = 'staff' | 'people' | 'strangers'

/** A lane, and in whose name the work waits there: those who wait take turns by name. */
export type Place = { lane: Lane; of: string }

export type Lanes = {
  /**
   * @param leaving ends the waiting when the work is not needed any more
   * @throws LimitReached 'busy' when too many wait already in this lane
   */
  run<T>(place: Place, work: () => Promise<T>, leaving?: AbortSignal): Promise<T>
  /** Whether work in this lane would have to wait for more than a moment. */
  isCrowded(lane: Lane): boolean
}

type Waiting = { begin(): void; refuse(): void }
type Line = Map<string, Waiting[]>

const crowd = 4

/**
 * Costly work, so much of it at once and so much waiting. The lanes take turns, and in each lane the names do: a name that
 * brings much waits for itself. Where a lane is full, the name that waits most gives a place to one that waits less.
 */
export function openLanes({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Lanes {
  const lines: Record<Lane, Line> = { staff: new Map(), people: new Map(), strangers: new Map() }
  const turns: Lane[] = ['staff', 'people', 'strangers']
  let running = 0

  function begin({ lane, of }: Place, leaving?: AbortSignal): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1
      return
    }
    const line = lines[lane]
    if (countOf(line) >= mostWaiting) makeRoom(line, of)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { begin: resolve, refuse: () => reject(busy()) }
    line.set(of, [...(line.get(of) ?? []), waiting])
    leaving?.addEventListener('abort', () => leave(line, of, waiting) && waiting.refuse(), { once: true })
    return promise
  }

  // The next one takes over the place of the one that is done.
  function end(): void {
    for (const lane of turns) {
      const next = takeFirst(lines[lane])
      if (!next) continue
      turns.splice(turns.indexOf(lane), 1)
      turns.push(lane)
      next.begin()
      return
    }
    running -= 1
  }

  return {
    async run(place, work, leaving) {
      await begin(place, leaving)
      try {
        return await work()
      } finally {
        end()
      }
    },
    isCrowded: (lane) => countOf(lines[lane]) >= crowd,
  }
}

function busy(): LimitReached {
  return new LimitReached('busy', 10)
}

function countOf(line: Line): number {
  return [...line.values()].reduce((sum, { length }) => sum + length, 0)
}

function takeFirst(line: Line): Waiting | undefined {
  const [first] = line
  if (!first) return undefined
  const [of, [next, ...others]] = first
  line.delete(of)
  if (others.length > 0) line.set(of, others)
  return next
}

/** @throws LimitReached 'busy' when no other name in this line waits for more than this one */
function makeRoom(line: Line, of: string): void {
  const own = line.get(of)?.length ?? 0
  const [longest] = [...line].toSorted(([, one], [, other]) => other.length - one.length)
  if (!longest || longest[1].length <= own + 1) throw busy()
  longest[1].pop()?.refuse()
}

function leave(line: Line, of: string, waiting: Waiting): boolean {
  const all = line.get(of) ?? []
  const others = all.filter((each) => each !== waiting)
  if (others.length === 0) line.delete(of)
  else line.set(of, others)
  return others.length < all.length
}
