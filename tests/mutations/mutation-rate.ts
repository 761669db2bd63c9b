import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { markedSamples } from '@fitila/sanitizer/vectors/marked-samples'
import { mutate, mutateLetters } from '@fitila/sanitizer/vectors/mutate'
import { packageOf } from '@fitila/sanitizer/vectors/office-package'
import { tryMutations } from '@fitila/sanitizer/vectors/try-mutations'
import { unzipSync } from 'fflate'
import { shownByDamage } from './shown-by-damage.ts'

export type MutationRow = {
  kind: string
  cleaned: number
  refused: number
  /** The seed, and the markers that were left. */
  leaks: string[]
  /** Likewise, where the damaged file shows them by itself. */
  shown: string[]
  /** All that is worse: a fault, or time. */
  harms: string[]
}

type Asked = { rounds: number; seed: number; kind?: string }

const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const

/** Damages a sample of each kind in the same ways each time, and counts what is left in the copies. */
export async function* mutationRate({ rounds, seed, kind }: Asked): AsyncGenerator<MutationRow> {
  for (const [name, make] of Object.entries(markedSamples)) {
    if (kind !== undefined && kind !== name) continue
    const { bytes, markers } = make()
    const { cleaned, refused, harms, shown } = await tryMutations({
      sample: bytes,
      markers,
      // Behind the sums of a package no bad byte comes through: half of the times its letters go bad before it is packed.
      damage: isPackage(bytes)
        ? (sample, at) =>
            at % 2 === 0 ? mutate(sample, at) : packageOf(mutateLetters(unzipSync(sample), at))
        : mutate,
      clean: cleanedUnlessText,
      shown: (damaged) => shownByDamage(name, damaged, markers),
      rounds,
      seed,
      now: () => performance.now(),
    })
    const isLeak = (line: string) => / leaked /.test(line)
    yield {
      kind: name,
      cleaned,
      refused,
      shown,
      leaks: harms.filter(isLeak),
      harms: harms.filter((line) => !isLeak(line)),
    }
  }
}

/** Damaged so that only text is left of it, the text is what a reader sees. */
async function cleanedUnlessText(bytes: Uint8Array): Promise<Uint8Array> {
  const { bytes: cleaned, kind } = await makeSanitizer(null)(bytes, '', options, () => {})
  return kind === 'text' ? new Uint8Array(0) : cleaned
}

function isPackage(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}
