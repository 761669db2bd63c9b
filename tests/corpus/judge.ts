import { extname } from 'node:path'
import type { Cleaned } from './clean-files.ts'
import { looksOf } from './looks-of.ts'
import { tellsOf } from './tells-of.ts'

export type Verdict = Cleaned & { ending: string; trouble: string[]; tells: Record<string, string> }

/** What somebody should look at: a fall, a long time, a file that shows something else than before; and what it still tells. */
export async function judge(cleaned: Cleaned, withEyes: boolean): Promise<Verdict> {
  const { input, output, kind, refused, seconds } = cleaned
  const trouble: string[] = []
  let tells: Record<string, string> = {}
  if (refused === 'DIED' || refused === 'still-there') trouble.push(refused)
  if (seconds > 5) trouble.push(`${seconds.toFixed(1)} seconds`)
  if (withEyes && output !== null && kind !== null) {
    const [before, after] = await Promise.all([looksOf(input, kind), looksOf(output, kind)])
    for (const [look, seen] of Object.entries(before)) {
      if (seen !== null && after[look] === null) trouble.push(`${look}: cannot be read any more`)
      else if (seen !== null && after[look] !== seen) trouble.push(`${look}: differs`)
    }
    tells = await tellsOf(output)
  }
  const ending = extname(input).slice(1).toLowerCase() || 'none'
  return { ...cleaned, ending, trouble, tells }
}
