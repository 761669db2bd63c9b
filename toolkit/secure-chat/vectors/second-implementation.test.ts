import { argon2Sync, createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { check, hkdf, openXChaCha, readLetters, unpad } from '#tests/support/toolkit/plain-cryptography.ts'
import { buildVectors } from './build-vectors.ts'
import vectors from './vectors.json' with { type: 'json' }

// The decoder below is written from docs/channel-format.md alone; it shares no line and no library with the engine.

test.for(vectors.blocks)(
  '$about opens with a second implementation',
  { timeout: 60_000 },
  ({ block, body, masterKey, cost }) => {
    const opened = openBlock(block, vectors.channelId, vectors.accessCode)
    const texts = body.kind === 'message' ? [body.text] : [body.name, body.description]
    expect(opened).toEqual({
      masterKey,
      memory: cost.memory,
      passes: cost.passes,
      kind: body.kind === 'message' ? 1 : 2,
      created: vectors.created,
      written: vectors.written,
      writer: vectors.writer,
      texts,
    })
  },
)

test('the engine seals the vectors byte for byte', { timeout: 60_000 }, async () => {
  expect(await buildVectors()).toEqual(vectors)
})

test('the second implementation refuses another code, and another ID before Argon2id', {
  timeout: 60_000,
}, () => {
  const { block } = vectors.blocks.at(-1) ?? { block: '' }
  expect(() => openBlock(block, vectors.channelId, '00000000')).toThrow('commitment')
  expect(() => openBlock(block, '0'.repeat(24), vectors.accessCode)).toThrow('tag')
})

function openBlock(text: string, id: string, code: string) {
  const block = readText(text)
  const [memory, passes, lanes] = [block.readUInt16BE(4), block.readUInt8(6), block.readUInt8(7)]
  check(block.subarray(0, 4).equals(Buffer.from('FSB\x01')) && lanes === 1, 'start')
  check(block.length === 81 + 16 + (256 << (2 * block.readUInt8(8))), 'length')
  const nonce = block.subarray(9, 33)
  const tag = createHmac('sha256', hkdf(Buffer.from(id), '', 'fitila channel 1 tag', 32)).update(
    block.subarray(0, 33),
  )
  check(tag.digest().subarray(0, 16).equals(block.subarray(33, 49)), 'tag')
  const salt = createHash('sha256').update(`fitila channel 1 salt\x1f${id}`).digest().subarray(0, 16)
  const message = Buffer.from(`${id}\x1f${code}`)
  const size = { memory: memory * 1024, passes, parallelism: 1, tagLength: 32 }
  const master = argon2Sync('argon2id', { message, nonce: salt, ...size })
  const info = Buffer.concat([Buffer.from('fitila sealed block 1'), block.subarray(0, 9)])
  const material = hkdf(master, nonce, info, 64)
  check(material.subarray(32).equals(block.subarray(49, 81)), 'commitment')
  const content = unpad(
    openXChaCha({
      key: material.subarray(0, 32),
      nonce,
      sealed: block.subarray(81),
      along: block.subarray(0, 81),
    }),
  )
  return { masterKey: master.toString('hex'), memory, passes, ...readContent(content) }
}

function readText(text: string): Buffer {
  return readLetters(/BEGIN FITILA SEALED BLOCK(.*?)END FITILA/s.exec(text)?.[1] ?? text)
}

function readContent(content: Buffer) {
  const kind = content.readUInt8(0)
  const body = content.subarray(25)
  const nameEnd = kind === 2 ? 2 + body.readUInt16BE(0) : 0
  const texts = kind === 1 ? [body] : [body.subarray(2, nameEnd), body.subarray(nameEnd)]
  return {
    kind,
    created: Number(content.readBigUInt64BE(1)),
    written: Number(content.readBigUInt64BE(9)),
    writer: content.toString('hex', 17, 25),
    texts: texts.map((text) => text.toString('utf8')),
  }
}
