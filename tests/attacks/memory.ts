import { readFile } from 'node:fs/promises'
import type { Program } from '#tests/support/serve.ts'

/**
 * What the process holds, in kB, as Linux counts it.
 *
 * @throws Error where it cannot be read: a site that ended, or a system without `/proc`
 */
export async function memoryOf({ processId }: Pick<Program, 'processId'>): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8')
  const held = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0)
  if (held === 0) throw new Error('The memory of the site could not be read.')
  return held
}

/** Ten times a second, until it ends. @returns what was held each time; a look that failed ends it with its error */
export function watchMemory(site: Pick<Program, 'processId'>): { end(): Promise<number[]> } {
  const looks: Promise<number>[] = []
  const timer = setInterval(() => {
    const look = memoryOf(site)
    // It is thrown when the watch ends.
    look.catch(() => {})
    looks.push(look)
  }, 100)
  return {
    end() {
      clearInterval(timer)
      return Promise.all(looks)
    },
  }
}
