import type { Storage } from '../../compound/directory.ts'
import { untilNull } from '../../images/in-words.ts'
import { decodeWith } from '../decode-body.ts'
import { codePageName, codePageOfLanguage } from './code-pages.ts'

const list = '__properties_version1.0'
/** Types of values (MS-OXCDATA, 2.11.1). */
const types = { number: 0x0003, yes: 0x000b, narrow: 0x001e, wide: 0x001f, time: 0x0040, binary: 0x0102 }
const codePageOfMessage = 0x3ffd
const language = 0x3ff1
const codePageOfPage = 0x3fde
/** The alphabets of pages that no computer uses for its own letters: ASCII, and UTF-8. */
const ofPagesAlone = new Set([20127, 65001])
const rowSize = 16
const msPerTick = 10_000
/** From 1601, where Windows begins to count, to 1970. */
const msUntil1970 = 11_644_473_600_000

/**
 * The properties of a mail, of one who got it, or of what is attached (MS-OXMSG, 2.4), by their numbers (MS-OXPROPS). Short values are in
 * one stream, the others in a stream each, which is called after number and type.
 */
export class Properties {
  readonly #storage: Storage
  readonly #short = new Map<number, { type: number; view: DataView }>()
  readonly #codePage: number | undefined

  /** @param headerSize what comes before the rows: 32 bytes for a mail, 24 for one within a mail, 8 for all else */
  constructor(storage: Storage, headerSize: number, codePage?: number) {
    this.#storage = storage
    const rows = storage.read(list) ?? new Uint8Array()
    for (let at = headerSize; at + rowSize <= rows.length; at += rowSize) {
      const view = new DataView(rows.buffer, rows.byteOffset + at, rowSize)
      this.#short.set(view.getUint16(2, true), { type: view.getUint16(0, true), view })
    }
    this.#codePage = this.#ownCodePage() ?? codePage
  }

  get codePage(): number | undefined {
    return this.#codePage
  }

  /** Older mails do not say it, but the language of the computer, or the alphabet of the page. */
  #ownCodePage(): number | undefined {
    const said = this.number(codePageOfMessage) ?? codePageOfLanguage(this.number(language))
    const ofPage = this.number(codePageOfPage)
    return said ?? (ofPage === undefined || ofPagesAlone.has(ofPage) ? undefined : ofPage)
  }

  /** The numbers of all properties, short and long. */
  ids(): number[] {
    const long = this.#storage.streams.flatMap((name) => {
      const [, hex] = /^__substg1\.0_([\dA-F]{4})/i.exec(name) ?? []
      return hex === undefined ? [] : Number.parseInt(hex, 16)
    })
    return [...new Set([...this.#short.keys(), ...long])]
  }

  number(id: number): number | undefined {
    const short = this.#short.get(id)
    return short?.type === types.number ? short.view.getInt32(8, true) : undefined
  }

  isYes(id: number): boolean {
    const short = this.#short.get(id)
    return short?.type === types.yes && short.view.getUint8(8) !== 0
  }

  /** A moment, as `2026-11-02T10:11:12Z`. */
  time(id: number): string | undefined {
    const short = this.#short.get(id)
    if (short?.type !== types.time) return undefined
    const ms = Number(short.view.getBigUint64(8, true)) / msPerTick - msUntil1970
    const date = new Date(ms)
    return Number.isNaN(date.getTime()) ? undefined : `${date.toISOString().slice(0, 19)}Z`
  }

  /** As far as its first zero. @param codePage what letters of eight bits are in, when it is not the mail's */
  text(id: number, codePage = this.#codePage): string | undefined {
    const wide = this.#read(id, types.wide)
    if (wide !== undefined) return untilNull(new TextDecoder('utf-16le').decode(wide))
    const narrow = this.#read(id, types.narrow)
    return narrow && untilNull(decodeWith(codePageName(codePage) || 'windows-1252', narrow))
  }

  bytes(id: number): Uint8Array | undefined {
    return this.#read(id, types.binary)
  }

  #read(id: number, type: number): Uint8Array | undefined {
    return this.#storage.read(streamName(id, type))
  }
}

/** Of a long property, or of a storage (MS-OXMSG, 2.1.4). */
export function streamName(id: number, type: number): string {
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(4, '0')
  return `__substg1.0_${hex(id)}${hex(type)}`
}
