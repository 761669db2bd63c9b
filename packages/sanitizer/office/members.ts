import type { Work } from '../contract.ts'
import { readZip, type ZipMember } from '../zip/read-zip.ts'

/** Parts that are asked for again and again stay unpacked, as long as that does not cost much memory. */
const mostKept = 16_000_000

/** The members of a document, under the names by which they are looked for. */
export class Members {
  readonly #members: ReadonlyMap<string, ZipMember>
  readonly #keyOf: (path: string) => string
  readonly #unpacked = new Map<string, Uint8Array>()
  #kept = 0

  constructor(bytes: Uint8Array, work: Work, keyOf: (path: string) => string = (path) => path) {
    this.#keyOf = keyOf
    this.#members = new Map(readZip(bytes, work).map((member) => [keyOf(member.path), member]))
  }

  get paths(): string[] {
    return [...this.#members.values()].map(({ path }) => path)
  }

  has(path: string): boolean {
    return this.#members.has(this.#keyOf(path))
  }

  read(path: string): Uint8Array | undefined {
    const key = this.#keyOf(path)
    const known = this.#unpacked.get(key)
    if (known !== undefined) return known
    const bytes = this.#members.get(key)?.read()
    if (bytes !== undefined && this.#kept + bytes.length <= mostKept) {
      this.#kept += bytes.length
      this.#unpacked.set(key, bytes)
    }
    return bytes
  }
}
