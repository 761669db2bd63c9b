import { strFromU8, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { workFor } from '../vectors/work-for.ts'
import { cleanText } from './clean-text.ts'

const cleaned = async (text: string | Uint8Array) => {
  const { work, told } = workFor()
  const bytes = await cleanText(typeof text === 'string' ? strToU8(text) : text, work)
  return { text: strFromU8(bytes), found: told.found.map((one) => one.text) }
}

test.for([
  ['Ẹ káàbọ̀. Ƙasa, ɗan’uwa.', 'Ẹ káàbọ̀. Ƙasa, ɗan’uwa.'],
  ['a\u200bb\u2060c', 'abc'],
  ['tagged\u{e0041}\u{e0042}', 'tagged'],
  ['a\u200db', 'ab'],
  ['👩\u200d⚕\ufe0f', '👩\u200d⚕\ufe0f'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['می\u200cخواهم \u200fا', 'می\u200cخواهم \u200fا'],
  ['a\u202eb', 'ab'],
  ['a\ufe01b\ufe0f', 'ab'],
  ['1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  ['a\u2009b\u00a0c', 'a b c'],
  ['line \t \r\nnext\r', 'line\nnext\n'],
] as const)('%j becomes %j', async ([before, after]) => {
  expect((await cleaned(before)).text).toBe(after)
})

test('other encodings become UTF-8, and that is told', async () => {
  const utf16 = Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x1e, 0x1e)
  expect(await cleaned(utf16)).toMatchObject({ text: 'AḞ', found: [expect.stringContaining('UTF-16')] })
  expect(await cleaned(Uint8Array.of(0x41, 0xe9, 0x42))).toMatchObject({ text: 'AéB' })
})

test('what was hidden is counted', async () => {
  expect((await cleaned('a\u200b\u200b')).found).toEqual(['2 zero-width spaces, removed'])
})
