import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string }

/** A passkey in software, for tests without a browser. `verified`: it asked who holds it. */
export type SoftPasskey = {
  /** What a browser answers to the options of a registration, as JSON. */
  register(options: string, verified: boolean): string
  /** What a browser answers to the options of a log-in, as JSON. `asker`: the site that asked, where it is another. */
  answer(options: string, verified: boolean, asker?: string): string
}

export function softPasskey(origin: string): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let count = 0

  const clientData = (type: string, options: string, asker = origin) => {
    const { challenge }: Options = JSON.parse(options)
    return Buffer.from(JSON.stringify({ type, challenge, origin: asker, crossOrigin: false }))
  }
  const authenticatorData = (verified: boolean, attested: Buffer = Buffer.alloc(0)) => {
    count += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(count)
    const flags = 0x01 | (verified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter, attested])
  }
  const credential = (response: Record<string, string>) =>
    JSON.stringify({
      ...{ id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' },
      ...{ clientExtensionResults: {}, response },
    })

  return {
    register(options, verified) {
      const key = new Map<number, number | Uint8Array>([
        ...([[1, 2] as const, [3, -7] as const, [-1, 1] as const] as const),
        ...([[-2, bytesOf(x)] as const, [-3, bytesOf(y)] as const] as const),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(verified, attested))],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        // The library's own type knows fewer values than CBOR.
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      })
    },
    answer(options, verified, asker) {
      const data = clientData('webauthn.get', options, asker)
      const authData = authenticatorData(verified)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

function bytesOf(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
