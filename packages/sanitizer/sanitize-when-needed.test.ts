import { expect, test } from 'vitest'
import { cleaners } from './cleaners.ts'
import type { Kind, SanitizeOptions } from './contract.ts'
import { makeSanitizer } from './sanitize.ts'
import { makeSanitizerWhenNeeded, readCleaner } from './sanitize-when-needed.ts'
import { markedSamples } from './vectors/marked-samples.ts'

const options: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }
const never = () => Promise.reject(new Error('Nothing here is drawn.'))

test.for(Object.keys(cleaners) as Kind[])(
  'the code that is read for %s is the same as everywhere',
  async (kind) => {
    expect(await readCleaner[kind]()).toBe(cleaners[kind])
  },
)

test.for(['JPEG', 'DOCX', 'ODT', 'ZIP'])(
  '%s comes out the same, and is told of in the same words',
  async (name) => {
    const { bytes } = markedSamples[name]?.() ?? { bytes: new Uint8Array() }
    const known = await makeSanitizer(null)(bytes, '', options, () => {})
    expect(await makeSanitizerWhenNeeded(never, never)(bytes, '', options, () => {})).toEqual(known)
  },
)
