import type { SanitizeOptions } from '@fitila/sanitizer/contract'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'
import { findMarkers } from '@fitila/sanitizer/vectors/find-markers'
import { author, smallDocx } from '@fitila/sanitizer/vectors/small-files'
import { expect, test } from 'vitest'
import { lockAgile, lockStandard } from '#tests/support/documents/lock-office.ts'

const usual: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }
const clean = (bytes: Uint8Array, password: string | null) =>
  makeSanitizer(null)(bytes, '', { ...usual, password }, () => {})
const letter = smallDocx('Seen words')
const password = 'Ọ̀rọ̀ 7 asiri'

const locks: Record<string, () => Uint8Array> = {
  'as Word 2010 and later lock': () =>
    lockAgile(letter, { password, hash: 'SHA512', bits: 256, turns: 100_000 }),
  'with a shorter key': () => lockAgile(letter, { password, hash: 'SHA1', bits: 128, turns: 50_000 }),
  'with SHA-384': () => lockAgile(letter, { password, hash: 'SHA384', bits: 192, turns: 0 }),
  'as Word 2007 locks': () => lockStandard(letter, password),
}

test.for(Object.entries(locks))(
  'a letter locked %s is opened with its password, cleaned, and told to be open',
  async ([, lock]) => {
    const { bytes, kind, found } = await clean(lock(), password)
    expect(kind).toBe('docx')
    expect(bytes).toEqual((await clean(letter, null)).bytes)
    expect(findMarkers(bytes, [author])).toEqual([])
    expect(found.map(({ text }) => text)).toContain(
      'The lock of the document, removed: the cleaned file opens without the password',
    )
  },
)

test.for(Object.entries(locks))(
  'a letter locked %s is asked about, and once more after a wrong password',
  async ([, lock]) => {
    const locked = lock()
    await expect(clean(locked, null)).rejects.toMatchObject({ question: { ask: 'password', isRetry: false } })
    await expect(clean(locked, 'asiri')).rejects.toMatchObject({
      question: { ask: 'password', isRetry: true },
    })
  },
)

test('a workbook that Excel locks only against writing opens without a question', async () => {
  const locked = lockAgile(letter, { password: 'VelvetSweatshop', hash: 'SHA512', bits: 256, turns: 1000 })
  expect((await clean(locked, null)).kind).toBe('docx')
})

test.for([
  ['an unknown cipher', 'cipherAlgorithm="AES"', 'cipherAlgorithm="DES"'],
  ['more turns than a phone can take', 'spinCount="50000"', 'spinCount="9999999"'],
])('%s is refused with a way out', async ([, from = '', to = '']) => {
  const locked = Buffer.from(locks['with a shorter key']?.() ?? [])
  const at = locked.indexOf(from)
  const text = locked.toString('latin1')
  expect(at).toBeGreaterThan(0)
  const tail = text.slice(at + from.length)
  // What is longer takes its place from the spaces at the end of the stream.
  const spaces = ' '.repeat(Math.max(0, to.length - from.length))
  const shorter = tail.replace(`${spaces}\0`, '\0')
  const changed = Buffer.from(text.slice(0, at) + to + (to.length > from.length ? shorter : tail), 'latin1')
  await expect(clean(changed, password)).rejects.toMatchObject({ code: 'encrypted' })
})

test('a damaged lock ends in words of ours', async () => {
  const locked = locks['with a shorter key']?.() ?? new Uint8Array()
  for (let place = 8; place < 1600; place += 37) {
    const damaged = locked.slice()
    damaged[place] = (damaged[place] ?? 0) ^ 0xff
    const end: unknown = await clean(damaged, password).catch((error: unknown) => error)
    if (end instanceof Error) expect(['Unreadable', 'Error']).toContain(end.name)
    if (end instanceof Error && end.name === 'Error') expect(end).toHaveProperty('question')
  }
})
