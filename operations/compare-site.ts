import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { z } from 'zod'

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
 * Whether a site serves the scripts, styles, tools and other files that were built here, and no page loads others.
 *
 * @param build the folder `build` of the same version
 */
export async function compareSite(build: string, ask: Ask): Promise<Compared> {
  const files = await builtFiles(build)
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

/** Each address with the SHA-256 of what has to be there. */
async function builtFiles(build: string): Promise<Map<string, string>> {
  const client = join(build, 'client')
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  // The packed copies hold the same bytes.
  const names = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  const found = new Map<string, string>()
  for (const { parentPath, name } of names) {
    const file = join(parentPath, name)
    found.set(`/${relative(client, file).split(sep).join('/')}`, sha256(await readFile(file)))
  }
  for (const { paths, file } of await toolFiles(build)) {
    const hash = sha256(await readFile(join(build, 'tools', file)))
    for (const path of paths.filter((each) => !each.includes(':'))) found.set(path, hash)
  }
  return found
}

const manifest = z.object({ files: z.array(z.object({ paths: z.array(z.string()), file: z.string() })) })

async function toolFiles(build: string) {
  return manifest.parse(JSON.parse(await readFile(join(build, 'tools', 'manifest.json'), 'utf8'))).files
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
