import { isIdentifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'

/** The number of a filled form of a message. A form without one is a new message each time. @param input `messageNumber` */
export function numberOfForm({ messageNumber }: Input): string | undefined {
  const given = String(messageNumber ?? '')
  return isIdentifier(given) ? given.toLowerCase() : undefined
}
