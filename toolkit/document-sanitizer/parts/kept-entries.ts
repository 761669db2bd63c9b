import {
  hasFields,
  isBytes,
  isEither,
  isFile,
  isList,
  isNothing,
  isOneOf,
  isText,
  type Shape,
} from '@fitila/formats/shape'
import type { Found, Kind, Sanitized, Sort } from '@fitila/sanitizer/contract'
import { kinds } from '@fitila/sanitizer/kinds'
import type { Entry } from './entries.ts'

/** A chosen file and its clean copy. What was asked or refused is asked again; passwords are not kept. */
type KeptEntry = { file: File; result: Sanitized | null }
export type KeptEntries = { entries: KeptEntry[] }

// The table has a row for each kind, and no other.
const kindNames = Object.keys(kinds) as Kind[]
const sorts = [
  ...['person', 'place', 'time', 'device', 'software', 'history'],
  ...['hidden', 'embedded', 'identifier', 'path', 'structure'],
] as Sort[]

const isFound = hasFields({ sort: isOneOf(sorts), text: isText, where: isText }) as Shape<Found>

export const isKept: Shape<KeptEntries> = hasFields({
  entries: isList(
    hasFields({
      file: isFile,
      result: isEither(
        hasFields({
          bytes: isBytes,
          name: isText,
          kind: isOneOf(kindNames),
          found: isList(isFound),
          kept: isList(hasFields({ text: isText, where: isText })),
        }),
        isNothing,
      ),
    }),
  ),
})

export function keptOf(entries: readonly Entry[]): KeptEntries {
  return {
    entries: entries.map(({ file, status }) => ({
      file,
      result: status.kind === 'done' ? status.result : null,
    })),
  }
}

export function entriesFrom({ entries }: KeptEntries): Entry[] {
  return entries.map(({ file, result }, place) => ({
    id: place + 1,
    file,
    password: null,
    hidden: 'ask',
    status: result ? { kind: 'done', result } : { kind: 'waiting' },
  }))
}
