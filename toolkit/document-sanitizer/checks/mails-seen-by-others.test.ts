import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { markedSamples } from '@fitila/sanitizer/vectors/marked-samples'
import { writeMsg } from '@fitila/sanitizer/vectors/write-msg'
import { strToU8 } from 'fflate'
import { expect } from 'vitest'
import { isTelling } from '#tests/corpus/structure-tags.ts'
import { runTool, testWith } from '#tests/support/documents/outside-tools.ts'

const sanitize = makeSanitizer(null)
const unpack = join(import.meta.dirname, '../../../tests/support/documents/unpack-mail.py')

const attached = Object.entries(markedSamples).filter(([name]) => !/mail|page/.test(name))
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n')
const head = (more: string) =>
  `From: QzkfromVxj <a@example.org>\r\nX-Mailer: QzkmailerVxj\r\nDate: Mon, 2 Nov 2026 10:11:12 +0100\r\nMIME-Version: 1.0\r\n${more}\r\n\r\n`
const filled = () => attached.map(([name, make]) => ({ name, ...make() }))

function mailWith(files: readonly { name: string; bytes: Uint8Array }[]): string {
  const parts = files.map(
    ({ name, bytes }) =>
      `--q\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="Qzk${name.replace(/\W/g, '')}Vxj"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(bytes)}\r\n`,
  )
  return `${head('Subject: words\r\nContent-Type: multipart/mixed; boundary=q')}--q\r\nContent-Type: text/plain\r\n\r\nSeen words\r\n${parts.join('')}--q--\r\n`
}

const mails: Readonly<Record<string, (files: Parameters<typeof mailWith>[0]) => string | Uint8Array>> = {
  'a mail': mailWith,
  'a mail of Outlook': (files) =>
    writeMsg({
      properties: [
        [0x0037, 'words'],
        [0x1000, 'Seen words'],
        [0x0c1a, 'QzkfromVxj'],
        [0x8001, 'QzkmailerVxj'],
      ],
      files: files.map(({ name, bytes }) => ({
        properties: [
          [0x3701, bytes],
          [0x3707, `Qzk${name.replace(/\W/g, '')}Vxj`],
        ],
      })),
    }),
  'a mail in a mail': (files) =>
    `${head('Subject: outer\r\nContent-Type: multipart/mixed; boundary=r')}--r\r\nContent-Type: message/rfc822\r\n\r\n${mailWith(files)}\r\n--r--\r\n`,
  'a box of mails': (files) =>
    files.map((file) => `From a@example.org Mon Nov  2 10:11:12 2026\r\n${mailWith([file])}\r\n`).join(''),
  'a saved page': (files) => {
    const shown = files.filter(({ name }) => /^(?:JPEG|PNG|GIF|WebP|BMP|SVG)/.test(name))
    const parts = shown.map(
      ({ bytes }, place) =>
        `--q\r\nContent-Type: image/any\r\nContent-Location: https://example.org/${place}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(bytes)}\r\n`,
    )
    const page = `<html><body><p>Seen words</p>${shown.map((_, place) => `<img src="https://example.org/${place}">`).join('')}</body></html>`
    return `From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"; boundary=q\r\n\r\n--q\r\nContent-Type: text/html\r\n\r\n${page}\r\n${parts.join('')}--q--\r\n`
  },
}

for (const [name, make] of Object.entries(mails))
  testWith(['exiftool'], `exiftool and Python see nothing but how files are built in ${name}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fitila-mails-'))
    try {
      const files = filled()
      const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const
      const made = make(files)
      const given = typeof made === 'string' ? strToU8(made) : made
      const { bytes } = await sanitize(given, '', options, () => undefined)
      const markers = files.flatMap((file) => file.markers)
      expect(findMarkers(bytes, [...markers, 'QzkfromVxj', 'QzkmailerVxj'])).toEqual([])
      const [mail, parts] = [join(folder, 'mail.eml'), join(folder, 'parts')]
      await mkdir(parts)
      await writeFile(mail, bytes)
      const { stdout } = await promisify(execFile)('/usr/bin/python3', [unpack, mail, parts])
      expect(
        stdout
          .trim()
          .split('\n')
          .filter((line) => !/^(?:mime-version|subject|content-)/.test(line)),
      ).toEqual([])
      const expected = name === 'a saved page' ? 6 : files.length
      const names = await readdir(parts)
      const paths = [mail, ...names.map((one) => join(parts, one))]
      const seen = await runTool('exiftool', ['-j', '-G', '-a', '-n', ...paths], { mayFail: true })
      const told: Record<string, unknown>[] = JSON.parse(seen.toString())
      expect(names.length).toBeGreaterThanOrEqual(expected)
      expect(told.length).toBe(paths.length)
      const telling = told.flatMap((tags) =>
        Object.entries(tags).filter(
          ([tag, value]) => isTelling(tag, String(value)) || /Qzk|Vxj/.test(String(value)),
        ),
      )
      expect(telling).toEqual([])
      for (const part of names)
        expect(findMarkers(new Uint8Array(await readFile(join(parts, part))), markers)).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
