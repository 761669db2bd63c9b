import pg from 'pg'
import { z } from 'zod'
import { type EventKind, isEventKind } from '#domain/events/event.ts'
import { statuses } from '#domain/reports/workflow.ts'
import { type Duration, seconds } from '#domain/time/durations.ts'
import type { Connection } from '#server/database/open-database.ts'
import type { Announcement, Hub } from './hub.ts'
import { localListeners } from './local.ts'
import { type HeardEvents, openHeardEvents } from './unheard-events.ts'

const pauses = [1_000, 2_000, 5_000]

/** How often the line is asked, how long it may take to answer, and how long an answer is good for. */
export type Pulse = { every: Duration; answersWithin: Duration; goodFor: Duration }

/** An event is heard of within 15 seconds of its commit, or nothing is believed to be new. */
const usualPulse: Pulse = { every: seconds(5), answersWithin: seconds(4), goodFor: seconds(15) }

const payload = z.object({
  id: z.number().int(),
  kind: z.custom<EventKind>(isEventKind),
  subjectId: z.string(),
  // A report whose status is not said is taken for one that is not public.
  status: z.enum(statuses).nullable().default(null),
})

type Line = { client: pg.Client; heard: HeardEvents }

/**
 * Listens to PostgreSQL's NOTIFY on its own connection, and comes back after 1, 2 and then every 5 seconds. A connection can
 * break without a word, so it is asked regularly for the events that it did not tell of.
 */
export async function openPostgresHub(connection: Connection, pulse: Pulse = usualPulse): Promise<Hub> {
  const local = localListeners()
  let line: Line | null = null
  let confirmed = momentNow()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const client = new pg.Client({
      ...connection,
      keepAlive: true,
      connectionTimeoutMillis: pulse.answersWithin,
      query_timeout: pulse.answersWithin,
    })
    client.on('notification', ({ channel, payload: text = '' }) => {
      if (channel === 'fitila_people') local.tell({ kind: 'person', userId: text })
      else if (channel === 'fitila_receivers') local.tell({ kind: 'receiver', mark: text })
      else hear(readAnnouncement(text))
    })
    client.on('error', () => lose(client))
    client.on('end', () => lose(client))
    try {
      await client.connect()
      const asked = momentNow()
      await client.query('listen fitila_events; listen fitila_people; listen fitila_receivers')
      line = { client, heard: await openHeardEvents(client) }
      confirmed = asked
    } catch (error) {
      abandon(client)
      throw error
    }
    if (closed) return abandon(client)
    local.tell({ kind: 'missed' })
    askLater()
  }

  function hear(announcement: Announcement | null): void {
    if (announcement) line?.heard.note(announcement.id)
    local.tell(announcement ? { kind: 'event', announcement } : { kind: 'missed' })
  }

  function askLater(): void {
    timer = setTimeout(() => void ask(), pulse.every)
    timer.unref()
  }

  async function ask(): Promise<void> {
    if (!line || closed) return
    const { client, heard } = line
    const asked = momentNow()
    try {
      const unheard = await heard.findUnheard(client)
      if (unheard === null) local.tell({ kind: 'missed' })
      else for (const announcement of unheard) local.tell({ kind: 'event', announcement })
      confirmed = asked
      askLater()
    } catch {
      lose(client)
    }
  }

  function lose(lost: pg.Client): void {
    if (line?.client !== lost || closed) return
    line = null
    clearTimeout(timer)
    abandon(lost)
    local.tell({ kind: 'missed' })
    reconnectLater(0)
  }

  function reconnectLater(attempt: number): void {
    timer = setTimeout(
      () => {
        connect().catch(() => {
          if (!closed) reconnectLater(attempt + 1)
        })
      },
      pauses[Math.min(attempt, pauses.length - 1)],
    )
  }

  const believedFor = () => (line === null ? 0 : Math.max(0, pulse.goodFor - ageOf(confirmed)))

  await connect()
  return {
    listen: local.listen,
    announce: local.announce,
    tell: local.tell,
    isLive: () => believedFor() > 0,
    believedFor,
    async close() {
      closed = true
      clearTimeout(timer)
      await line?.client.end()
    },
  }
}

/** A connection that does not answer does not hear that it is to end either. */
function abandon(client: pg.Client): void {
  client.end().catch(() => {})
}

/** Measured by two clocks: one does not count while the machine sleeps, the other can be set. */
type Moment = { steady: number; wall: number }

function momentNow(): Moment {
  return { steady: performance.now(), wall: Date.now() }
}

function ageOf({ steady, wall }: Moment): Duration {
  return Math.max(performance.now() - steady, Math.abs(Date.now() - wall))
}

function readAnnouncement(text: string): Announcement | null {
  // Thrown out of the connection it would end the whole program.
  try {
    return payload.parse(JSON.parse(text))
  } catch {
    return null
  }
}
