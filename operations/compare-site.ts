import { createHash } from 'node:crypto'

export type Compared = {
  /** Files that the site serves as they were built here. */
  same: number
  /** Addresses whose bytes are others. */
  different: string[]
  /** Addresses that the site does not serve. */
  missing: string[]
  /** Scripts and styles that a page loads, and that were not built here. */
  unknown: string[]
}

/** Asks the site for one address, without its being followed elsewhere. */
export type Ask = (path: string) => Promise<Response>

/** Pages that anyone can ask for, and whose scripts are looked at. */
const pages = ['/', '/reports', '/report', '/login', '/register', '/contact', '/faq', '/tools']

const atOnce = 6

/**
 * Whether a site serves the scripts, styles, tools and other files that were built, and no page loads others.
 *
 * @param files each address with the SHA-256 of what has to be there, from a build or from the manifest of a release
 */
export async function compareSite(files: ReadonlyMap<string, string>, ask: Ask): Promise<Compared> {
  const answers = await inTurns([...files], async ([path, expected]) => ({
    path,
    is: await compare(ask, path, expected),
  }))
  const pathsOf = (is: Answer) => answers.filter((each) => each.is === is).map(({ path }) => path)
  const loaded = (await inTurns(pages, (path) => loadedBy(ask, path))).flat()
  return {
    same: pathsOf('same').length,
    different: pathsOf('different'),
    missing: pathsOf('missing'),
    unknown: [...new Set(loaded)].filter((path) => !files.has(path)).toSorted(),
  }
}

type Answer = 'same' | 'different' | 'missing'

async function compare(ask: Ask, path: string, expected: string): Promise<Answer> {
  const answered = await ask(path)
  if (answered.status !== 200) return 'missing'
  return sha256(Buffer.from(await answered.arrayBuffer())) === expected ? 'same' : 'different'
}

/** What the answer to a page makes a browser run or draw from: addresses of files, and of other sites as they are written. */
async function loadedBy(ask: Ask, path: string): Promise<string[]> {
  const answered = await ask(path)
  if (answered.status !== 200) return []
  const html = await answered.text()
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  return tags
    .filter((tag) => tag.startsWith('<script') || /rel="?(stylesheet|modulepreload|preload)/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
    .map((address) => address.replace(/[?#].*$/, ''))
}

async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += atOnce)
    results.push(...(await Promise.all(items.slice(at, at + atOnce).map(work))))
  return results
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
