import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { msgSample } from '@fitila/sanitizer/vectors/msg-sample'
import { packRtf } from '@fitila/sanitizer/vectors/pack-rtf'
import { smallDocx } from '@fitila/sanitizer/vectors/small-files'
import { smallPictures } from '@fitila/sanitizer/vectors/small-pictures'
import { writeMsg } from '@fitila/sanitizer/vectors/write-msg'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect } from 'vitest'
import { runTool, testWith } from '#tests/support/documents/outside-tools.ts'

const unpack = join(import.meta.dirname, '../../../tests/support/documents/unpack-mail.py')
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-outlook-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The parts that Python's reader of mails finds, in their order. */
async function partsOf(mail: string, name: string): Promise<Uint8Array[]> {
  const parts = join(folder, name)
  await mkdir(parts)
  await promisify(execFile)('/usr/bin/python3', [unpack, mail, parts])
  const names = (await readdir(parts)).toSorted((one, other) => numberIn(one) - numberIn(other))
  return Promise.all(names.map(async (one) => new Uint8Array(await readFile(join(parts, one)))))
}

const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0])
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** What another reader of these files makes of one: `msgconvert`, of the Perl module Email::Outlook::Message. */
async function converted(bytes: Uint8Array, name: string): Promise<{ head: string; parts: Uint8Array[] }> {
  const [from, to] = [join(folder, `${name}.msg`), join(folder, `${name}.eml`)]
  await writeFile(from, bytes)
  await runTool('msgconvert', ['--outfile', to, from])
  return { head: await readFile(to, 'latin1'), parts: await partsOf(to, name) }
}

testWith(['msgconvert'], 'another reader finds in our invented mails what they are to hold', async () => {
  const { bytes, markers } = msgSample()
  const { head, parts } = await converted(bytes, 'sample')
  expect(head).toMatch(/^Subject: The contract/m)
  expect(head).toMatch(/^From: ZqSenderWx <ZqAddressWx@example.org>/m)
  expect(head).toMatch(/^Message-Id: <ZqNumberWx@example.org>/im)
  const [words, page, rich, , photo, letter] = parts
  expect(textOf(words)).toContain('Seen words')
  expect(textOf(page)).toContain('<p>Seen words</p>')
  expect(textOf(rich)).toMatch(/^\{\\rtf1\\ansi\\fromhtml1/)
  expect(photo).toEqual(new Uint8Array(smallPictures.jpeg))
  // Packed at another second, it has other bytes around the same parts.
  expect(unzipSync(letter ?? new Uint8Array())).toEqual(unzipSync(smallDocx('Words')))
  expect(parts.some((part) => textOf(part).startsWith('Seen within'))).toBe(true)
  // The marks are in it, so that what is looked for in the copy could be found.
  expect(findMarkers(new TextEncoder().encode(head), markers).length).toBeGreaterThan(15)
})

testWith(['msgconvert'], 'rich text is unpacked as another reader unpacks it', async () => {
  const rtf = `{\\rtf1\\ansi\\pard ${'Seen words, and again seen words.\\par '.repeat(200)}}`
  const mail = writeMsg({ properties: [[0x1009, packRtf(rtf)]] })
  expect((await converted(mail, 'rich')).parts.map(textOf)).toContain(rtf)
  const { bytes } = await makeSanitizer(null)(mail, '', options, () => undefined)
  await writeFile(join(folder, 'rich-clean.eml'), bytes)
  const [page] = await partsOf(join(folder, 'rich-clean.eml'), 'rich-clean')
  expect(textOf(page).match(/Seen words, and again seen words\./g)).toHaveLength(200)
})

testWith(['exiftool'], 'exiftool and Python see no mark of a mail of Outlook in its copy', async () => {
  const { bytes, markers } = msgSample()
  const cleaned = await makeSanitizer(null)(bytes, '', options, () => undefined)
  const mail = join(folder, cleaned.name)
  await writeFile(mail, cleaned.bytes)
  const parts = await partsOf(mail, 'clean')
  expect(parts.length).toBeGreaterThanOrEqual(5)
  for (const part of parts) expect(findMarkers(part, markers)).toEqual([])
  const told = (
    await runTool('exiftool', ['-a', '-G1', join(folder, 'clean'), mail], { mayFail: true })
  ).toString()
  expect(told).toContain('part-1')
  expect(told).not.toMatch(/Zq\w+Wx|Ngozi|102\.89/)
})
