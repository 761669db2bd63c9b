import { bytesToHex } from '@noble/hashes/utils.js'
import { EvidenceRefusal } from '../refusal.ts'
import {
  type Certificate,
  hashNames,
  hashOf,
  isSignedBy,
  readCertificate,
  signatureHash,
} from './certificates.ts'
import {
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

/** What a time-stamp token (RFC 3161) says, checked by a certificate that the person trusts. */
export type TimeToken = {
  sha256: string
  time: Date
  /** The name in the certificate of the clock. */
  clock: string
  /** The name in the certificate that was brought; the same when it is the clock's own. */
  trusted: string
}

const [signedData, timeInfo] = ['2a864886f70d010702', '2a864886f70d0109100104']
const [contentType, messageDigest, signingCertificate] = [
  '2a864886f70d010903',
  '2a864886f70d010904',
  '2a864886f70d010910022f',
]

/**
 * Reads a token or a whole response of a clock, and checks it against a certificate from elsewhere.
 * @throws EvidenceRefusal 'not-a-proof', 'other-hash', 'unknown-signature', 'not-signed-by'
 */
export async function checkTimeToken(token: Uint8Array, trusted: Certificate): Promise<TimeToken> {
  const { info, certificates, signer } = readSigned(tokenIn(readDer(token)))
  const said = readInfo(info)
  const clock = clockOf([...certificates, trusted], signer)
  const attributes = attributesOf(signer)
  checkAttributes(attributes, info, clock)
  if (!(await isMadeBy(signer, attributes, clock))) refuseSignature()
  if (!clock.signsTimes || said.time < clock.from || said.time > clock.until) refuseSignature()
  await leadUp(clock, { certificates, trusted, time: said.time })
  return { ...said, clock: clock.shownName, trusted: trusted.shownName }
}

/** A certificate as PEM or DER. */
export function readBroughtCertificate(bytes: Uint8Array): Certificate {
  const text = new TextDecoder().decode(bytes.subarray(0, 100_000))
  const pem = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/.exec(text)?.[1]
  if (pem === undefined) return readCertificate(bytes)
  return readCertificate(Uint8Array.from(atob(pem.replace(/\s/g, '')), (letter) => letter.charCodeAt(0)))
}

/** A response is a status and the token; a token begins with its own name. */
function tokenIn(value: Der): Der {
  const [first, second] = sequence(value)
  return first?.tag === tags.sequence && second ? second : value
}

function readSigned(token: Der) {
  const [name, marked] = sequence(token)
  if (oidOf(name) !== signedData) refuse()
  const [, , content, ...rest] = sequence(partsOf(expectTag(marked, part(0)))[0])
  const [kind, inner] = sequence(content)
  if (oidOf(kind) !== timeInfo) refuse()
  const info = expectTag(partsOf(expectTag(inner, part(0)))[0], tags.bytes).content
  const given = rest.find(({ tag }) => tag === part(0))
  const certificates = (given ? partsOf(given) : [])
    .filter(({ tag }) => tag === tags.sequence)
    .slice(0, 10)
    .map(({ whole }) => readCertificate(whole))
  const signers = partsOf(expectTag(rest.at(-1), tags.set))
  const [signer] = signers
  if (signers.length !== 1 || !signer) return refuse()
  return { info, certificates, signer: sequence(signer) }
}

function readInfo(info: Uint8Array): Pick<TimeToken, 'sha256' | 'time'> {
  const [, , imprint, , time] = sequence(readDer(info))
  const [algorithm, digest] = sequence(imprint)
  if (hashNames[oidOf(sequence(algorithm)[0])] !== 'sha256') throw new EvidenceRefusal('other-hash')
  return { sha256: bytesToHex(expectTag(digest, tags.bytes).content), time: timeOf(time) }
}

/** The certificate that the signer names by its issuer and number. */
function clockOf(certificates: readonly Certificate[], signer: readonly Der[]): Certificate {
  const [issuer, serial] = sequence(signer[1])
  const name = issuer ? bytesToHex(issuer.whole) : ''
  const found = certificates.find((one) => one.issuer === name && one.serial === numberOf(serial))
  return found ?? refuseSignature()
}

/** What the signature is made over, and its parts by their names. */
function attributesOf(signer: readonly Der[]) {
  const marked = signer.find(({ tag }) => tag === part(0)) ?? refuse()
  const bytes = marked.whole.slice()
  // RFC 5652, section 5.4: signed as a set, although it is marked by its place.
  bytes[0] = tags.set
  const values = new Map(
    partsOf(marked).map((attribute) => {
      const [name, value] = sequence(attribute)
      return [oidOf(name), partsOf(expectTag(value, tags.set))[0]] as const
    }),
  )
  return { bytes, values }
}

type Attributes = ReturnType<typeof attributesOf>

function digestNameOf(signer: readonly Der[]) {
  return hashNames[oidOf(sequence(signer[2])[0])]
}

function checkAttributes({ values }: Attributes, info: Uint8Array, clock: Certificate): void {
  if (oidOf(values.get(contentType)) !== timeInfo) refuse()
  const digest = expectTag(values.get(messageDigest), tags.bytes).content
  const isOfInfo = Object.values(hashNames).some(
    (name) => bytesToHex(hashOf(name, info)) === bytesToHex(digest),
  )
  if (!isOfInfo) refuseSignature()
  const named = values.get(signingCertificate)
  // The older form names a certificate by SHA-1, which proves nothing; then issuer and number have to do.
  if (named && !namesCertificate(named, clock)) refuseSignature()
}

/** RFC 5035: the hash of the certificate that signs, SHA-256 where no other is named. */
function namesCertificate(value: Der, { whole }: Certificate): boolean {
  const fields = sequence(sequence(sequence(value)[0])[0])
  const isOther = fields[0]?.tag === tags.sequence
  const name = isOther ? hashNames[oidOf(sequence(fields[0])[0])] : 'sha256'
  const hash = expectTag(isOther ? fields[1] : fields[0], tags.bytes).content
  return name !== undefined && bytesToHex(hashOf(name, whole)) === bytesToHex(hash)
}

function isMadeBy(signer: readonly Der[], { bytes }: Attributes, clock: Certificate): Promise<boolean> {
  const place = signer.findIndex(({ tag }) => tag === part(0))
  const hash = signatureHash(oidOf(sequence(signer[place + 1])[0]), digestNameOf(signer))
  const signature = expectTag(signer[place + 2], tags.bytes).content
  return isSignedBy(clock, { bytes, hash, signature })
}

const longestChain = 5

type Above = { certificates: readonly Certificate[]; trusted: Certificate; time: Date }

/** From the clock's certificate up to the one that was brought, each signed by the next, which may sign certificates. */
async function leadUp(clock: Certificate, { certificates, trusted, time }: Above): Promise<void> {
  let lower = clock
  for (let step = 0; step < longestChain; step += 1) {
    if (bytesToHex(lower.whole) === bytesToHex(trusted.whole)) return
    const { issuer, signed } = lower
    const upper = [trusted, ...certificates].find(({ subject }) => subject === issuer)
    const mayBe = upper?.isAuthority && time >= upper.from && time <= upper.until
    if (!mayBe || !(await isSignedBy(upper, { ...signed, hash: signatureHash(signed.algorithm, undefined) })))
      return refuseSignature()
    lower = upper
  }
  refuseSignature()
}

function refuse(): never {
  throw new EvidenceRefusal('not-a-proof')
}

function refuseSignature(): never {
  throw new EvidenceRefusal('not-signed-by')
}
