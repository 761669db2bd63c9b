import type { Hub, HubNews } from '#server/hub/hub.ts'

/** Each of this process's own events is announced twice: at its commit, and when the database says it. */
const mostRemembered = 200

/** Listens to the hub, and passes each event on once. @returns how to stop listening */
export function hearOnce(hub: Hub, listener: (news: HubNews) => void): () => void {
  const heard = new Set<number>()
  return hub.listen((news) => {
    if (news.kind === 'event') {
      const { id } = news.announcement
      if (heard.has(id)) return
      heard.add(id)
      const [oldest] = heard
      if (heard.size > mostRemembered && oldest !== undefined) heard.delete(oldest)
    }
    listener(news)
  })
}
