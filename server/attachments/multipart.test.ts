import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RuleBroken } from '#domain/errors.ts'
import { readMultipart } from './multipart.ts'

const type = 'multipart/form-data; boundary=quokka'

test('fields and files come out byte for byte, however the line cuts them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 1, max: 60 }),
      async (bytes, cut) => {
        const body = form([
          ['formToken', null, Buffer.from('token')],
          ['file', 'a b.pdf', Buffer.from(bytes)],
        ])
        expect(await collect(body, cut)).toEqual([
          ['formToken', null, Buffer.from('token').toString('hex')],
          ['file', 'a b.pdf', Buffer.from(bytes).toString('hex')],
        ])
      },
    ),
  )
})

test('a file that holds almost the boundary is read on', async () => {
  const bytes = Buffer.from('\r\n--quokk\r\n--quokk\r\n-')
  expect((await collect(form([['file', 'x', bytes]]), 3))[0]?.[2]).toBe(bytes.toString('hex'))
})

test('a part that no one reads is passed over', async () => {
  const names: string[] = []
  for await (const { name } of readMultipart(
    cut(
      form([
        ['one', 'x', Buffer.alloc(999)],
        ['two', null, Buffer.of(1)],
      ]),
      10,
    ),
    type,
  ))
    names.push(name)
  expect(names).toEqual(['one', 'two'])
})

test('what is left of a file whose reader stops early is passed over', async () => {
  const body = form([
    ['one', 'x', Buffer.alloc(100_000)],
    ['two', null, Buffer.from('here')],
  ])
  const found: string[] = []
  for await (const { name, bytes } of readMultipart(cut(body, 1_000), type)) {
    found.push(name)
    for await (const _ of bytes) break
  }
  expect(found).toEqual(['one', 'two'])
})

test('while the reader of a file waits, the body waits too', async () => {
  let pulled = 0
  async function* counted(body: Buffer) {
    for await (const piece of cut(body, 16_384)) {
      pulled += piece.length
      yield piece
    }
  }
  const large = Buffer.alloc(8_000_000, 'x')
  for await (const { bytes } of readMultipart(counted(form([['file', 'x', large]])), type)) {
    for await (const _ of bytes) break
    await pause(50)
    expect(pulled).toBeLessThan(1_000_000)
    break
  }
})

test('what the door refuses in the middle of a file reaches its reader as that refusal', async () => {
  async function* tooLong() {
    yield form([['file', 'x', Buffer.alloc(100_000)]]).subarray(0, 50_000)
    throw new RuleBroken('body-too-large')
  }
  const read = async () => {
    for await (const { bytes } of readMultipart(tooLong(), type)) for await (const _ of bytes);
  }
  await expect(read()).rejects.toMatchObject({ code: 'body-too-large' })
})

test('more parts or a longer field than any form of ours sends are refused', async () => {
  const many = form(Array.from({ length: 257 }, (_, index) => [`f${index}`, null, Buffer.of(65)]))
  const long = form([['field', null, Buffer.alloc(64 * 1024 + 1, 'x')]])
  for (const body of [many, long])
    await expect(collect(body, 999)).rejects.toMatchObject({ code: 'body-unreadable' })
})

test('a form that breaks off, or is none, is refused', async () => {
  await expect(collect(form([]), 9, 'text/plain')).rejects.toMatchObject({ code: 'body-unreadable' })
  await expect(collect(form([]), 9, 'multipart/form-data')).rejects.toMatchObject({ code: 'body-unreadable' })
  const whole = form([['file', 'x', Buffer.alloc(100)]])
  for (const body of [whole.subarray(0, -20), Buffer.from('nothing'), Buffer.alloc(0)])
    await expect(collect(body, 9)).rejects.toMatchObject({ code: 'body-unreadable' })
  const endless = Buffer.concat([Buffer.from('--quokka\r\n'), Buffer.alloc(20_000, 'x')])
  await expect(collect(endless, 999)).rejects.toMatchObject({ code: 'body-unreadable' })
})

function form(parts: [string, string | null, Buffer][]): Buffer {
  const pieces = parts.flatMap(([name, fileName, bytes]) => [
    Buffer.from(`--quokka\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(fileName === null ? '\r\n\r\n' : `; filename="${fileName}"\r\nContent-Type: x/y\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from('--quokka--\r\n')])
}

async function collect(body: Buffer, length: number, contentType = type) {
  const found: [string, string | null, string][] = []
  for await (const { name, fileName, bytes } of readMultipart(cut(body, length), contentType)) {
    const chunks: Buffer[] = []
    for await (const chunk of bytes) chunks.push(chunk)
    found.push([name, fileName, Buffer.concat(chunks).toString('hex')])
  }
  return found
}

async function* cut(body: Buffer, length: number) {
  for (let place = 0; place < body.length; place += length) yield body.subarray(place, place + length)
}
