import { SaxesParser } from 'saxes'
import { RuleBroken } from '#domain/errors.ts'

export type Attributes = ReadonlyMap<string, string>

export type XmlHearer = {
  /** Names come without their prefix. */
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/**
 * Reads a part of a document as it arrives. What declares entities is refused: Office and LibreOffice write none.
 *
 * @throws RuleBroken 'attachment-damaged'
 */
export async function readXml(bytes: AsyncIterable<Buffer>, hearer: XmlHearer): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let isBroken = false
  parser.on('error', () => {
    isBroken = true
  })
  parser.on('doctype', (doctype) => {
    isBroken ||= doctype.includes('[')
  })
  parser.on('xmldecl', ({ encoding }) => {
    isBroken ||= encoding !== undefined && !/^utf-?(?:8|16)$/i.test(encoding)
  })
  parser.on('opentag', ({ name, attributes }) => {
    hearer.open?.(withoutPrefix(name), attributesOf(attributes))
  })
  parser.on('text', (text) => hearer.text?.(text))
  parser.on('cdata', (text) => hearer.text?.(text))
  parser.on('closetag', ({ name }) => hearer.close?.(withoutPrefix(name)))
  let isEmpty = true
  for await (const text of decoded(bytes)) {
    isEmpty = false
    parser.write(text)
    if (isBroken) throw new RuleBroken('attachment-damaged')
  }
  if (isEmpty) return
  parser.close()
  if (isBroken) throw new RuleBroken('attachment-damaged')
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function attributesOf(attributes: Readonly<Record<string, string>>): Attributes {
  return new Map(Object.entries(attributes).map(([name, value]) => [withoutPrefix(name), value]))
}

async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  try {
    for await (const piece of bytes) {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true })
      yield decoder.decode(piece, { stream: true })
    }
    if (decoder) yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) throw new RuleBroken('attachment-damaged')
    throw error
  }
}

function encodingOf(beginning: Buffer): string {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le'
  else if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be'
  else return 'utf-8'
}
