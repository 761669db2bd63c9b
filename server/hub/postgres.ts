import pg from 'pg'
import { z } from 'zod'
import { type EventKind, isEventKind } from '#domain/events/event.ts'
import type { Connection } from '#server/database/open-database.ts'
import type { Hub, HubNews } from './hub.ts'
import { localListeners } from './local.ts'

const pauses = [1_000, 2_000, 5_000, 10_000]

const payload = z.object({
  id: z.number().int(),
  kind: z.custom<EventKind>(isEventKind),
  subjectId: z.string(),
})

/** Listens to PostgreSQL's NOTIFY on a connection of its own, and comes back after 1, 2, 5 and then every 10 seconds. */
export async function openPostgresHub(connection: Connection): Promise<Hub> {
  const local = localListeners()
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect(): Promise<void> {
    const next = new pg.Client(connection)
    next.on('notification', (message) => {
      local.tell(message.channel === 'fitila_people' ? personNews(message) : eventNews(message))
    })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    await next.connect()
    await next.query('listen fitila_events; listen fitila_people')
    client = next
    local.tell({ kind: 'missed' })
  }

  function lose(lost: pg.Client): void {
    if (client !== lost || closed) return
    client = null
    local.tell({ kind: 'missed' })
    reconnectLater(0)
  }

  function reconnectLater(attempt: number): void {
    timer = setTimeout(
      () => {
        connect().catch(() => reconnectLater(attempt + 1))
      },
      pauses[Math.min(attempt, pauses.length - 1)],
    )
  }

  await connect()
  return {
    listen: local.listen,
    announce: local.announce,
    tell: local.tell,
    isLive: () => client !== null,
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

function personNews({ payload: userId = '' }: pg.Notification): HubNews {
  return { kind: 'person', userId }
}

function eventNews(message: pg.Notification): HubNews {
  const parsed = payload.safeParse(JSON.parse(message.payload ?? 'null'))
  return parsed.success ? { kind: 'event', announcement: parsed.data } : { kind: 'missed' }
}
