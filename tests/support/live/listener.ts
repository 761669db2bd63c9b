import { onTestFinished } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { startSession } from '#server/access/sessions.ts'
import { holderOf } from '#server/doors/live/live-state.ts'
import { type LiveStreams, openLiveStreams } from '#server/doors/live/live-streams.ts'
import { openPostgresHub } from '#server/hub/postgres.ts'
import type { Application } from '#server/kernel/application.ts'

/** What two processes on one database have of their own: a hub and the streams that hang on it. */
export async function aProcess(application: Application) {
  const hub = await openPostgresHub(application.database.pool.options)
  onTestFinished(() => hub.close())
  const own = { ...application, hub }
  return { own, streams: openLiveStreams(own) }
}

type Said = { unread: number; newest: string | null; profile: string; lists: string }

/** An open page of a person, with everything that its line said. */
export async function listener(
  application: Application,
  { streams }: { streams: LiveStreams },
  person: Person,
) {
  const token = await startSession(application, person)
  const holder = await holderOf(application, token)
  if (!holder) throw new Error('the session that was just made is not there')
  const said: Said[] = []
  let hasEnded = false
  const leave = await streams.join(holder, {
    send(text) {
      if (text.startsWith('data: ')) said.push(JSON.parse(text.slice('data: '.length)))
      return true
    },
    end() {
      hasEnded = true
    },
  })
  return { token, said, leave, hasEnded: () => hasEnded, last: () => said.at(-1) }
}
