import {
  hasFields,
  isBytes,
  isEither,
  isFlag,
  isList,
  isNumber,
  isOneOf,
  isSet,
  isText,
  type Shape,
} from '../formats/shape.ts'
import type { Channel } from './engine/channel.ts'
import { isWithinBounds } from './engine/cost.ts'
import { keyLength } from './engine/keys.ts'

/** Channels as they are kept in the workspace file, with the keys that open their blocks. */
export type KeptChannels = { channels: Channel[] }

const isKey: Shape<Uint8Array> = (value): value is Uint8Array => isBytes(value) && value.length === keyLength
const hasCost = hasFields({ memory: isNumber, passes: isNumber })

const isChannel: Shape<Channel> = hasFields({
  id: isText,
  accessCode: isText,
  name: isText,
  description: isText,
  created: isNumber,
  messages: isList(
    hasFields({
      id: isText,
      content: isText,
      sender: isOneOf(['user', 'recipient']),
      timestamp: isNumber,
      isEncrypted: isFlag,
      block: isEither(isText, (value): value is undefined => value === undefined),
    }),
  ),
  practicePartner: isFlag,
  key: hasFields({
    tagKey: isKey,
    masterKey: isKey,
    cost: (value): value is Channel['key']['cost'] => hasCost(value) && isWithinBounds(value),
  }),
  seen: isSet(isText),
}) as Shape<Channel>

export const isKept: Shape<KeptChannels> = hasFields({ channels: isList(isChannel) })
