import type { EventNews } from '#domain/events/changes-public-pages.ts'
import type { Duration } from '#domain/time/durations.ts'

export type Announcement = EventNews & { id: number; subjectId: string }

/**
 * `person`: this person's account or sessions changed. `receiver`: the notifications of the account with this mark did. `missed`: the line to the other processes was down,
 * and anything may have happened meanwhile.
 */
export type HubNews =
  | { kind: 'event'; announcement: Announcement }
  | { kind: 'person'; userId: string }
  | { kind: 'receiver'; mark: string }
  | { kind: 'missed' }

/** Carries word of committed events to all who listen in this process, from this process and from all others. */
export type Hub = {
  /** Returns how to stop listening. An event of this process is heard twice: at its commit, and when the database says it. */
  listen(listener: (news: HubNews) => void): () => void
  announce(announcement: Announcement): void
  /** To the listeners of this process alone. */
  tell(news: HubNews): void
  /** False while the line to the other processes is down. */
  isLive(): boolean
  /** For so long this process may still answer with what it knows now, without hearing more. None while the line is down. */
  believedFor(): Duration
  close(): Promise<void>
}
