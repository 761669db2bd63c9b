import type { Findings, Sort } from '../contract.ts'

type Line = { sort: Sort; text: (count: number) => string; count: number; where: string }

/** Collects what was found in a document, so that a thousand equal things become one line. */
export class Report {
  readonly #lines = new Map<string, Line>()
  readonly #kept = new Map<string, string>()
  readonly #names = new Set<string>()

  /** @param text made from how often it was seen */
  removed(sort: Sort, text: string | ((count: number) => string), where = ''): void {
    const key = `${sort} ${typeof text === 'string' ? text : text(1)} ${where}`
    const line = this.#lines.get(key)
    if (line !== undefined) line.count += 1
    else this.#lines.set(key, { sort, text: typeof text === 'string' ? () => text : text, count: 1, where })
  }

  kept(text: string, where = ''): void {
    this.#kept.set(text, where)
  }

  /** A string that must not be in the result, unless it is in what everyone sees. */
  identifying(value: string): void {
    const trimmed = value.trim()
    if (trimmed.length >= 5 && /[\p{L}\p{N}]/u.test(trimmed)) this.#names.add(trimmed)
  }

  /** Tells it all. `texts` are the parts of the result as a reader sees them, read only when a name has to be looked for. */
  tell(findings: Findings, texts: Iterable<string>): void {
    const visible = new Set<string>()
    if (this.#names.size > 0)
      for (const text of texts) for (const name of this.#names) if (text.includes(name)) visible.add(name)
    const identifying = [...this.#names].filter((name) => !visible.has(name))
    for (const { sort, text, count, where } of this.#lines.values()) {
      const line = text(count)
      findings.removed({
        sort,
        text: line,
        where,
        identifying: identifying.filter((name) => line.includes(name)),
      })
    }
    for (const [text, where] of this.#kept) findings.kept({ text, where })
    for (const name of visible) {
      findings.kept({
        text: `"${name}" was in what describes the file, and is also in the text itself, where it stays.`,
      })
    }
  }
}
