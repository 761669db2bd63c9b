import { expect, test } from 'vitest'
import { smallPictures } from '../vectors/small-pictures.ts'
import { workFor } from '../vectors/work-for.ts'
import { asLetters, b16, b32, joinAll, joinBytes, startsWith, u32 } from './bytes.ts'
import { canonicalProfile } from './colours/canonical-profile.ts'
import { replaceProfile } from './colours/colour-profile.ts'
import { gifDataToEnd } from './gif-data.ts'
import { cleanJpeg } from './jpeg/clean-jpeg.ts'
import { orientationOnly } from './orientation.ts'
import { cleanPng } from './png/clean-png.ts'
import { pngChunk, pngSignature, readPngChunks } from './png/png-chunks.ts'
import { cleanSvg } from './svg/clean-svg.ts'

const refused = (code: string) => expect.objectContaining({ code })

test('a picture that says it is enormous is refused before anything is unpacked', () => {
  const header = pngChunk('IHDR', b32(60_000), b32(60_000), Uint8Array.of(8, 6, 0, 0, 0))
  const bomb = joinAll([
    asLetters(pngSignature),
    header,
    pngChunk('IDAT', new Uint8Array(1000)),
    pngChunk('IEND'),
  ])
  expect(() => cleanPng(bomb, workFor().work)).toThrow(refused('too-large'))
})

test('an animation whose frames are before its picture is the still picture', () => {
  const [png, moving] = [smallPictures.png, smallPictures.animatedPng]
  const { chunks } = readPngChunks(moving)
  const frames = chunks.filter(({ name }) => ['acTL', 'fcTL', 'fdAT'].includes(name))
  const late = joinAll([
    png.subarray(0, 33),
    ...frames.map(({ name, body }) => pngChunk(name, body)),
    png.subarray(33),
  ])
  const withoutPicture = frames.filter(({ name, body }) => name !== 'fcTL' || u32(body, 0) > 0)
  const odd = joinAll([
    png.subarray(0, 33),
    ...withoutPicture.map(({ name, body }) => pngChunk(name, body)),
    png.subarray(33),
  ])
  expect(late).not.toEqual(odd)
  expect(cleanPng(odd, workFor().work)).toEqual(cleanPng(png, workFor().work))
})

test('the data of a GIF ends at a code that means nothing yet', () => {
  // Three bits each, the lowest first: empty the table, a point, and the eighth code where there are six.
  const packed = Uint8Array.of(0b11_000_100, 0b1, 0x41, 0x69, 0x73, 0x68, 0x61)
  const { data, hidden } = gifDataToEnd(2, packed, 100)
  // The point is written again, with an end behind it.
  expect([...data]).toEqual([2, 0b01_000_100, 0b1, 0])
  expect(hidden).toBe(5)
})

test('a JPEG stays turned as it was, and no other Exif is left', () => {
  const exif = joinBytes(asLetters('Exif\0\0'), orientationOnly(6))
  const turned = joinAll([
    smallPictures.jpeg.subarray(0, 2),
    Uint8Array.of(0xff, 0xe1),
    b16(exif.length + 2),
    exif,
    smallPictures.jpeg.subarray(2),
  ])
  const { work, told } = workFor()
  const cleaned = cleanJpeg(turned, work)
  expect(cleaned).toBeInstanceOf(Uint8Array)
  expect(told.found).toEqual([])
  const text = String.fromCharCode(...(cleaned as Uint8Array))
  expect(text).toContain(String.fromCharCode(...exif))
})

test('the profile that tells the colours of CMYK pictures stays', () => {
  const adobe = joinBytes(
    Uint8Array.of(0xff, 0xee, 0, 14),
    asLetters('Adobe'),
    Uint8Array.of(0, 101, 7, 7, 7, 7, 2),
  )
  const { jpeg } = smallPictures
  const cleaned = cleanJpeg(
    joinAll([jpeg.subarray(0, 2), adobe, jpeg.subarray(2)]),
    workFor().work,
  ) as Uint8Array
  const at = cleaned.indexOf(0xee)
  expect(startsWith(cleaned, 'Adobe\0\x64\0\0\0\0\x02', at + 3)).toBe(true)
})

test.each(['p3', 'adobe'] as const)('our own profile for %s is known again and stays', (space) => {
  const { work, told } = workFor()
  const profile = canonicalProfile(space)
  expect(replaceProfile(profile, work.findings)).toEqual(profile)
  expect(told.found).toEqual([])
})

test('a profile that no one knows goes, and the person is told that colours may change', () => {
  const { work, told } = workFor()
  expect(replaceProfile(new Uint8Array(200), work.findings)).toBeNull()
  expect(told.found[0]?.text).toContain('Colours may look slightly different')
})

const svg = (body: string, head = '') =>
  new TextEncoder().encode(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${body}</svg>`,
  )
test('a drawing meant for a web page, which does not name its vocabulary, is a drawing', async () => {
  const bare = new TextEncoder().encode(
    '<svg width="9" height="9"><rect width="4"/><x:y xmlns:x="urn:x"/></svg>',
  )
  expect(await text(bare)).toBe(await text(svg('<rect width="4"/>')))
})

const text = async (bytes: Uint8Array) => new TextDecoder().decode(await cleanSvg(bytes, workFor().work))

test('an entity that stands for others is refused', async () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;">]>'
  await expect(text(svg('<text>&b;</text>', bomb))).rejects.toThrow(refused('too-large'))
})

test('names in a drawing become numbers, and what refers to them still does', async () => {
  const body =
    '<clipPath id="AishaBello"><rect width="4" height="4"/></clipPath><g clip-path="url(#AishaBello)"><rect id="nobody" width="9" height="9"/></g>'
  expect(await text(svg(body))).toContain(
    '<clipPath id="i1"><rect width="4" height="4"></rect></clipPath><g clip-path="url(#i1)"><rect width="9" height="9"></rect></g>',
  )
})

test('a value that no program knows takes no name along', async () => {
  const body =
    '<rect style="stroke:uil(#AishaBello)" fill="#AishaBello" stroke="rgb(1,2,3)" transform="rotate(9)"/>'
  expect(await text(svg(body))).toContain('<rect stroke="rgb(1,2,3)" transform="rotate(9)"></rect>')
})

test.each([
  '<rect fill="url(http://example.org/x)"/>',
  '<rect style="fill:url(//example.org)"/>',
  '<style>rect{fill:url(https://example.org)}</style>',
  '<style>@import "//example.org/x.css";</style>',
  '<use href="https://example.org/#a"/>',
  '<a href="javascript:example.org"/>',
  '<set attributeName="href" to="//example.org"/>',
  '<rect onclick="location=\'//example.org\'"/>',
  '<style>rect{background:u\\72l(//example.org)}</style>',
])('a drawing asks nothing of the world: %s', async (body) => {
  const cleaned = await text(svg(body))
  expect(cleaned).not.toMatch(/href="[^#]|url\((?!#)|@import|javascript|onclick|attributeName="href"/)
})

test('a drawing whose block of metadata is no XMP is not told of XMP', async () => {
  const { work, told } = workFor()
  const block = '<metadata><rdf:RDF xmlns:rdf="urn:r"><rdf:format>svg</rdf:format></rdf:RDF></metadata>'
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">${block}<path d="M0 0h4v2z"/></svg>`
  await cleanSvg(new TextEncoder().encode(drawing), work)
  expect(told.found.map(({ text }) => text)).toEqual(['A block of metadata, removed'])
})
