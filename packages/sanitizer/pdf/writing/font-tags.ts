/** Six letters before the name of a subset (ISO 32000-1, 9.6.4) are drawn by the program that made it. Ours count up: AAAAAA, AAAAAB … */
export class FontTags {
  readonly #known = new Map<string, string>()

  /** The same name always gets the same tag, so that a font and its description keep agreeing. */
  neutral(name: string): string {
    const found = /^[A-Z]{6}\+(.*)$/s.exec(name)
    if (!found) return name
    const tag = this.#known.get(name) ?? tagOf(this.#known.size)
    this.#known.set(name, tag)
    return `${tag}+${found[1] ?? ''}`
  }
}

function tagOf(number: number): string {
  let tag = ''
  for (let rest = number, place = 0; place < 6; place++, rest = Math.floor(rest / 26))
    tag = String.fromCharCode(65 + (rest % 26)) + tag
  return tag
}
