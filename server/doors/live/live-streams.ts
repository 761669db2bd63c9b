import { createHmac } from 'node:crypto'
import { changesPublicPages } from '#domain/events/changes-public-pages.ts'
import { subjectKindOf } from '#domain/events/event.ts'
import { staffOnlyEvents } from '#domain/events/event-audience.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { seconds } from '#domain/time/durations.ts'
import type { Announcement } from '#server/hub/hub.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { accountOf } from '#server/sealing/account-marks.ts'
import type { Line } from './event-stream.ts'
import { hearOnce } from './hear-once.ts'
import { inOneGo } from './in-one-go.ts'
import {
  type LiveState,
  liveStatesOf,
  newestPublicEvent,
  ownerOf,
  staffWhoSee,
  standingSessions,
} from './live-state.ts'
import { type OpenPages, openPages } from './open-pages.ts'

type Holder = { userId: string; sessionHash: Buffer }

export type LiveStreams = {
  /** Sends the present state at once, then each next one. Returns how to leave. */
  join(holder: Holder, line: Line): Promise<() => void>
  count(): number
}

type Stream = Holder & { line: Line; state: LiveState; sent: string }

type Live = {
  application: Application
  pages: OpenPages<Stream>
  /** Null while no page is open, and after events may have been missed. */
  newestPublic: number | null
  lookAgain(userIds: readonly string[]): void
}

/** How often we check that the sessions of open pages are still valid. */
const checking = seconds(25)

/** How soon open pages know a new day. */
const watching = seconds(1)

/**
 * Keeps the open pages of people who are logged in up to date. What is sent is always the whole state, never a change: a page that
 * comes back after a gap has missed nothing.
 */
export function openLiveStreams(application: Application): LiveStreams {
  const pages = openPages<Stream>()
  // A page that is cut off connects again by itself and is told the present state.
  const giveUp = (error: unknown) => {
    application.log.warn({ fault: describeFault(error) }, 'open pages could not be told')
    for (const stream of pages.all()) pages.drop(stream)
  }
  const lookAgain = inOneGo((userIds) => look(live, userIds), giveUp)
  const live: Live = { application, pages, newestPublic: null, lookAgain }

  hearOnce(application.hub, (news) => {
    if (pages.people().length === 0) live.newestPublic = null
    else if (news.kind === 'person') lookAgain([news.userId])
    else if (news.kind === 'receiver') lookAgain([accountOf(application, 'notifications', news.mark)])
    else if (news.kind === 'missed') lookAfresh(live)
    else takeEvent(live, news.announcement).catch(giveUp)
  })
  const timer = setInterval(() => lookAgain(pages.people()), checking)
  timer.unref()
  // At midnight plans begin and end, and nothing is announced. The clock costs nothing; the database is asked when the day is another.
  let day = dayInNigeria(application.now())
  const midnight = setInterval(() => {
    const today = dayInNigeria(application.now())
    if (today === day) return
    day = today
    lookAgain(pages.people())
  }, watching)
  midnight.unref()

  return { join: (holder, line) => join(live, holder, line), count: () => pages.all().length }
}

async function join(live: Live, holder: Holder, line: Line): Promise<() => void> {
  const { application, pages } = live
  const [state, newest] = await Promise.all([liveStatesOf(application, [holder.userId]), newestOf(live)])
  live.newestPublic ??= newest
  const known = state.get(holder.userId)
  if (!known) {
    line.end()
    return () => {}
  }
  const stream: Stream = { ...holder, line, state: known, sent: '' }
  pages.add(stream)
  send(live, stream)
  // What happened between the reading and the joining.
  live.lookAgain([holder.userId])
  return () => pages.leave(stream)
}

async function takeEvent(live: Live, announcement: Announcement): Promise<void> {
  const { application, pages } = live
  const { id, kind, subjectId } = announcement
  const isPublic = changesPublicPages(announcement)
  if (subjectKindOf(kind) !== 'report') {
    // An import adds many convictions at once: they are looked at in one go.
    if (isPublic) lookAfresh(live)
    return
  }
  live.newestPublic ??= await newestOf(live)
  // The last one heard, not the largest: two commits may come in another order than their numbers.
  if (isPublic) live.newestPublic = id
  const staff = pages.all().filter(({ state }) => state.isStaff)
  const [ownerId, seeing] = await Promise.all([
    ownerOf(application, subjectId),
    staffWhoSee(application, [...new Set(staff.map(({ userId }) => userId))], subjectId),
  ])
  for (const stream of pages.all())
    if (stream.state.isStaff && seeing.has(stream.userId)) stream.state = { ...stream.state, staffEvent: id }
  if (!staffOnlyEvents.includes(kind))
    for (const stream of pages.of([ownerId ?? ''])) stream.state = { ...stream.state, ownEvent: id }
  for (const stream of pages.all()) send(live, stream)
}

function lookAfresh(live: Live): void {
  live.newestPublic = null
  live.lookAgain(live.pages.people())
}

async function look(live: Live, userIds: readonly string[]): Promise<void> {
  const { application, pages } = live
  const hashes = pages.of(userIds).map(({ sessionHash }) => sessionHash)
  const [state, standing, newest] = await Promise.all([
    liveStatesOf(application, userIds),
    standingSessions(application, hashes),
    newestOf(live),
  ])
  live.newestPublic ??= newest
  const looked = new Set(hashes)
  for (const stream of pages.of(userIds)) {
    // A page that was opened meanwhile looks for itself.
    if (!looked.has(stream.sessionHash)) continue
    const known = state.get(stream.userId)
    if (known && standing.has(stream.sessionHash.toString('hex'))) {
      stream.state = known
      send(live, stream)
    } else {
      stream.line.send('event: ended\ndata:\n\n')
      pages.drop(stream)
    }
  }
}

async function newestOf({ application, newestPublic }: Live): Promise<number> {
  return newestPublic ?? newestPublicEvent(application.database.queries)
}

function send({ application, pages, newestPublic }: Live, stream: Stream): void {
  const text = stateText(stream.state, newestPublic ?? 0, application.keys.live)
  if (text === stream.sent) return
  stream.sent = text
  if (!stream.line.send(`data: ${text}\n\n`)) pages.drop(stream)
}

function stateText(state: LiveState, newestPublic: number, key: Buffer): string {
  const { unread, newest: newestNotification, profile, staffEvent, ownEvent } = state
  const seen = [newestPublic, ownEvent, staffEvent]
  // A number would tell a reader how much happens that they may not see.
  const lists = createHmac('sha256', key).update(seen.join()).digest('base64url').slice(0, 12)
  return JSON.stringify({ unread, newest: newestNotification, profile, lists })
}
