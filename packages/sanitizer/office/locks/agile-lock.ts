import { fromBase64 } from '@fitila/formats/base64'
import { cbc } from '@noble/ciphers/aes.js'
import { refuse } from '../../refusals.ts'
import { scanXml } from '../../xml/scan-xml.ts'
import { areEqual, type Hash, hashes, joined, number32, spunHash } from './spun-hash.ts'

type Attributes = Readonly<Record<string, string>>

/** How one thing is locked: the package itself, or its key by the password. */
type Locking = { hash: Hash; hashSize: number; keyBytes: number; blockSize: number; salt: Uint8Array }

const blockKeys = {
  verifier: [0xfe, 0xa7, 0xd2, 0x76, 0x3b, 0x4b, 0x9e, 0x79],
  verifierHash: [0xd7, 0xaa, 0x0f, 0x6d, 0x30, 0x61, 0x34, 0x4e],
  key: [0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6],
}
const segment = 4096
/** Office turns 100,000 times. Far more would keep a phone busy for minutes. */
const mostTurns = 1_000_000

/** Opens a package that Office 2010 and later locked (MS-OFFCRYPTO, 2.3.4.10 to 2.3.4.15); undefined when this is not the password. */
export function openAgile(info: Uint8Array, locked: Uint8Array, password: string): Uint8Array | undefined {
  const { ofPackage, ofKey } = readInfo(info)
  const forPackage = lockingOf(ofPackage)
  const forKey = lockingOf(ofKey)
  const turns = Number(ofKey.spinCount)
  if (!(turns >= 0 && turns <= mostTurns)) refuse('encrypted')
  const spun = spunHash({ hash: forKey.hash, salt: forKey.salt, password, turns })
  const open = (name: string, block: readonly number[]) => {
    const key = fitted(forKey.hash(joined(spun, Uint8Array.from(block))), forKey.keyBytes)
    return openBlocks(key, fitted(forKey.salt, forKey.blockSize), bytesOf(ofKey, name))
  }
  const verifier = open('encryptedVerifierHashInput', blockKeys.verifier).subarray(0, forKey.salt.length)
  const told = open('encryptedVerifierHashValue', blockKeys.verifierHash).subarray(0, forKey.hashSize)
  if (!areEqual(forKey.hash(verifier), told)) return undefined
  return openSegments(
    locked,
    open('encryptedKeyValue', blockKeys.key).subarray(0, forPackage.keyBytes),
    forPackage,
  )
}

function openSegments(locked: Uint8Array, key: Uint8Array, { hash, salt, blockSize }: Locking): Uint8Array {
  const data = locked.subarray(8)
  const opened = new Uint8Array(data.length & ~15)
  for (let place = 0; place < opened.length; place += segment) {
    const vector = fitted(hash(joined(salt, number32(place / segment))), blockSize)
    opened.set(openBlocks(key, vector, data.subarray(place, Math.min(place + segment, opened.length))), place)
  }
  return opened
}

function readInfo(info: Uint8Array): { ofPackage: Attributes; ofKey: Attributes } {
  let ofPackage: Attributes | undefined
  let ofKey: Attributes | undefined
  scanXml(info.subarray(8), {
    open(name, attributes) {
      if (name === 'keyData') ofPackage = attributes
      else if (name === 'encryptedKey' && attributes.spinCount !== undefined) ofKey ??= attributes
    },
  })
  return { ofPackage: ofPackage ?? refuse('encrypted'), ofKey: ofKey ?? refuse('encrypted') }
}

function lockingOf(attributes: Attributes): Locking {
  const name = (attributes.hashAlgorithm ?? '').replace('-', '')
  const hash = (Object.hasOwn(hashes, name) ? hashes[name] : undefined) ?? refuse('encrypted')
  const isKnown = attributes.cipherAlgorithm === 'AES' && attributes.cipherChaining === 'ChainingModeCBC'
  const keyBits = Number(attributes.keyBits)
  if (!isKnown || ![128, 192, 256].includes(keyBits) || attributes.blockSize !== '16') refuse('encrypted')
  return {
    hash,
    hashSize: hash(new Uint8Array()).length,
    keyBytes: keyBits / 8,
    blockSize: 16,
    salt: bytesOf(attributes, 'saltValue'),
  }
}

function bytesOf(attributes: Attributes, name: string): Uint8Array {
  try {
    return fromBase64(attributes[name] ?? '')
  } catch {
    return refuse('broken')
  }
}

function openBlocks(key: Uint8Array, vector: Uint8Array, data: Uint8Array): Uint8Array {
  if (data.length === 0 || data.length % 16 !== 0) refuse('broken')
  return cbc(key, vector, { disablePadding: true }).decrypt(data)
}

/** Cut to a length, or filled up to it as the standard says. */
function fitted(bytes: Uint8Array, length: number): Uint8Array {
  const made = new Uint8Array(length).fill(0x36)
  made.set(bytes.subarray(0, length))
  return made
}
