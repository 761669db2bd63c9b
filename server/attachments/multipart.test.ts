import fc from 'fast-check'
import { expect, test } from 'vitest'
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

test('a part that nobody reads is passed over', async () => {
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

test('a form that breaks off, or is none, is refused', async () => {
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

async function collect(body: Buffer, length: number) {
  const found: [string, string | null, string][] = []
  for await (const { name, fileName, bytes } of readMultipart(cut(body, length), type)) {
    const chunks: Buffer[] = []
    for await (const chunk of bytes) chunks.push(chunk)
    found.push([name, fileName, Buffer.concat(chunks).toString('hex')])
  }
  return found
}

async function* cut(body: Buffer, length: number) {
  for (let place = 0; place < body.length; place += length) yield body.subarray(place, place + length)
}
