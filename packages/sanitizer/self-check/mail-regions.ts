import { decodeWords } from '../mail/read-headers.ts'
import { type MailPart, readMail } from '../mail/read-mail.ts'
import { type Region, textRegion } from './region.ts'
import { xmlRegions } from './xml-regions.ts'

/** A mail taken apart: its subject and words are what a reader sees, and its other headers are not. */
export function* mailRegions(
  raw: string,
  inside: (bytes: Uint8Array) => Iterable<Region>,
): Generator<Region> {
  yield* regionsOfPart(readMail(raw), inside)
}

function* regionsOfPart(part: MailPart, inside: (bytes: Uint8Array) => Iterable<Region>): Generator<Region> {
  for (const { name, value } of part.headers)
    yield textRegion(decodeWords(value), name.toLowerCase() === 'subject' ? 'content' : 'rest')
  if (part.parts.length > 0) {
    for (const inner of part.parts) yield* regionsOfPart(inner, inside)
  } else if (part.type === 'text/html') yield* xmlRegions(part.read(), 'page.html')
  else if (part.type === 'text/plain') yield textRegion(part.text(), 'content')
  else yield* inside(part.read())
}
