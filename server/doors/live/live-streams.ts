import { createHmac } from 'node:crypto'
import { subjectKindOf } from '#domain/events/event.ts'
import { publicEvents, staffOnlyEvents } from '#domain/events/event-audience.ts'
import type { Announcement, HubNews } from '#server/hub/hub.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import {
  factsOf,
  newestPublicEvent,
  ownerOf,
  type PersonFacts,
  staffWhoSee,
  standingSessions,
} from './live-facts.ts'

/** Where a stream's words go. `send` is false when the line is so slow that it has to be given up. */
export type Line = { send(text: string): boolean; end(): void }

export type LiveStreams = {
  /** Sends the present state at once, then each next one. Returns how to leave. */
  join(holder: { userId: string; sessionHash: Buffer }, line: Line): Promise<() => void>
  count(): number
}

type Stream = { userId: string; sessionHash: Buffer; line: Line; facts: PersonFacts; sent: string }

const mostPerPerson = 12

/** Keeps the line open through whatever stands between, and notices sessions that ran out. */
const heartbeat = 25_000

/** Of this process's own events each is heard twice: at its commit, and when the database says it. */
const mostHeard = 200

/**
 * Keeps the open pages of people who are logged in up to date. What is sent is always the whole state, never a change: whoever
 * comes back after a gap has missed nothing.
 */
export function openLiveStreams(application: Application): LiveStreams {
  const { database, hub, keys, log } = application
  const people = new Map<string, Set<Stream>>()
  let newestPublic: number | null = null
  const changed = new Set<string>()
  const heard = new Set<number>()
  let isLooking = false

  function all(): Stream[] {
    return [...people.values()].flatMap((streams) => [...streams])
  }

  function leave(stream: Stream): void {
    const streams = people.get(stream.userId)
    streams?.delete(stream)
    if (streams?.size === 0) people.delete(stream.userId)
  }

  function send(stream: Stream): void {
    const text = stateText(stream.facts, newestPublic ?? 0, keys.live)
    if (text === stream.sent) return
    stream.sent = text
    if (!stream.line.send(`data: ${text}\n\n`)) drop(stream)
  }

  function drop(stream: Stream): void {
    leave(stream)
    stream.line.end()
  }

  function hear(news: HubNews): void {
    if (people.size === 0) newestPublic = null
    else if (news.kind === 'person') lookAgain([news.userId])
    else if (news.kind === 'missed') lookAgain([...people.keys()], { isFresh: true })
    else takeEvent(news.announcement).catch(giveUp)
  }

  async function takeEvent({ id, kind, subjectId }: Announcement): Promise<void> {
    if (heard.has(id)) return
    heard.add(id)
    const [oldest] = heard
    if (heard.size > mostHeard && oldest !== undefined) heard.delete(oldest)
    if (subjectKindOf(kind) !== 'report') {
      // An import adds many convictions at once: they are looked at in one go.
      if (publicEvents.includes(kind)) lookAgain([...people.keys()], { isFresh: true })
      return
    }
    newestPublic ??= await newestPublicEvent(database.queries)
    // The last one heard, not the largest: two commits may come in another order than their numbers.
    if (publicEvents.includes(kind)) newestPublic = id
    const staffIds = [...new Set(all().flatMap(({ userId, facts }) => (facts.isStaff ? [userId] : [])))]
    const [ownerId, seeing] = await Promise.all([
      ownerOf(database.queries, subjectId),
      staffWhoSee(application, staffIds, subjectId),
    ])
    for (const stream of all())
      if (stream.facts.isStaff && seeing.has(stream.userId))
        stream.facts = { ...stream.facts, staffEvent: id }
    if (!staffOnlyEvents.includes(kind))
      for (const stream of people.get(ownerId ?? '') ?? []) stream.facts = { ...stream.facts, ownEvent: id }
    for (const stream of all()) send(stream)
  }

  // Many changes at once are looked at in one go.
  function lookAgain(userIds: readonly string[], { isFresh = false } = {}): void {
    if (isFresh) newestPublic = null
    for (const userId of userIds) if (people.has(userId)) changed.add(userId)
    if (isLooking || (changed.size === 0 && !isFresh)) return
    isLooking = true
    look()
      .catch(giveUp)
      .finally(() => {
        isLooking = false
        if (changed.size > 0) lookAgain([])
      })
  }

  async function look(): Promise<void> {
    const userIds = [...changed]
    changed.clear()
    const streams = userIds.flatMap((userId) => [...(people.get(userId) ?? [])])
    const [facts, standing, latest] = await Promise.all([
      factsOf(application, userIds),
      standingSessions(
        application,
        streams.map(({ sessionHash }) => sessionHash),
      ),
      newestPublic ?? newestPublicEvent(database.queries),
    ])
    newestPublic ??= latest
    for (const stream of streams) {
      const known = facts.get(stream.userId)
      if (known && standing.has(stream.sessionHash.toString('hex'))) {
        stream.facts = known
        send(stream)
      } else {
        stream.line.send('event: ended\ndata:\n\n')
        drop(stream)
      }
    }
  }

  // Whoever is cut off comes back by itself and is told how things stand.
  function giveUp(error: unknown): void {
    log.warn({ fault: describeFault(error) }, 'open pages could not be told')
    for (const stream of all()) drop(stream)
  }

  async function join(holder: { userId: string; sessionHash: Buffer }, line: Line): Promise<() => void> {
    const [facts, latest] = await Promise.all([
      factsOf(application, [holder.userId]),
      newestPublic ?? newestPublicEvent(database.queries),
    ])
    newestPublic ??= latest
    const known = facts.get(holder.userId)
    if (!known) {
      line.end()
      return () => {}
    }
    const stream: Stream = { ...holder, line, facts: known, sent: '' }
    const streams = people.get(holder.userId) ?? new Set()
    people.set(holder.userId, streams.add(stream))
    const [oldest] = streams
    if (streams.size > mostPerPerson && oldest) drop(oldest)
    send(stream)
    // What happened between the reading and the joining.
    lookAgain([holder.userId])
    return () => leave(stream)
  }

  hub.listen(hear)
  const beat = setInterval(() => {
    for (const stream of all()) if (!stream.line.send(':\n\n')) drop(stream)
    lookAgain([...people.keys()])
  }, heartbeat)
  beat.unref()

  return { join, count: () => all().length }
}

function stateText(facts: PersonFacts, newestPublic: number, key: Buffer): string {
  const { unread, newest: newestNotification, profile, staffEvent, ownEvent } = facts
  const seen = [newestPublic, ownEvent, staffEvent]
  // A number would tell a reader how much happens that they may not see.
  const lists = createHmac('sha256', key).update(seen.join()).digest('base64url').slice(0, 12)
  return JSON.stringify({ unread, newest: newestNotification, profile, lists })
}
