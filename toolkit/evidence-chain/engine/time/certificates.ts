import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { EvidenceRefusal } from '../refusal.ts'
import {
  bitsOf,
  type Der,
  expectTag,
  numberOf,
  oidOf,
  part,
  partsOf,
  readDer,
  sequence,
  tags,
  timeOf,
} from './der.ts'

/** What a certificate (RFC 5280) says, as far as a clock's signature is checked by it. */
export type Certificate = {
  whole: Uint8Array
  serial: bigint
  /** The bytes of its names: they are compared and never read as text, but for the one that is shown. */
  issuer: string
  subject: string
  shownName: string
  from: Date
  until: Date
  key: { algorithm: string; curve: string | undefined; bits: Uint8Array; whole: Uint8Array }
  /** It may sign times: extended key usage 1.3.6.1.5.5.7.3.8. */
  signsTimes: boolean
  /** It may sign other certificates. */
  isAuthority: boolean
  signed: { bytes: Uint8Array; algorithm: string; signature: Uint8Array }
}

const hashes = { sha256, sha384, sha512 }
export type HashName = keyof typeof hashes

/** Object names as DER has them, in base 16. */
export const hashNames: Record<string, HashName> = {
  '608648016503040201': 'sha256',
  '608648016503040202': 'sha384',
  '608648016503040203': 'sha512',
}
const rsaKey = '2a864886f70d010101'
const ecKey = '2a8648ce3d0201'
const signatureHashes: Record<string, HashName> = {
  '2a864886f70d01010b': 'sha256',
  '2a864886f70d01010c': 'sha384',
  '2a864886f70d01010d': 'sha512',
  '2a8648ce3d040302': 'sha256',
  '2a8648ce3d040303': 'sha384',
  '2a8648ce3d040304': 'sha512',
}
const curves: Record<string, { name: string; size: number }> = {
  '2a8648ce3d030107': { name: 'P-256', size: 32 },
  '2b81040022': { name: 'P-384', size: 48 },
}
const [extendedKeyUsage, timeStamping] = ['551d25', '2b06010505070308']
const [basicConstraints, commonName] = ['551d13', '550403']

export const hashOf = (name: HashName, bytes: Uint8Array): Uint8Array => hashes[name](bytes)

/** @throws EvidenceRefusal 'not-a-proof' */
export function readCertificate(bytes: Uint8Array): Certificate {
  const [body, algorithm, signature] = sequence(readDer(bytes))
  const fields = sequence(body)
  // The version stands first where there is one; serial number, signature, issuer, validity, subject and key follow.
  const [serial, , issuer, validity, subject, key, ...rest] =
    fields[0]?.tag === part(0) ? fields.slice(1) : fields
  const [from, until] = sequence(validity)
  const [keyAlgorithm, bits] = sequence(key)
  const [keyName, curve] = sequence(keyAlgorithm)
  if (!issuer || !subject || !key || !body) throw new EvidenceRefusal('not-a-proof')
  return {
    whole: bytes,
    serial: numberOf(serial),
    issuer: bytesToHex(issuer.whole),
    subject: bytesToHex(subject.whole),
    shownName: shownNameOf(subject),
    from: timeOf(from),
    until: timeOf(until),
    key: {
      algorithm: oidOf(keyName),
      curve: curve?.tag === tags.oid ? oidOf(curve) : undefined,
      bits: bitsOf(bits),
      whole: key.whole,
    },
    signsTimes: extensionsOf(rest).some(isForTimes),
    isAuthority: extensionsOf(rest).some(isForAuthorities),
    signed: {
      bytes: body.whole,
      algorithm: oidOf(sequence(algorithm)[0]),
      signature: bitsOf(signature),
    },
  }
}

function extensionsOf(rest: readonly Der[]): Der[] {
  const marked = rest.find(({ tag }) => tag === part(3))
  return marked ? sequence(partsOf(marked)[0]) : []
}

function isForTimes(extension: Der): boolean {
  return (extensionValue(extension, extendedKeyUsage) ?? []).some((use) => oidOf(use) === timeStamping)
}

function isForAuthorities(extension: Der): boolean {
  const [isOne] = extensionValue(extension, basicConstraints) ?? []
  return isOne?.tag === tags.flag && isOne.content[0] !== 0
}

/** The parts of an extension of that name. */
function extensionValue(extension: Der, wanted: string): Der[] | undefined {
  const [name, ...values] = sequence(extension)
  if (oidOf(name) !== wanted) return undefined
  return sequence(readDer(expectTag(values.at(-1), tags.bytes).content))
}

/** The common name, else nothing; without marks that could turn what stands beside it. */
function shownNameOf(subject: Der): string {
  const names = partsOf(subject).flatMap(partsOf).map(sequence)
  const value = names.find(([name]) => name && oidOf(name) === commonName)?.[1]
  const text = value ? new TextDecoder().decode(value.content) : ''
  return text.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 100)
}

/**
 * Whether the key of a certificate made a signature. RSA with PKCS #1 v1.5 is computed here; curves need the browser's
 * Web Cryptography.
 * @throws EvidenceRefusal 'unknown-signature' when it is of another kind, or this page has no Web Cryptography
 */
export async function isSignedBy(
  { key }: Certificate,
  signed: { bytes: Uint8Array; hash: HashName; signature: Uint8Array },
): Promise<boolean> {
  if (key.algorithm === rsaKey) return isSignedByRsa(key.bits, signed)
  const curve = key.algorithm === ecKey ? curves[key.curve ?? ''] : undefined
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle
  if (!curve || !subtle) throw new EvidenceRefusal('unknown-signature')
  const sides = sidesOf(signed.signature, curve.size)
  if (!sides) return false
  const algorithm = { name: 'ECDSA', namedCurve: curve.name, hash: signed.hash.replace('sha', 'SHA-') }
  try {
    const given = await subtle.importKey('spki', key.whole.slice(), algorithm, false, ['verify'])
    return await subtle.verify(algorithm, given, sides, signed.bytes.slice())
  } catch {
    // The key is no point of its curve.
    return false
  }
}

/** The hash that a kind of signature is made over; `fallback` for kinds that do not name one. */
export function signatureHash(algorithm: string, fallback: HashName | undefined): HashName {
  const named = signatureHashes[algorithm] ?? (algorithm === rsaKey ? fallback : undefined)
  if (named === undefined) throw new EvidenceRefusal('unknown-signature')
  return named
}

/** EMSA-PKCS1-v1_5 of RFC 8017, section 8.2.2: the whole encoded message is compared, so nothing in it is parsed. */
function isSignedByRsa(
  bits: Uint8Array,
  { bytes, hash, signature }: { bytes: Uint8Array; hash: HashName; signature: Uint8Array },
): boolean {
  const [modulus, exponent] = sequence(readDer(bits)).map(numberOf)
  if (!modulus || !exponent || exponent >= 2n ** 33n) throw new EvidenceRefusal('unknown-signature')
  const length = Math.ceil(modulus.toString(16).length / 2)
  if (length < 256 || signature.length !== length) return false
  const opened = power(BigInt(`0x${bytesToHex(signature)}`), exponent, modulus)
  const tail = `${digestStarts[hash]}${bytesToHex(hashOf(hash, bytes))}`
  const expected = `0001${'ff'.repeat(length - 3 - tail.length / 2)}00${tail}`
  return opened.toString(16).padStart(2 * length, '0') === expected
}

const digestStarts: Record<HashName, string> = {
  sha256: '3031300d060960864801650304020105000420',
  sha384: '3041300d060960864801650304020205000430',
  sha512: '3051300d060960864801650304020305000440',
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus
    if (bit === '1') result = (result * base) % modulus
  }
  return result
}

/** Both numbers of an ECDSA signature, side by side, as Web Cryptography wants them; undefined when it is none. */
function sidesOf(signature: Uint8Array, size: number): Uint8Array<ArrayBuffer> | undefined {
  try {
    const sides = sequence(readDer(signature)).map((side) => numberOf(side).toString(16))
    const hex = sides.map((side) => side.padStart(2 * size, '0')).join('')
    if (sides.length !== 2 || hex.length !== 4 * size) return undefined
    return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  } catch {
    return undefined
  }
}
