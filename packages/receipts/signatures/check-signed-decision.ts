import type { Json } from '@fitila/log/canonical-json'
import type { Finding } from '@fitila/log/finding'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import { bytesOf, isSignedByPasskey } from './check-passkey.ts'
import { challengeOf, digestOfDecision, hashOfSignature, type SignedAct } from './signed-decision.ts'

const noSignature: Finding = { holds: false, text: 'There is no signed decision in this text.' }

/** In plain words, what a file of a signature shows, without asking anyone. */
export async function explainSignedDecision(text: string): Promise<Finding[]> {
  const file = readFile(text)
  if (!file) return [noSignature]
  const { act, reference, digest, nonce, decision } = file
  const signed: SignedAct = { act, reference, digest }
  const challenge = base64urlnopad.encode(challengeOf(signed))
  const asked = clientDataIn(file.clientDataJSON)
  const isSigned = await isSignedByPasskey(file)
  const fitsSite = asked?.origin === file.site && isOfSite(file.authenticatorData, file.site)
  return [
    isSigned === null
      ? { holds: null, text: `The algorithm ${file.algorithm} is unknown here.` }
      : finding(isSigned, 'The passkey signed these parts.', 'The passkey did not sign these parts.'),
    finding(
      asked?.type === 'webauthn.get' && asked.challenge === challenge,
      `What it signed is the act ${act} on ${reference}, with the digest ${digest}.`,
      'What it signed is another act, another report or proposal, or another digest.',
    ),
    finding(fitsSite, `It was asked by ${file.site}.`, 'It was asked by another site.'),
    finding(
      hasFlag(file.authenticatorData, userVerified),
      'The passkey checked who held it.',
      'The passkey did not check who held it.',
    ),
    nonce === null || decision === null
      ? { holds: null, text: 'What was decided is not in this file: it was erased.' }
      : finding(
          digestOfDecision(nonce, decision) === digest,
          'The digest is that of the decision in this file.',
          'The digest is that of another decision.',
        ),
    finding(
      hashOfSignature(signed, file) === file.sha256,
      `The public hash is ${file.sha256}. Compare it with what the site shows.`,
      'The public hash is not that of these parts.',
    ),
    {
      holds: null,
      text: `That the key is of ${file.signedBy ?? 'a certain member'} is said by the site alone.`,
    },
  ]
}

function finding(holds: boolean, yes: string, no: string): Finding {
  return { holds, text: holds ? yes : no }
}

const texts = ['act', 'reference', 'digest', 'site', 'sha256'] as const
const parts = ['credentialId', 'publicKey', 'authenticatorData', 'clientDataJSON', 'signature'] as const

type File = Record<(typeof texts)[number] | (typeof parts)[number], string> & {
  algorithm: number
  signedBy: string | null
  nonce: string | null
  decision: Json
}

function readFile(text: string): File | null {
  const read = parsed(text)
  if (typeof read !== 'object' || read === null) return null
  const file = read as Record<string, unknown>
  const isWhole =
    file.format === 'fitila-signed-decision-1' &&
    [...texts, ...parts].every((name) => typeof file[name] === 'string') &&
    typeof file.algorithm === 'number'
  if (!isWhole) return null
  const { signedBy, nonce, decision = null } = file
  return {
    // Each was looked at above.
    ...(file as File),
    signedBy: typeof signedBy === 'string' ? signedBy : null,
    nonce: typeof nonce === 'string' ? nonce : null,
    decision: decision as Json,
  }
}

type ClientData = { type: unknown; challenge: unknown; origin: unknown }

function clientDataIn(text: string): ClientData | null {
  const bytes = bytesOf(text)
  const read = bytes && parsed(new TextDecoder().decode(bytes))
  return typeof read === 'object' && read !== null ? (read as ClientData) : null
}

/** The data of a passkey begin with SHA-256 of the host that asked. */
function isOfSite(authenticatorData: string, site: string): boolean {
  const bytes = bytesOf(authenticatorData)
  if (!bytes || !URL.canParse(site)) return false
  return bytesToHex(bytes.slice(0, 32)) === bytesToHex(sha256(utf8ToBytes(new URL(site).hostname)))
}

const userVerified = 0x04

function hasFlag(authenticatorData: string, flag: number): boolean {
  return ((bytesOf(authenticatorData)?.[32] ?? 0) & flag) !== 0
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
