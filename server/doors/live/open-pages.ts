import type { Line } from './event-stream.ts'

type OpenPage = { userId: string; line: Line }

const mostPerPerson = 12

/** The pages that people have open, by person. */
export type OpenPages<Page extends OpenPage> = {
  all(): Page[]
  of(userIds: readonly string[]): Page[]
  people(): string[]
  /** The page that has been open for longest is closed where a person has too many. */
  add(page: Page): void
  leave(page: Page): void
  drop(page: Page): void
}

export function openPages<Page extends OpenPage>(): OpenPages<Page> {
  const pages = new Map<string, Set<Page>>()

  function add(page: Page): void {
    const own = pages.get(page.userId) ?? new Set()
    pages.set(page.userId, own.add(page))
    const [oldest] = own
    if (own.size > mostPerPerson && oldest) drop(oldest)
  }

  function leave(page: Page): void {
    const own = pages.get(page.userId)
    own?.delete(page)
    if (own?.size === 0) pages.delete(page.userId)
  }

  function drop(page: Page): void {
    leave(page)
    page.line.end()
  }

  return {
    ...{ add, leave, drop },
    all: () => [...pages.values()].flatMap((own) => [...own]),
    of: (userIds) => userIds.flatMap((userId) => [...(pages.get(userId) ?? [])]),
    people: () => [...pages.keys()],
  }
}
