import { strToU8, zipSync, zlibSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Kind } from '../contract.ts'
import { nothingTold } from '../make-work.ts'
import { author, chunk, joined, smallPng } from '../vectors/small-files.ts'
import { makePatternScan, makeWordScan } from './pattern-scan.ts'
import { selfCheck } from './self-check.ts'

const check = async (bytes: Uint8Array, kind: Kind, identifying: readonly string[] = [author]) => {
  const told = { ...nothingTold(), identifying: new Set(identifying) }
  await selfCheck({ bytes, kind, told, again: async (same) => same, progress() {} })
  return told.kept.map(({ text }) => text)
}
const pdf = (...objects: string[]) => strToU8(`%PDF-1.7\n${objects.join('\n')}\n%%EOF`)
const stream = (text: string, dictionary = '') => {
  const packed = zlibSync(strToU8(text))
  const head = `4 0 obj\n<</Length ${packed.length}/Filter/FlateDecode${dictionary}>>\nstream\n`
  return joined(strToU8(`%PDF-1.7\n${head}`), packed, strToU8('\nendstream\nendobj\n'))
}
const utf16 = [...author].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')

const left: Record<string, [bytes: Uint8Array, kind: Kind]> = {
  'in a chunk of a picture': [joined(smallPng(), chunk('tEXt', strToU8(author))), 'png'],
  'in the tags of sound': [joined(new Uint8Array(200), strToU8(author)), 'mp3'],
  'in the properties of a document': [
    zipSync({ 'docProps/core.xml': strToU8(`<c><dc:creator>${author}</dc:creator></c>`) }),
    'docx',
  ],
  'as the author of a change': [
    zipSync({ 'word/document.xml': strToU8(`<w:ins w:author="${author}"/>`) }),
    'docx',
  ],
  'in a comment of XML': [zipSync({ 'content.xml': strToU8(`<a><!-- ${author} --></a>`) }), 'odt'],
  'in a picture in a document': [
    zipSync({ 'word/media/a.png': joined(smallPng(), chunk('tEXt', strToU8(author))) }),
    'docx',
  ],
  'in the name of a member': [zipSync({ [`${author}.txt`]: strToU8('a') }), 'zip'],
  'in the information of a PDF': [pdf(`1 0 obj\n<</Author(${author})>>\nendobj`), 'pdf'],
  'escaped in a PDF': [pdf('1 0 obj\n<</Author(Ngo\\172i Nwabara)>>\nendobj'), 'pdf'],
  'as UTF-16 in hexadecimal in a PDF': [pdf(`1 0 obj\n<</Author<FEFF${utf16}>>>\nendobj`), 'pdf'],
  'in a packed object of a PDF': [stream(`5 0 <</T(${author})>>`, '/Type/ObjStm'), 'pdf'],
  'in a packed stream of a PDF that is no page': [stream(`<x:xmpmeta>${author}</x:xmpmeta>`), 'pdf'],
  'in base64': [joined(new Uint8Array(100), strToU8(btoa(`x${author}y`))), 'jpeg'],
}

test.for(Object.entries(left))(
  'what is left %s stops the download, and is named',
  async ([, [bytes, kind]]) => {
    await expect(check(bytes, kind)).rejects.toMatchObject({
      code: 'still-there',
      message: expect.stringContaining(author),
    })
  },
)

const seen: Record<string, [bytes: Uint8Array, kind: Kind]> = {
  'in the text of a letter': [
    zipSync({ 'word/document.xml': strToU8(`<w:t>Signed ${author}</w:t>`) }),
    'docx',
  ],
  'cut into runs': [
    zipSync({ 'word/document.xml': strToU8('<w:t>Ngozi Nw</w:t></w:r><w:r><w:t>abara</w:t>') }),
    'docx',
  ],
  'as the name of a sheet': [zipSync({ 'xl/workbook.xml': strToU8(`<sheet name="${author}"/>`) }), 'xlsx'],
  'on a page of a PDF': [stream(`BT (${author}) Tj ET`), 'pdf'],
  'in a link of a PDF': [pdf(`1 0 obj\n<</S/URI/URI(https://a.ng/${author})>>\nendobj`), 'pdf'],
  'in plain text': [strToU8(author), 'text'],
}

test.for(Object.entries(seen))('what is seen %s stays, and is told', async ([, [bytes, kind]]) => {
  expect(await check(bytes, kind)).toEqual([expect.stringContaining(author)])
})

test('a short name is looked for as a word of its own, and a small number not at all', async () => {
  const bytes = zipSync({ 'word/document.xml': strToU8('<a x="Markets 12"/>') })
  expect(await check(bytes, 'docx', ['Mark', '12', 'rkets'])).toEqual([])
  await expect(check(bytes, 'docx', ['Markets'])).rejects.toMatchObject({ code: 'still-there' })
})

test('a result that cleaning changes is cleaned until it does not, and refused when that has no end', async () => {
  const told = nothingTold()
  const shorten = async (bytes: Uint8Array) => (bytes.length > 3 ? bytes.subarray(1) : bytes)
  const settled = await selfCheck({
    bytes: strToU8('abcde'),
    kind: 'text',
    told,
    again: shorten,
    progress() {},
  })
  expect(settled).toEqual(strToU8('cde'))
  const lengthen = async (bytes: Uint8Array) => joined(bytes, Uint8Array.of(65))
  await expect(
    selfCheck({ bytes: strToU8('a'), kind: 'text', told, again: lengthen, progress() {} }),
  ).rejects.toMatchObject({ code: 'unsupported' })
})

test('a pattern is found wherever it is in memory, and in a piece without bytes nothing is', () => {
  const scan = makePatternScan([strToU8('abcd'), strToU8('bcd')])
  for (const start of [0, 1, 2, 3]) {
    const bytes = new Uint8Array(32)
    bytes.set(strToU8('abcd'), start + 5)
    for (const view of [0, 1]) {
      const hits: [number, number][] = []
      scan(bytes.subarray(view), (pattern, at) => hits.push([pattern, at + view]))
      expect(hits.toSorted()).toEqual([
        [0, start + 5],
        [1, start + 6],
      ])
    }
  }
  scan(new Uint8Array(8).subarray(3, 3), () => expect.unreachable())
})

test('a long pattern is found wherever it is in memory, at every fourth place as well as between', () => {
  const scan = makeWordScan([strToU8('abcdefg'), strToU8('cdefghi')])
  for (const start of [0, 1, 2, 3, 4, 5]) {
    for (const view of [0, 1, 2, 3]) {
      const bytes = new Uint8Array(view + start + 9)
      bytes.set(strToU8('abcdefghi'), view + start)
      const hits: [number, number][] = []
      scan(bytes.subarray(view), (pattern, at) => hits.push([pattern, at]))
      expect(hits.toSorted()).toEqual([
        [0, start],
        [1, start + 2],
      ])
    }
  }
  scan(new Uint8Array(8).subarray(3, 3), () => expect.unreachable())
  scan(strToU8('abcdefabcdeg'), () => expect.unreachable())
})
