import type { SanitizeOptions } from '@fitila/sanitizer/contract'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { markedSamples } from '@fitila/sanitizer/vectors/marked-samples'
import { author, device, smallDocx, smallPng } from '@fitila/sanitizer/vectors/small-files'
import { tryMutations } from '@fitila/sanitizer/vectors/try-mutations'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { mutationRate } from '#tests/mutations/mutation-rate.ts'

/** More in a longer run: `FITILA_MUTATIONS=20000`. */
const rounds = Number(process.env.FITILA_MUTATIONS ?? 150)
const options: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }

const samples: Record<string, () => Uint8Array> = {
  picture: smallPng,
  letter: () => smallDocx('Words'),
  archive: () =>
    zipSync({ 'photo.png': smallPng(), 'letter.docx': smallDocx('Words'), 'note.txt': strToU8('a\r\n') }),
}

test.for(Object.entries(samples))(
  'a damaged %s is cleaned or refused, soon, and gives nothing away',
  async ([, make]) => {
    const clean = async (bytes: Uint8Array) => {
      const { bytes: cleaned, kind } = await makeSanitizer(null)(bytes, '', options, () => {})
      // Damaged so that only text is left of it, the text is what a reader sees.
      return kind === 'text' ? new Uint8Array(0) : cleaned
    }
    const { harms, cleaned, refused } = await tryMutations({
      ...{ sample: make(), markers: [author, device], clean, rounds, seed: 41 },
      now: () => performance.now(),
    })
    expect(harms).toEqual([])
    expect(cleaned + refused).toBe(rounds)
  },
)

test('of damaged files of every kind, at most one in a thousand keeps a marker, and none does worse', {
  timeout: 240_000,
}, async () => {
  const perKind = Math.ceil(rounds / 15)
  const harms: string[] = []
  const leaks: string[] = []
  for await (const row of mutationRate({ rounds: perKind, seed: 41 })) {
    harms.push(...row.harms.map((line) => `${row.kind}: ${line}`))
    leaks.push(...row.leaks.map((line) => `${row.kind}: ${line}`))
  }
  expect(harms).toEqual([])
  expect(leaks.slice(Math.floor((perKind * Object.keys(markedSamples).length) / 1000))).toEqual([])
})
