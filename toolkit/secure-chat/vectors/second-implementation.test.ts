import { argon2Sync, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
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
  const content = unpad(decrypt({ key: material.subarray(0, 32), nonce, block }))
  return { masterKey: master.toString('hex'), memory, passes, ...readContent(content) }
}

function readText(text: string): Buffer {
  const inside = /BEGIN FITILA SEALED BLOCK(.*?)END FITILA/s.exec(text)?.[1] ?? text
  const letters = inside.replace(/[^0-9A-Z]/g, '')
  const bits = [...letters].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const block = bytes.subarray(0, -5)
  check(createHash('sha256').update(block).digest().subarray(0, 5).equals(bytes.subarray(-5)), 'check')
  return block
}

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** XChaCha20-Poly1305 from the parts that OpenSSL has: HChaCha20 makes the key, the IETF cipher does the rest. */
function decrypt({ key, nonce, block }: { key: Buffer; nonce: Buffer; block: Buffer }): Buffer {
  const inner = Buffer.concat([Buffer.alloc(4), nonce.subarray(16)])
  const cipher = createDecipheriv('chacha20-poly1305', hChaCha20(key, nonce), inner, { authTagLength: 16 })
  cipher.setAAD(block.subarray(0, 81), { plaintextLength: block.length - 97 })
  cipher.setAuthTag(block.subarray(-16))
  return Buffer.concat([cipher.update(block.subarray(81, -16)), cipher.final()])
}

function hChaCha20(key: Buffer, nonce: Buffer): Buffer {
  const start = Buffer.concat([Buffer.from('expand 32-byte k'), key, nonce.subarray(0, 16)])
  const state = Uint32Array.from({ length: 16 }, (_, word) => start.readUInt32LE(4 * word))
  for (let round = 0; round < 10; round += 1) {
    for (const column of [0, 1, 2, 3]) quarterRound(state, [column, column + 4, column + 8, column + 12])
    for (const [a, b, c, d] of diagonals) quarterRound(state, [a, b, c, d])
  }
  const out = Buffer.alloc(32)
  for (const [place, word] of [0, 1, 2, 3, 12, 13, 14, 15].entries())
    out.writeUInt32LE(at(state, word), 4 * place)
  return out
}

const diagonals = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

function quarterRound(state: Uint32Array, [a, b, c, d]: [number, number, number, number]) {
  for (const [x, y, z, turn] of [
    [a, b, d, 16],
    [c, d, b, 12],
    [a, b, d, 8],
    [c, d, b, 7],
  ] as const) {
    state[x] = at(state, x) + at(state, y)
    const mixed = at(state, z) ^ at(state, x)
    state[z] = (mixed << turn) | (mixed >>> (32 - turn))
  }
}

function unpad(padded: Buffer): Buffer {
  const end = 4 + padded.readUInt32BE(0)
  check(end <= padded.length && padded.subarray(end).every((byte) => byte === 0), 'padding')
  return padded.subarray(4, end)
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

function hkdf(input: Buffer, salt: Buffer | string, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length))
}

function at(words: Uint32Array, place: number): number {
  return words[place] ?? 0
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}
