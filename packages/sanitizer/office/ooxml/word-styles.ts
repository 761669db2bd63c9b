import type { Look } from '../../seen/why-unseen.ts'
import { overlay } from './word-look.ts'

export type WordStyle = {
  id: string
  type: string
  basedOn: string
  /** Other styles that it needs. */
  linked: string
  isDefault: boolean
  look: Look
  /** Of a style for tables: whether it colours cells, or letters in some of them. */
  colours: boolean
}

/** So many styles lean on one another; Word stops at eleven. */
const deepest = 30

/** The styles of a Word document, each with what it has from those that it is based on (ISO/IEC 29500-1, 17.7.2). */
export class WordStyles {
  readonly #styles = new Map<string, WordStyle>()
  readonly #looks = new Map<string, Look>()
  readonly #defaults = new Map<string, string>()
  /** What holds for all words that no style speaks of. */
  everywhere: Look = {}

  add(style: WordStyle): void {
    if (this.#styles.has(style.id)) return
    this.#styles.set(style.id, style)
    if (style.isDefault) this.#defaults.set(style.type, style.id)
  }

  get ids(): Iterable<string> {
    return this.#styles.keys()
  }

  /** The look that a style gives; that of the default style of the type when none is named. */
  lookOf(type: 'paragraph' | 'character' | 'table', id: string | undefined): Look {
    return this.#look(id ?? this.#defaults.get(type) ?? '')
  }

  /** Whether cells of a table with this style may have a ground that we do not work out. */
  coloursTable(id: string | undefined): boolean {
    return this.#chain(id ?? this.#defaults.get('table') ?? '').some(({ colours }) => colours)
  }

  /** The ids with all that they need. */
  withAllNeeded(ids: Iterable<string>): Set<string> {
    const needed = new Set<string>()
    const waiting = [...ids, ...this.#defaults.values()]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const style = this.#styles.get(id)
      if (style === undefined || needed.has(id)) continue
      needed.add(id)
      waiting.push(style.basedOn, style.linked)
    }
    return needed
  }

  #look(id: string): Look {
    const known = this.#looks.get(id)
    if (known !== undefined) return known
    const look = this.#chain(id).reduceRight<Look>((under, { look: own }) => overlay(under, own), {})
    this.#looks.set(id, look)
    return look
  }

  /** The style and those below it, the most particular first. */
  #chain(id: string): WordStyle[] {
    const chain: WordStyle[] = []
    for (let style = this.#styles.get(id); style !== undefined; style = this.#styles.get(style.basedOn)) {
      if (chain.length >= deepest || chain.includes(style)) break
      chain.push(style)
    }
    return chain
  }
}
