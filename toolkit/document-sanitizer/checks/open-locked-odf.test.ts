import type { SanitizeOptions } from '@fitila/sanitizer/contract'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { packageOf } from '@fitila/sanitizer/vectors/office-package'
import { expect, test } from 'vitest'
import { lockEach, lockWhole } from '#tests/support/documents/lock-odf.ts'

const usual: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }
const clean = (bytes: Uint8Array, password: string | null) =>
  makeSanitizer(null)(bytes, '', { ...usual, password }, () => {})
const password = 'Ọ̀rọ̀ 7 asiri'
const names =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.3"'
const members = {
  'content.xml': `<office:document-content ${names}><office:body><office:text>${'<text:p>Seen words</text:p>'.repeat(300)}</office:text></office:body></office:document-content>`,
  'meta.xml': `<office:document-meta ${names}><office:meta><dc:creator>ZqSecretCreatorWx</dc:creator></office:meta></office:document-meta>`,
  'Thumbnails/thumbnail.png': 'ZqSecretThumbnailWx',
}
const plain = packageOf({ mimetype: 'application/vnd.oasis.opendocument.text', ...members })

const locks: Record<string, () => Uint8Array> = {
  'member by member': () => lockEach(members, { password, start: 'sha256' }),
  'in the older way': () => lockEach(members, { password, start: 'sha1' }),
  'as a whole': () => lockWhole(members, password),
}

test.for(Object.entries(locks))(
  'a text locked %s is opened with its password, cleaned, and told to be open',
  async ([, lock]) => {
    const { bytes, kind, found } = await clean(lock(), password)
    expect(kind).toBe('odt')
    expect(bytes).toEqual((await clean(plain, null)).bytes)
    expect(findMarkers(bytes, ['ZqSecret'])).toEqual([])
    const lines = found.map(({ text }) => text)
    expect(lines).toContain('The lock of the document, removed: the cleaned file opens without the password')
    expect(lines).toContainEqual(expect.stringContaining('ZqSecretCreatorWx'))
  },
)

test.for(Object.entries(locks))(
  'a text locked %s is asked about, and once more after a wrong password',
  async ([, lock]) => {
    const locked = lock()
    await expect(clean(locked, null)).rejects.toMatchObject({ question: { ask: 'password', isRetry: false } })
    await expect(clean(locked, 'asiri')).rejects.toMatchObject({
      question: { ask: 'password', isRetry: true },
    })
  },
)

test('a lock of a kind that we cannot open is refused with a way out', async () => {
  const locked = lockEach(members, { password, start: 'sha256', cipher: 'Blowfish CFB' })
  await expect(clean(locked, password)).rejects.toMatchObject({ code: 'encrypted' })
})
