import { refuse } from '../refusals.ts'
import { tellXml, type XmlSource } from './remembered-xml.ts'

/** What a reader of XML is told. Names of elements come without their prefix. */
export type Reader = {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string, name: string): void
  close?(name: string): void
}

/** Reads an XML document without making anything of it. Refuses as `rewriteXml` does. */
export function scanXml(source: XmlSource, reader: Reader): void {
  const names: string[] = []
  // Tags of the same letters come with the same list, which is made a record of once.
  const records = new Map<readonly string[], Readonly<Record<string, string>>>()
  tellXml(source, {
    open(tag, attributes) {
      if (names.length >= 300) refuse('broken')
      const name = local(tag)
      names.push(name)
      if (reader.open === undefined) return
      if (attributes.length === 0) return reader.open(name, none)
      const known = records.get(attributes)
      const record = known ?? recordOf(attributes)
      if (known === undefined && records.size < mostRecords) records.set(attributes, record)
      reader.open(name, record)
    },
    close() {
      const name = names.pop() ?? ''
      reader.close?.(name)
    },
    text: (text) => reader.text?.(text, names.at(-1) ?? ''),
  })
}

const mostRecords = 500

const none: Readonly<Record<string, string>> = {}

function recordOf(attributes: readonly string[]): Record<string, string> {
  const record: Record<string, string> = {}
  for (let place = 0; place < attributes.length; place += 2)
    record[attributes[place] ?? ''] = attributes[place + 1] ?? ''
  return record
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
