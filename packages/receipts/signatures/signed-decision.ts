import { canonicalJson, type Json } from '@fitila/log/canonical-json'
import { encodeRecords, type NamedText } from '@fitila/log/encode-records'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'

/** What a passkey answers (WebAuthn, level 3), each part as it came, in base64url. */
export type PasskeyParts = {
  /** As COSE numbers it: -7, -8, -48 or -257. */
  algorithm: number
  credentialId: string
  /** A COSE key (RFC 9052). */
  publicKey: string
  authenticatorData: string
  clientDataJSON: string
  signature: string
}

/** Which act on which report or proposal, and the digest of what was decided: in base64url. */
export type SignedAct = { act: string; reference: string; digest: string }

/** @param nonce random bytes in base64url: without them no one can try out what a decision might say */
export function digestOfDecision(nonce: string, decision: Json): string {
  return base64urlnopad.encode(
    hashOf([
      ['format', 'fitila-decision-1'],
      ['nonce', nonce],
      ['decision', canonicalJson(decision)],
    ]),
  )
}

/** What a proposal would change, which a decision holds as this hash alone. Under the random bytes of the decision, as its digest. */
export function digestOfContents(nonce: string, contents: Json): string {
  return base64urlnopad.encode(
    hashOf([
      ['format', 'fitila-contents-1'],
      ['nonce', nonce],
      ['contents', canonicalJson(contents)],
    ]),
  )
}

/** What the passkey is asked to sign. The label keeps it apart from every other question. */
export function challengeOf({ act, reference, digest }: SignedAct): Uint8Array<ArrayBuffer> {
  return hashOf([
    ['format', 'fitila-passkey-signature-1'],
    ['act', act],
    ['reference', reference],
    ['digest', digest],
  ])
}

/** The hash that the public reads. In hexadecimal digits. */
export function hashOfSignature({ act, reference, digest }: SignedAct, parts: PasskeyParts): string {
  return bytesToHex(
    hashOf([
      ['format', 'fitila-signed-decision-1'],
      ['act', act],
      ['reference', reference],
      ['digest', digest],
      ['algorithm', String(parts.algorithm)],
      ['credentialId', parts.credentialId],
      ['publicKey', parts.publicKey],
      ['authenticatorData', parts.authenticatorData],
      ['clientDataJSON', parts.clientDataJSON],
      ['signature', parts.signature],
    ]),
  )
}

function hashOf(records: readonly NamedText[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(sha256(encodeRecords(records)))
}
