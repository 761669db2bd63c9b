import { expect, test } from 'vitest'
import { readNameFile } from './read-name-file.ts'

const misali = { name: 'Misali Kirkira', state: 'Kano' }
const agbaje = { name: 'Ọlá Àgbàjé', state: '' }

test.each([
  ['names.txt', Buffer.from('Misali Kirkira; Kano\r\n\r\nỌlá Àgbàjé\r\n')],
  ['names.csv', Buffer.from('\uFEFFName,State\r\n"Misali Kirkira",Kano\r\nỌlá Àgbàjé,\r\n')],
  ['names.CSV', Buffer.from('Misali Kirkira;Kano\nỌlá Àgbàjé;\n')],
  ['names.csv', Buffer.from('State\tFull name\nKano\tMisali Kirkira\n\tỌlá Àgbàjé')],
  ['unicode.txt', utf16('Name\tState\r\nMisali Kirkira\tKANO\r\nỌlá Àgbàjé\t\r\n')],
])('a file %s is read, however its cells are divided and its letters are stored', async (name, bytes) => {
  expect(await read(name, bytes)).toEqual([misali, agbaje])
})

test('letters of Western Europe are read, and what our own files made harmless is a name again', async () => {
  const bytes = Buffer.from("Name\nJosé Misali\n'-Kirkira", 'latin1')
  expect(await read('names.csv', bytes)).toEqual([
    { name: 'José Misali', state: '' },
    { name: '-Kirkira', state: '' },
  ])
})

test('workbooks, papers and broken tables are refused, and never read as names', async () => {
  const refused = { fields: { file: { code: 'not-a-list-file' } } }
  for (const bytes of [
    Buffer.from('PK\u0003\u0004 a workbook'),
    Buffer.from('%PDF-1.7 a paper'),
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    Buffer.from('Misali\0Kirkira'),
    Buffer.from('"Misali" Kirkira,Kano\n'),
  ])
    await expect(read('names.csv', bytes)).rejects.toMatchObject(refused)
})

test('of a file that is too large no more is read than may be', async () => {
  let given = 0
  async function* endless() {
    for (;;) {
      given += 1
      yield Buffer.alloc(64 * 1024, 'Misali\n')
    }
  }
  await expect(readNameFile({ name: 'names.txt', bytes: endless() })).rejects.toMatchObject({
    fields: { file: { code: 'list-file-large', limit: 2 } },
  })
  expect(given).toBe(33)
})

test('twenty thousand names fit into one file', async () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => `${row},Misali Kirkira the Longest ${row},Kano`)
  const names = await read('names.csv', Buffer.from(['No,Name,State', ...rows].join('\n')))
  expect(names).toHaveLength(20_000)
  expect(names.at(-1)).toEqual({ name: 'Misali Kirkira the Longest 19999', state: 'Kano' })
})

async function read(name: string, bytes: Buffer) {
  async function* pieces() {
    // As a slow line brings it: a letter can be divided.
    for (let start = 0; start < bytes.length; start += 7_001) yield bytes.subarray(start, start + 7_001)
  }
  return readNameFile({ name, bytes: pieces() })
}

function utf16(text: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
}
