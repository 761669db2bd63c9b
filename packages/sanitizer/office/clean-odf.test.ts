import { Unreadable } from '@fitila/formats/unreadable'
import { expect, test } from 'vitest'
import type { SanitizeOptions } from '../contract.ts'
import { bookSample } from '../vectors/book-sample.ts'
import { findMarkers } from '../vectors/find-markers.ts'
import { packageOf } from '../vectors/office-package.ts'
import { calcSample, impressSample, textSample } from '../vectors/open-samples.ts'
import { tryMutations } from '../vectors/try-mutations.ts'
import { blankPicture } from './blank-picture.ts'
import { cleanEpub } from './clean-epub.ts'
import { cleanOdf } from './clean-odf.ts'
import { tellOfficeKind } from './tell-office-kind.ts'
import { cleanAlone, partsOf } from './vectors/try-cleaning.ts'

const samples = {
  odt: textSample(blankPicture),
  ods: calcSample(blankPicture),
  odp: impressSample(blankPicture),
  epub: bookSample(blankPicture),
}
const names = ['odt', 'ods', 'odp', 'epub'] as const

function clean(bytes: Uint8Array, name: keyof typeof samples, hidden?: SanitizeOptions['hidden']) {
  return cleanAlone(name === 'epub' ? cleanEpub : cleanOdf, bytes, hidden)
}

function wordsIn(text: string | undefined): string[] {
  return (text ?? '')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

test.for(names)('no marker is left in an %s file', async (name) => {
  const { bytes, markers, hidden } = samples[name]
  expect(findMarkers(bytes, [...markers, ...hidden])).toHaveLength(markers.length + hidden.length)
  const result = (await clean(bytes, name)).bytes
  expect(findMarkers(result, [...markers, ...hidden])).toEqual([])
  expect(tellOfficeKind(result)).toBe(name)
})

test.for(names)('what an %s file hides is told, and stays when it is to', async (name) => {
  const { bytes, hidden, markers } = samples[name]
  const { told, bytes: kept } = await clean(bytes, name, 'keep')
  const words = told.hidden.map(({ text }) => text).join(' ')
  expect(hidden.filter((marker) => !words.includes(marker))).toEqual([])
  expect(findMarkers(kept, hidden)).toEqual(hidden)
  expect(findMarkers(kept, markers)).toEqual([])
})

test.for(names)('cleaning an %s file twice changes nothing', async (name) => {
  const first = (await clean(samples[name].bytes, name)).bytes
  expect(partsOf((await clean(first, name)).bytes)).toEqual(partsOf(first))
  expect((await clean(first, name)).bytes).toEqual(first)
})

test('a letter, a workbook and slides keep what everyone sees', async () => {
  const read = async (name: keyof typeof samples) =>
    wordsIn(partsOf((await clean(samples[name].bytes, name)).bytes).get('content.xml')).join(' ')
  expect(await read('odt')).toBe(
    'Visible one. Visible author.Visible file.Visible date. Visible after hidden. Visible file link. Visible web link. Visible item.',
  )
  expect(await read('ods')).toBe('Visible one Visible two 42 Visible three 3 7')
  expect(await read('odp')).toBe('Visible one')
})

test('a book keeps its words, links and pictures under new names', async () => {
  const parts = partsOf((await clean(samples.epub.bytes, 'epub')).bytes)
  const page = parts.get('EPUB/page1.xhtml') ?? ''
  expect(wordsIn(page).join(' ')).toBe('Untitled Visible one Visible two Visible link Visible dead link')
  expect(page).toContain('href="page2.xhtml#end"')
  expect(page).toContain('src="media6.png" alt="Visible description"')
  expect(parts.get('EPUB/package.opf')).toContain('<dc:language>en-NG</dc:language>')
  expect([...parts.keys()][0]).toBe('mimetype')
})

test('a locked document and a locked book are refused as locked', async () => {
  const manifest = (inner: string) =>
    packageOf({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': 'x',
      'META-INF/manifest.xml': `<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><m:file-entry>${inner}</m:file-entry></m:manifest>`,
    })
  await expect(clean(manifest('<m:encryption-data/>'), 'odt')).rejects.toThrow(
    expect.objectContaining({ code: 'encrypted' }),
  )
  const book = packageOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container/>',
    'META-INF/encryption.xml': '<encryption><EncryptedData/></encryption>',
  })
  await expect(clean(book, 'epub')).rejects.toThrow(Unreadable)
})

test.for(names)('damaged %s files end clean or refused, and leak nothing', async (name) => {
  const { bytes, markers, hidden } = samples[name]
  const { harms, refused } = await tryMutations({
    sample: bytes,
    markers: [...markers, ...hidden],
    clean: async (damaged) => (await clean(damaged, name)).bytes,
    rounds: 60,
    seed: 4_000,
    now: () => performance.now(),
  })
  expect(harms).toEqual([])
  expect(refused).toBeGreaterThan(0)
})
