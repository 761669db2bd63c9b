import { createCipheriv, createHash } from 'node:crypto'
import { writeCompound } from '@fitila/sanitizer/vectors/write-compound'

const salt = Buffer.from('00112233445566778899aabbccddeeff', 'hex')
const packageSalt = Buffer.from('ffeeddccbbaa99887766554433221100', 'hex')
const verifier = Buffer.from('0f1e2d3c4b5a69788796a5b4c3d2e1f0', 'hex')

/** Locks a document as Office 2010 and later do (MS-OFFCRYPTO, 2.3.4.10), written from the specification with the ciphers of Node, for the tests. */
export function lockAgile(
  plain: Uint8Array,
  given: { password: string; hash: string; bits: number; turns: number },
): Uint8Array {
  const { password, bits, turns } = given
  const digest = (...parts: Uint8Array[]) => createHash(given.hash).update(Buffer.concat(parts)).digest()
  const size = digest().length
  let spun = digest(salt, Buffer.from(password, 'utf16le'))
  for (let turn = 0; turn < turns; turn += 1) spun = digest(number(turn), spun)
  const keyFor = (block: string) => fitted(digest(spun, Buffer.from(block, 'hex')), bits / 8)
  const lock = (block: string, bytes: Buffer) =>
    cipher(`aes-${bits}-cbc`, keyFor(block), salt, padded(bytes)).toString('base64')
  const secret = Buffer.alloc(bits / 8, 0x5a)
  const pieces: Buffer[] = [number(plain.length), number(0)]
  for (let place = 0; place < plain.length; place += 4096) {
    const vector = fitted(digest(packageSalt, number(place / 4096)), 16)
    pieces.push(
      cipher(`aes-${bits}-cbc`, secret, vector, padded(Buffer.from(plain.subarray(place, place + 4096)))),
    )
  }
  const same = `blockSize="16" keyBits="${bits}" hashSize="${size}" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="${given.hash}"`
  const info = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><encryption xmlns="http://schemas.microsoft.com/office/2006/encryption" xmlns:p="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><keyData saltSize="16" ${same} saltValue="${packageSalt.toString('base64')}"/><dataIntegrity encryptedHmacKey="" encryptedHmacValue=""/><keyEncryptors><keyEncryptor uri="http://schemas.microsoft.com/office/2006/keyEncryptor/password"><p:encryptedKey spinCount="${turns}" saltSize="16" ${same} saltValue="${salt.toString('base64')}" encryptedVerifierHashInput="${lock('fea7d2763b4b9e79', verifier)}" encryptedVerifierHashValue="${lock('d7aa0f6d3061344e', digest(verifier))}" encryptedKeyValue="${lock('146e0be7abacd0d6', secret)}"/></keyEncryptor></keyEncryptors></encryption>`
  return writeCompound({
    EncryptionInfo: Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), Buffer.from(info.padEnd(5000))]),
    EncryptedPackage: Buffer.concat(pieces),
  })
}

/** Locks a document as Office 2007 does (MS-OFFCRYPTO, 2.3.4.5). */
export function lockStandard(plain: Uint8Array, password: string): Uint8Array {
  const digest = (...parts: Uint8Array[]) => createHash('sha1').update(Buffer.concat(parts)).digest()
  let spun = digest(salt, Buffer.from(password, 'utf16le'))
  for (let turn = 0; turn < 50_000; turn += 1) spun = digest(number(turn), spun)
  const last = Buffer.concat([digest(spun, number(0)), Buffer.alloc(44)])
  const key = digest(last.map((byte) => byte ^ 0x36)).subarray(0, 16)
  const lock = (bytes: Buffer) => cipher('aes-128-ecb', key, null, padded(bytes))
  const name = Buffer.from('Microsoft Enhanced RSA and AES Cryptographic Provider\0', 'utf16le')
  const head = Buffer.concat([...[0x24, 0, 0x660e, 0x8004, 128, 24, 0, 0].map(number), name])
  return writeCompound({
    EncryptionInfo: Buffer.concat([
      Buffer.from([4, 0, 2, 0]),
      number(0x24),
      number(head.length),
      head,
      number(16),
      salt,
      lock(verifier),
      number(20),
      lock(digest(verifier)),
      Buffer.alloc(5000),
    ]),
    EncryptedPackage: Buffer.concat([number(plain.length), number(0), lock(Buffer.from(plain))]),
  })
}

function cipher(name: string, key: Uint8Array, vector: Uint8Array | null, bytes: Buffer): Buffer {
  const made = createCipheriv(name, key, vector).setAutoPadding(false)
  return Buffer.concat([made.update(bytes), made.final()])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)])
}

function fitted(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(64, 0x36)]).subarray(0, length)
}
