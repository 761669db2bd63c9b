import { hkdfSync } from 'node:crypto'
import type { Randomness } from '#server/kernel/randomness.ts'
import { openContent, sealContent } from './sealed-content.ts'
import { seal, unseal } from './sealing.ts'
import type { ServerKeys } from './server-keys.ts'
import { bindingOf, type Subject, type SubjectKind } from './subject.ts'
import { type Recipient, type SubjectKey, subjectKey, type WrappedKey } from './subject-key.ts'

/** What is sealed with the server's key and has no other key, by kind and by the row that it belongs to: sealed bytes do not open at another row. */
export type SealedPlace = `${SealedKind}:${string}`

const sealedKinds = [
  ...(['job', 'second-factor', 'draft', 'letter', 'dispute', 'attachment', 'declaration'] as const),
  ...(['conflicts', 'marks', 'proposal', 'expert', 'renewal', 'voucher-batch', 'signature'] as const),
  // What an account keeps for itself.
  ...(['saved-search', 'folder', 'name-list', 'webhook'] as const),
  // What an organisation does.
  ...(['export-request', 'team-folder', 'team-entry', 'team-board', 'team-card', 'team-file'] as const),
] as const
type SealedKind = (typeof sealedKinds)[number]

export type Vault = {
  /** This server. Another vault can wrap a key for it, and it opens what was wrapped for it. */
  recipient: Recipient
  seal(place: SealedPlace, content: unknown): Buffer
  /** @throws SealBroken when the bytes were changed or belong to another place */
  open(place: SealedPlace, sealed: Uint8Array): unknown
  /** A new random key for a new subject, wrapped for this server. `wrapFor` of the key adds recipients. */
  newKey<Kind extends SubjectKind>(
    subject: Subject<Kind>,
  ): { key: SubjectKey<Kind>; wrappedKeys: WrappedKey[] }
  /** @throws SealBroken when none of the wrapped keys is for this vault and this subject */
  openKey<Kind extends SubjectKind>(
    subject: Subject<Kind>,
    wrappedKeys: readonly WrappedKey[],
  ): SubjectKey<Kind>
}

/** So that what opens one kind opens no other. */
function keyOfKind(sealing: Buffer, kind: SealedKind): Buffer {
  return Buffer.from(hkdfSync('sha256', sealing, Buffer.alloc(0), `fitila:v2:sealing:${kind}`, 32))
}

function kindOf(place: SealedPlace): SealedKind {
  return place.slice(0, place.indexOf(':')) as SealedKind
}

export function openVault(keys: ServerKeys, randomness: Randomness): Vault {
  const recipient: Recipient = {
    name: keys.recipient,
    wrap: (place, secret) => seal(randomness, keys.wrapping, place, secret),
  }
  const keyOf = new Map(sealedKinds.map((kind) => [kind, keyOfKind(keys.sealing, kind)]))
  function keyAt(place: SealedPlace): Buffer {
    const key = keyOf.get(kindOf(place))
    if (!key) throw new Error('nothing of this kind is sealed')
    return key
  }
  return {
    recipient,
    seal: (place, content) => sealContent(randomness, keyAt(place), place, content),
    // The first version was sealed with one key for all kinds.
    open: (place, sealed) => openContent(sealed[0] === 1 ? keys.sealing : keyAt(place), place, sealed),
    newKey(subject) {
      const key = subjectKey(randomness, subject, { boundAs: subject.kind, secret: randomness.bytes(32) })
      return { key, wrappedKeys: [key.wrapFor(recipient)] }
    },
    openKey(subject, wrappedKeys) {
      const ours = wrappedKeys.find((each) => each.recipient === recipient.name)
      const { boundAs, wrapped } = ours ?? { boundAs: subject.kind, wrapped: Buffer.alloc(0) }
      const secret = unseal(keys.wrapping, bindingOf(subject, boundAs).key, wrapped)
      return subjectKey(randomness, subject, { boundAs, secret })
    },
  }
}
