import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { isSameInConstantTime } from './bytes.ts'
import { type Content, readContent } from './content.ts'
import { isSameCost } from './cost.ts'
import { type Header, headerLength, readHeader } from './header.ts'
import { blockKeys, type ChannelKey, tagOf } from './keys.ts'
import { unpad } from './padding.ts'
import { Refused } from './refused.ts'

/** Whether a block belongs to the channel of this tag key. Cheap: ask it before any Argon2id is computed. */
export function isOfChannel({ tagged, tag }: Header, tagKey: Uint8Array): boolean {
  return isSameInConstantTime(tagOf(tagged, tagKey), tag)
}

/**
 * Opens a block with the key of its channel: tag, then key commitment, then the cipher, then padding and content.
 * @throws Refused and nothing else, whatever the bytes
 */
export function open(block: Uint8Array, key: ChannelKey): Content {
  const header = readHeader(block)
  if (!isOfChannel(header, key.tagKey)) throw new Refused('unknown-channel')
  if (!isSameCost(header.cost, key.cost)) throw new Refused('other-cost')
  const { encryption, commitment } = blockKeys(key.masterKey, header)
  if (!isSameInConstantTime(commitment, header.commitment)) throw new Refused('wrong-code')
  const plain = decrypt(block.subarray(headerLength), { encryption, header })
  return readContent(unpad(plain))
}

function decrypt(sealed: Uint8Array, { encryption, header }: { encryption: Uint8Array; header: Header }) {
  try {
    return xchacha20poly1305(encryption, header.nonce, header.whole).decrypt(sealed)
  } catch {
    throw new Refused('altered')
  } finally {
    encryption.fill(0)
  }
}
