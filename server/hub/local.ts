import type { Announcement, Hub, HubNews } from './hub.ts'

type Listener = (news: HubNews) => void

/** The part of a hub that stays in this process. */
export function localListeners(): Pick<Hub, 'listen' | 'announce' | 'tell'> {
  const listeners = new Set<Listener>()
  const tell = (news: HubNews) => {
    for (const listener of listeners) listener(news)
  }
  return {
    tell,
    announce: (announcement: Announcement) => tell({ kind: 'event', announcement }),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
