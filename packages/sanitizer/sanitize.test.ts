import { Unreadable } from '@fitila/formats/unreadable'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { SanitizeOptions } from './contract.ts'
import { limits } from './limits.ts'
import { Asked, type RefusalCode } from './refusals.ts'
import { makeSanitizer } from './sanitize.ts'
import { findMarkers } from './vectors/find-markers.ts'
import { author, device, joined, smallDocx, smallPng } from './vectors/small-files.ts'

const usual: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }
const clean = (bytes: Uint8Array, options: Partial<SanitizeOptions> = {}, name = `${author}.bin`) =>
  makeSanitizer(null)(bytes, name, { ...usual, ...options }, () => {})

test('a picture comes back under a neutral name, with what was found in words, and without it', async () => {
  const { bytes, name, kind, found } = await clean(smallPng())
  expect({ name, kind }).toEqual({ name: 'image-1.png', kind: 'png' })
  expect(found.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining(author), expect.stringContaining('behind the end')]),
  )
  expect(findMarkers(bytes, [author, device])).toEqual([])
})

test('cleaning twice changes nothing', async () => {
  for (const bytes of [
    smallPng(),
    smallDocx('Words'),
    zipSync({ 'a b/c.png': smallPng() }),
    strToU8('a \r\n'),
  ]) {
    const { bytes: once } = await clean(bytes)
    expect((await clean(once)).bytes).toEqual(once)
  }
})

test('a name that the author also signed under the letter stays there, and that is said', async () => {
  const { bytes, kept } = await clean(smallDocx(`Signed ${author}`))
  expect(strFromU8(unzipSync(bytes)['word/document.xml'] ?? strToU8(''))).toContain(author)
  expect(kept.map(({ text }) => text).join()).toContain(author)
})

test('the members of an archive are cleaned one by one, and get neutral names', async () => {
  const inner = zipSync({ 'mine.csv': strToU8('a,b') })
  const { bytes, found } = await clean(zipSync({ 'Ngozi/holiday.png': smallPng(), 'old.zip': inner }))
  const members = unzipSync(bytes)
  expect(Object.keys(members)).toEqual(['image-1.png', 'archive-1.zip'])
  expect(Object.keys(unzipSync(members['archive-1.zip'] ?? inner))).toEqual(['text-1.csv'])
  expect(findMarkers(bytes, [author, device, 'holiday', 'mine'])).toEqual([])
  expect(found).toContainEqual(expect.objectContaining({ where: 'Ngozi/holiday.png', sort: 'person' }))
})

test('a member that cannot be cleaned refuses the archive and is named', async () => {
  const archive = zipSync({ 'a.txt': strToU8('a'), 'b.bin': new Uint8Array(50) })
  await expect(clean(archive)).rejects.toMatchObject({
    code: 'unknown',
    message: expect.stringContaining('“b.bin”'),
  })
})

test('an archive in an archive in an archive in an archive is too deep', async () => {
  let archive = strToU8('a')
  for (let level = 0; level < 5; level += 1) archive = zipSync({ a: archive })
  expect(await codeOf(archive)).toBe('too-deep')
})

test('a picture with another file behind it is only the picture', async () => {
  const { bytes, kind } = await clean(joined(smallPng(), zipSync({ 'secret.txt': strToU8(device) })))
  expect(kind).toBe('png')
  expect(findMarkers(bytes, [device, 'secret'])).toEqual([])
})

// As the app writes them beside a photo; the values are invented.
const proofOfPhoto = {
  'File Hash SHA256': 'a1'.repeat(32),
  'Proof Generated': '2026-11-02T09:15:00Z',
  DeviceID: '0123456789abcdef',
  Manufacturer: 'Example',
  'Location.Latitude': 10.52,
  'Location.Longitude': 7.43,
  'Location.Provider': 'network',
  CellInfo: '[]',
}

test('a letter that tells of ProofMode is a text', async () => {
  const letter = strToU8('ProofMode keeps the DeviceID, the CellInfo and the Wifi MAC. I do not use it.')
  expect((await clean(letter)).kind).toBe('text')
})

test.for<[name: string, bytes: Uint8Array, code: RefusalCode]>([
  ['an empty file', new Uint8Array(0), 'empty'],
  ['more than 25 MB', new Uint8Array(limits.file + 1), 'too-large'],
  ['bytes of no kind', new Uint8Array(100), 'unknown'],
  ['an old Word file', oldOffice('WordDocument'), 'old-office'],
  ['a locked new Word file', oldOffice('EncryptedPackage'), 'encrypted'],
  ['a mail of Outlook that broke off', oldOffice('__properties_version1.0'), 'broken'],
  ['a mailbox of Outlook', strToU8('!BDN'.padEnd(600)), 'outlook'],
  ['rich text', strToU8('{\\rtf1 hello}'), 'unknown'],
  ['a track', strToU8('<?xml version="1.0"?><gpx><trk/></gpx>'), 'structured'],
  ['data', strToU8('{"author": "Ngozi"}'), 'structured'],
  ['data of ProofMode', strToU8(JSON.stringify(proofOfPhoto)), 'proof-file'],
  [
    'a table of ProofMode',
    strToU8(`${Object.keys(proofOfPhoto)}\n${Object.values(proofOfPhoto)}\n`),
    'proof-file',
  ],
  ['a card', strToU8('BEGIN:VCARD\nFN:Ngozi'), 'structured'],
  ['a document of an unknown sort', zipSync({ '[Content_Types].xml': strToU8('<Types/>') }), 'unsupported'],
])('%s is refused', async ([, bytes, code]) => {
  expect(await codeOf(bytes)).toBe(code)
})

test('pages as pictures need the full edition', async () => {
  await expect(clean(strToU8('%PDF-1.7\n'), { pdf: 'maximum' })).rejects.toMatchObject({
    code: 'full-edition',
  })
})

test('hidden words are asked about, removed or kept as the person says', async () => {
  const letter = smallDocx('Seen', 'Unseen')
  const asked = await clean(letter, { hidden: 'ask' }).catch((error: unknown) => error)
  expect(asked).toBeInstanceOf(Asked)
  expect((asked as Asked).question).toMatchObject({
    ask: 'hidden',
    hidden: [{ text: expect.stringContaining('Unseen') }],
  })
  const removed = await clean(letter, { hidden: 'remove' })
  expect(findMarkers(removed.bytes, ['Unseen'])).toEqual([])
  expect(removed.found.some(({ sort }) => sort === 'hidden')).toBe(true)
  const kept = await clean(letter, { hidden: 'keep' })
  expect(findMarkers(kept.bytes, ['Unseen'])).toEqual(['Unseen'])
  expect(kept.kept.length).toBeGreaterThan(0)
})

test('throwing from the progress stops the work', async () => {
  const stop = new Error('stop')
  const progress = () => {
    throw stop
  }
  await expect(makeSanitizer(null)(smallDocx('a'), 'a', usual, progress)).rejects.toBe(stop)
})

function oldOffice(stream: string): Uint8Array {
  const file = new Uint8Array(2048)
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  for (const [place, letter] of [...stream].entries()) file[1024 + place * 2] = letter.charCodeAt(0)
  file[1024 + 64] = stream.length * 2 + 2
  return file
}

async function codeOf(bytes: Uint8Array): Promise<string> {
  const error: unknown = await clean(bytes).catch((reason: unknown) => reason)
  return error instanceof Unreadable ? error.code : 'cleaned or broke'
}
