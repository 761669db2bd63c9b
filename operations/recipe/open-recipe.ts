import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'

/** What every recipe has around it: it builds something on this machine, breaks it, and says what was lost. */
export type Recipe = {
  /** Of this run alone, and removed at the end, unless it was named. */
  folder: string
  /** What stops the parts that were started, the last one first. */
  ends: (() => Promise<unknown>)[]
  say(line: string): void
  /** So many things were lost or wrong: the recipe then ends with 1. */
  blame(count: number): void
  /** Does the work, stops all parts and ends the program. */
  run(work: () => Promise<void>): Promise<never>
}

/** @param kept a folder to work in, which stays with all that is in it */
export async function openRecipe(name: string, kept: string | null = null): Promise<Recipe> {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), `fitila-${name}-`)))
  const ends: Recipe['ends'] = []
  if (kept) await mkdir(kept, { recursive: true })
  else {
    // The servers of other accounts read in it.
    await chmod(folder, 0o755)
    ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  }
  let bad = 0
  return {
    folder,
    ends,
    say: (line) => void process.stdout.write(`${line}\n`),
    blame(count) {
      bad += count
    },
    async run(work) {
      try {
        await work()
      } catch (error) {
        bad += 1
        process.stderr.write(`${inspect(error)}\n`)
      } finally {
        for (const end of ends.toReversed()) await end().catch(() => {})
      }
      process.exit(bad === 0 ? 0 : 1)
    },
  }
}
