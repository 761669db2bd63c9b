import type { PasskeyParts } from '@fitila/receipts/signatures/signed-decision'

type Key = { credentialId: Buffer; publicKey: Buffer }
type Answer = { authenticatorData: string; clientDataJSON: string; signature: string }

/** The parts as they are kept: each as bytes, and written again in one way, so that their hash is that of the kept bytes. */
export async function signedParts({ credentialId, publicKey }: Key, answer: Answer): Promise<PasskeyParts> {
  const { decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers')
  const algorithm = decodeCredentialPublicKey(new Uint8Array(publicKey)).get(3)
  if (algorithm === undefined) throw new Error('a stored passkey names no algorithm')
  return {
    algorithm,
    credentialId: credentialId.toString('base64url'),
    publicKey: publicKey.toString('base64url'),
    authenticatorData: oneWay(answer.authenticatorData),
    clientDataJSON: oneWay(answer.clientDataJSON),
    signature: oneWay(answer.signature),
  }
}

function oneWay(text: string): string {
  return Buffer.from(text, 'base64url').toString('base64url')
}
