/** How a receiver checks a message, with what Node has. It is on the page of webhooks, and our tests run it. */
export const receiverSample = `import { createPublicKey, verify } from 'node:crypto'

/** True for a message of Fitila that is five minutes old at most. */
export function isGenuine(publicKey, headers, body, now = Date.now()) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (!(Math.abs(now / 1000 - Number(timestamp)) < 300)) return false
  const x = Buffer.from(publicKey.replace('whpk_', ''), 'base64').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const signed = Buffer.from(\`\${id}.\${timestamp}.\${body}\`)
  return headers['webhook-signature']
    .split(' ')
    .filter((signature) => signature.startsWith('v1a,'))
    .some((signature) => verify(null, signed, key, Buffer.from(signature.slice(4), 'base64')))
}
`
