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
} from '@fitila/formats/shape'
import type { Channel, Pair } from './engine/channel-state.ts'
import { isWithinBounds } from './engine/cost.ts'
import { keyLength } from './engine/keys.ts'
import { meetingLength, sessionIdLength } from './engine/pair/inner.ts'

/** Channels as they are kept in the workspace file, with the keys that open their blocks. */
export type KeptChannels = { channels: Channel[] }

const isMissing: Shape<undefined> = (value): value is undefined => value === undefined
const isBytesOf =
  (length: number): Shape<Uint8Array> =>
  (value): value is Uint8Array =>
    isBytes(value) && value.length === length
const isKey = isBytesOf(keyLength)
const hasCost = hasFields({ memory: isNumber, passes: isNumber })

const hasChain = hasFields({ key: isKey, next: isNumber })
const isPair: Shape<Pair> = hasFields({
  role: isOneOf(['creator', 'joiner']),
  offer: isEither(
    isMissing,
    hasFields({ sessionId: isBytesOf(sessionIdLength), scalar: isBytesOf(32), seed: isBytesOf(64) }),
  ),
  wrongAnswers: isNumber,
  answered: isEither(isMissing, hasFields({ sessionId: isBytesOf(sessionIdLength), block: isText })),
  session: isEither(
    isMissing,
    hasFields({
      meeting: isBytesOf(meetingLength),
      role: isOneOf(['creator', 'joiner']),
      sending: hasChain,
      receiving: hasChain,
      missed: isList(hasFields({ number: isNumber, key: isKey })),
      opened: isNumber,
      openedThere: isNumber,
    }),
  ),
})

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
      block: isEither(isText, isMissing),
      number: isEither(isNumber, isMissing),
      isLate: isEither(isFlag, isMissing),
    }),
  ),
  practicePartner: isFlag,
  key: hasFields({
    tagKey: isKey,
    masterKey: isKey,
    cost: (value): value is Channel['key']['cost'] => hasCost(value) && isWithinBounds(value),
  }),
  seen: isSet(isText),
  pair: isEither(isPair, isMissing),
}) as Shape<Channel>

export const isKept: Shape<KeptChannels> = hasFields({ channels: isList(isChannel) })
