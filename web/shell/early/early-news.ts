/** News of the public list that a page heard before its application ran. The application goes on listening with the same line. */
export type EarlyNews = { source: EventSource; heard: { kind: NewsKind; id: string }[] }

export const newsKinds = ['listed', 'changed'] as const
export type NewsKind = (typeof newsKinds)[number]

declare global {
  interface Window {
    earlyNews?: EarlyNews
  }
}

/** The page is read first; on a slow line, listening waits until everything else has come. */
export const newsPause = 3_000

export function openNews(): EventSource {
  return new EventSource('/live/reports')
}

/** Where the page is a list, listens for what becomes public or changes. The first news starts the application, which tells of it. */
export function listenEarly(page: Document, start: () => void): void {
  if (!page.querySelector('[data-news]')) return
  setTimeout(() => {
    if (page.documentElement.dataset.hydrated) return
    const news: EarlyNews = { source: openNews(), heard: [] }
    window.earlyNews = news
    for (const kind of newsKinds)
      news.source.addEventListener(kind, ({ data }) => {
        news.heard.push({ kind, id: data })
        start()
      })
  }, newsPause)
}
