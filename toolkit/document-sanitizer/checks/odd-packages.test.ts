import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanitizeOptions } from '@fitila/sanitizer/contract'
import { oddPackages } from '@fitila/sanitizer/office/vectors/odd-packages'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { readZip } from '@fitila/sanitizer/zip/read-zip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runTool, testWith } from '../../../tests/support/documents/outside-tools.ts'

const sanitize = makeSanitizer(null)
const options: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }
const clean = (bytes: Uint8Array) => sanitize(bytes, '', options, () => undefined)

const readable = Object.entries(oddPackages).filter(([, { refused }]) => refused === undefined)
const unreadable = Object.entries(oddPackages).filter(([, { refused }]) => refused !== undefined)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-odd-office-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.for(readable)(
  'a document with %s is cleaned, and a second time changes nothing',
  async ([, { bytes }]) => {
    const once = (await clean(bytes)).bytes
    // Every marker of the samples begins so.
    expect(findMarkers(once, ['ZqSecret'])).toEqual([])
    expect((await clean(once)).bytes).toEqual(once)
  },
)

test.for(unreadable)('a document with %s is refused with a reason', async ([, { bytes, refused }]) => {
  await expect(clean(bytes)).rejects.toMatchObject({ code: refused })
})

test('links, lists of contents and styles lead where they led, under other names', async () => {
  const { bytes } = await clean(oddPackages['places and styles with names']?.bytes ?? new Uint8Array())
  const parts = new Map(
    readZip(bytes, { spend() {} }).map((member) => [member.path, new TextDecoder().decode(member.read())]),
  )
  const text = parts.get('word/document.xml') ?? ''
  const [place = ''] = /w:name="(Place\d+)"/.exec(text)?.slice(1) ?? []
  const [toc = ''] = /w:name="(_Toc\d+)"/.exec(text)?.slice(1) ?? []
  expect(place).not.toBe('')
  expect(text).toContain(`w:anchor="${place}"`)
  expect(text).toContain(` PAGEREF ${toc} \\h `)
  expect(text).toContain(` REF ${place} \\h `)
  expect(text).toContain(` TOC \\o "1-3" \\t "Style1,2" \\b ${place} `)
  expect(text).toContain(` HYPERLINK \\l "${place}"`)
  expect(text).toContain(' STYLEREF "Style1" ')
  expect(text).toContain('<w:pStyle w:val="Heading1"/>')
  expect(parts.get('word/_rels/document.xml.rels')).toContain(`Target="#${place}"`)
  expect(parts.get('word/styles.xml')).toContain('<w:next w:val="Style1"/>')
})

testWith(
  ['soffice', 'pdftotext'],
  'LibreOffice opens odd documents once they are clean, with their words',
  async () => {
    const paths: string[] = []
    for (const [index, [, { bytes }]] of readable.entries()) {
      const result = await clean(bytes)
      const path = join(folder, `odd-${index}.${result.kind}`)
      await writeFile(path, result.bytes)
      paths.push(path)
    }
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    await runTool('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths])
    for (const [index, [name, { words }]] of readable.entries()) {
      if (words === '') continue
      const pdf = join(folder, `odd-${index}.pdf`)
      await runTool('pdftotext', [pdf, `${pdf}.txt`])
      expect(await readFile(`${pdf}.txt`, 'utf8'), name).toContain(words)
    }
  },
)
