import { SaxesParser } from 'saxes'
import { refuse } from '../refusals.ts'
import { decodeXml } from './decode-xml.ts'

/** What a reader of XML is told. Names come without their prefix. */
export type Reader = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string, name: string): void
  close?(name: string): void
}

/** Reads an XML document without making anything of it. Refuses as `rewriteXml` does. */
export function scanXml(bytes: Uint8Array, reader: Reader): void {
  const parser = new SaxesParser({ position: false, xmlns: false as const })
  const names: string[] = []
  parser.on('error', () => refuse('broken'))
  parser.on('doctype', (text) => (text.includes('[') ? refuse('broken') : undefined))
  parser.on('opentag', ({ name, attributes }) => {
    if (names.length >= 300) refuse('broken')
    names.push(local(name))
    reader.open?.(local(name), attributes)
  })
  parser.on('closetag', () => {
    const name = names.pop() ?? ''
    reader.close?.(name)
  })
  const tell = (text: string) => reader.text?.(text, names.at(-1) ?? '')
  parser.on('text', tell)
  parser.on('cdata', tell)
  for (const piece of decodeXml(bytes)) parser.write(piece)
  parser.close()
}

/** The outermost element alone, without reading on. */
export function readRoot(bytes: Uint8Array): { name: string; attributes: Readonly<Record<string, string>> } {
  try {
    scanXml(bytes, {
      open(name, attributes) {
        throw new Root(name, attributes)
      },
    })
  } catch (found) {
    if (found instanceof Root) return found
    throw found
  }
  return refuse('broken')
}

/** Thrown, because a reader of XML cannot be told to stop. */
class Root {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  constructor(name: string, attributes: Readonly<Record<string, string>>) {
    this.name = name
    this.attributes = attributes
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
