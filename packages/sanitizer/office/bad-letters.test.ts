import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { bookSample } from '../vectors/book-sample.ts'
import { mutateLetters } from '../vectors/mutate.ts'
import { packageOf } from '../vectors/office-package.ts'
import { calcSample, impressSample, textSample } from '../vectors/open-samples.ts'
import { sheetSample } from '../vectors/sheet-sample.ts'
import { slideSample } from '../vectors/slide-sample.ts'
import { tryMutations } from '../vectors/try-mutations.ts'
import { wordSample } from '../vectors/word-sample.ts'
import { blankPicture } from './blank-picture.ts'
import { cleanEpub } from './clean-epub.ts'
import { cleanOdf } from './clean-odf.ts'
import { cleanOoxml } from './clean-ooxml.ts'
import { cleanAlone } from './vectors/try-cleaning.ts'

/** More in a longer run: `FITILA_MUTATIONS=20000`. */
const rounds = Number(process.env.FITILA_MUTATIONS ?? 60)

const samples = {
  docx: { ...wordSample(blankPicture), hidden: [] as string[], clean: cleanOoxml },
  xlsx: { ...sheetSample(), clean: cleanOoxml },
  pptx: { ...slideSample(blankPicture), clean: cleanOoxml },
  odt: { ...textSample(blankPicture), clean: cleanOdf },
  ods: { ...calcSample(blankPicture), clean: cleanOdf },
  odp: { ...impressSample(blankPicture), clean: cleanOdf },
  epub: { ...bookSample(blankPicture), clean: cleanEpub },
}

// Behind the sums that a package has of its parts no bad byte comes through; so the letters go bad before it is packed.
test.for(Object.entries(samples))(
  'a bad letter in a part of an %s file shows nothing that was hidden',
  { timeout: 60_000 + rounds * 200 },
  async ([, { bytes, markers, hidden, clean }]) => {
    const { harms, cleaned } = await tryMutations({
      sample: bytes,
      markers: [...markers, ...hidden],
      damage: (sample, seed) => packageOf(mutateLetters(unzipSync(sample), seed)),
      clean: async (damaged) => (await cleanAlone(clean, damaged)).bytes,
      rounds,
      seed: 50_000,
      now: () => performance.now(),
    })
    expect(harms).toEqual([])
    expect(cleaned).toBeGreaterThan(rounds / 3)
  },
)
