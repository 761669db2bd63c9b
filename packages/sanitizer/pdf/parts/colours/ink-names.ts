/** Inks that every printer knows (ISO 32000-1, 8.6.6.4), and those of the colour spaces themselves. */
const everybodys = new Set(
  'All None Cyan Magenta Yellow Black Red Green Blue Gray Grey Orange White'.split(' '),
)

/** People name other inks as they please. They are seen in print only, as plates, so they are counted instead. */
export class InkNames {
  readonly #known = new Map<string, string>()

  plain(name: string): string {
    if (everybodys.has(name)) return name
    const known = this.#known.get(name) ?? `Ink${this.#known.size + 1}`
    this.#known.set(name, known)
    return known
  }
}
