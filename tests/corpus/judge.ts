import { extname } from 'node:path'
import type { Cleaned } from './clean-files.ts'
import { looksOf } from './looks-of.ts'
import { isTelling } from './structure-tags.ts'
import { tellsOf } from './tells-of.ts'

export type Verdict = Cleaned & { ending: string; trouble: string[]; tells: Record<string, string> }

/** What a person should look at: a fall, a long time, a file that shows something else than before; and what it still tells. */
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
      else if (seen !== null && !isSame(look, seen, after[look] ?? '')) trouble.push(`${look}: differs`)
    }
    tells = await tellsOf(output)
    for (const [name, value] of Object.entries(tells))
      if (isTelling(name, value)) trouble.push(`tells ${name}: ${value}`)
  }
  const ending = extname(input).slice(1).toLowerCase() || 'none'
  return { ...cleaned, ending, trouble, tells }
}

/** Of a recording that breaks off, the last frame or two may go: a part of a frame is no sound. */
function isSame(look: string, before: string, after: string): boolean {
  if (look !== 'sound') return before === after
  const [all, left] = [before.split('\n'), after.split('\n')]
  return left.length >= all.length - 2 && left.every((frame, place) => frame === all[place])
}
