import { isSignedByMlDsa } from '@fitila/log/notes/ml-dsa'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import { type CoseKey, readCoseKey } from './cose-key.ts'
import type { PasskeyParts } from './signed-decision.ts'

/** Whether the passkey signed these parts (WebAuthn, section 7.2). Null for an algorithm that is unknown here. */
export async function isSignedByPasskey(parts: PasskeyParts): Promise<boolean | null> {
  const [publicKey, authenticatorData, clientData, signature] = [
    ...[parts.publicKey, parts.authenticatorData, parts.clientDataJSON, parts.signature].map(bytesOf),
  ]
  const key = publicKey && readCoseKey(publicKey)
  if (!key || !authenticatorData || !clientData || !signature) return false
  if (key.get(3) !== parts.algorithm) return false
  const signed = concatBytes(authenticatorData, sha256(clientData))
  if (parts.algorithm === mlDsa) return isSignedByMlDsa(bytesIn(key, -1), signed, signature)
  const way = ways[parts.algorithm]
  if (!way) return null
  try {
    const imported = await crypto.subtle.importKey('jwk', way.jwk(key), way.algorithm, false, ['verify'])
    const raw = way.raw(signature)
    return raw !== null && (await crypto.subtle.verify(way.algorithm, imported, raw, new Uint8Array(signed)))
  } catch {
    return false
  }
}

/** ML-DSA-44, whose public key is one text of bytes. */
const mlDsa = -48

type Way = {
  algorithm: AlgorithmIdentifier & { hash?: string; namedCurve?: string }
  jwk(key: CoseKey): JsonWebKey
  raw(signature: Uint8Array): Uint8Array<ArrayBuffer> | null
}

/** By the numbers of COSE: ES256, EdDSA, RS256. */
const ways: Readonly<Record<number, Way>> = {
  [-7]: {
    algorithm: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
    jwk: (key) => ({ kty: 'EC', crv: 'P-256', x: textOf(key, -2), y: textOf(key, -3) }),
    raw: rawFromDer,
  },
  [-8]: {
    algorithm: { name: 'Ed25519' },
    jwk: (key) => ({ kty: 'OKP', crv: 'Ed25519', x: textOf(key, -2) }),
    raw: (signature) => new Uint8Array(signature),
  },
  [-257]: {
    algorithm: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    jwk: (key) => ({ kty: 'RSA', n: textOf(key, -1), e: textOf(key, -2) }),
    raw: (signature) => new Uint8Array(signature),
  },
}

function textOf(key: CoseKey, name: number): string {
  return base64urlnopad.encode(bytesIn(key, name))
}

function bytesIn(key: CoseKey, name: number): Uint8Array {
  const value = key.get(name)
  return value instanceof Uint8Array ? value : new Uint8Array()
}

/** A passkey writes ECDSA as DER does, two numbers in a sequence; Web Crypto reads the numbers alone, 32 bytes each. */
function rawFromDer(der: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return null
  const first = numberAt(der, 2)
  const second = first && numberAt(der, first.end)
  if (!first || second?.end !== der.length) return null
  const raw = new Uint8Array(64)
  raw.set(first.value, 32 - first.value.length)
  raw.set(second.value, 64 - second.value.length)
  return raw
}

function numberAt(der: Uint8Array, place: number): { value: Uint8Array; end: number } | null {
  const length = der[place + 1]
  if (der[place] !== 0x02 || length === undefined) return null
  const end = place + 2 + length
  const padded = der.slice(place + 2, end)
  const begins = padded.findIndex((byte) => byte !== 0)
  const value = begins < 0 ? new Uint8Array() : padded.slice(begins)
  return end <= der.length && value.length <= 32 ? { value, end } : null
}

/** @returns null for what is not base64url */
export function bytesOf(text: string): Uint8Array | null {
  try {
    return base64urlnopad.decode(text)
  } catch {
    return null
  }
}
