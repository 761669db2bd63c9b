import { readdir, readFile } from 'node:fs/promises'

/** How a process that runs pages is called: in Chromium, and in Firefox. */
const runsPages = /--type=renderer|-contentproc\0.*\btab\0?/s

/**
 * Bytes of memory that are the own of the largest process that runs pages, among those that this process started. Pages of
 * files that are mapped are not counted. Null where the system does not tell.
 */
export async function memoryOfPages(): Promise<number | null> {
  const parents = await parentsOfProcesses()
  if (parents.size === 0) return null
  const sizes = await Promise.all([...parents.keys()].filter((each) => isBelow(each, parents)).map(ownMemory))
  return Math.max(0, ...sizes)
}

async function parentsOfProcesses(): Promise<Map<number, number>> {
  const names = await readdir('/proc').catch(() => [])
  const found = new Map<number, number>()
  for (const id of names.map(Number).filter(Number.isInteger)) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
    const [, parent] = /^PPid:\s+(\d+)/m.exec(status) ?? []
    if (parent !== undefined) found.set(id, Number(parent))
  }
  return found
}

function isBelow(id: number, parents: ReadonlyMap<number, number>): boolean {
  for (let above = parents.get(id); above; above = parents.get(above)) if (above === process.pid) return true
  return false
}

async function ownMemory(id: number): Promise<number> {
  const words = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
  if (!runsPages.test(words)) return 0
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  const [, kibibytes = '0'] = /^RssAnon:\s+(\d+)/m.exec(status) ?? []
  return Number(kibibytes) * 1_024
}

/** Looks again and again while something is done. @returns the most that was seen, and what was done */
export async function mostMemoryWhile<T>(work: Promise<T>): Promise<{ most: number; done: T }> {
  let most = 0
  let isGoing = true
  const watching = (async () => {
    while (isGoing) {
      most = Math.max(most, (await memoryOfPages()) ?? 0)
      await new Promise((later) => setTimeout(later, 250))
    }
  })()
  try {
    const done = await work
    return { most, done }
  } finally {
    isGoing = false
    await watching
  }
}
