import type { Findings, Found } from '../../../contract.ts'
import { shown } from '../text-of.ts'

type Telling = { sort: Found['sort']; text: string; strings: string[] }

type Comment = { kind: string; author: string; isDrawn: boolean; count: number; said: string[] }

const shortestTelling = 5

/** What is found on the way is told at the end, once for each sort of thing. */
export class Notes {
  readonly #tellings: Telling[] = []
  readonly #links = new Set<string>()
  readonly #visible: string[] = []
  readonly #seen = new Set<string>()
  readonly #comments = new Map<string, Comment>()
  #fields = 0
  #emptyFields = 0
  #pictures = 0
  #profiles = 0
  #unknownFonts = 0
  #invisible = 0
  #spoken = 0
  #wordsInLetters = 0

  /** `strings` are looked for in the result, unless the visible page says them too. */
  removed(sort: Found['sort'], text: string, strings: readonly string[] = []): void {
    const long = strings.map((string) => string.trim()).filter((string) => string.length >= shortestTelling)
    this.#tellings.push({ sort, text, strings: long })
  }

  pictureName(): string {
    this.#pictures++
    return `picture ${this.#pictures}`
  }

  profile(): void {
    this.#profiles++
  }

  unknownFont(): void {
    this.#unknownFonts++
  }

  invisibleText(): void {
    this.#invisible++
  }

  unwritable(text: string): void {
    this.removed(
      'hidden',
      `The words “${shown(text)}” are filled into a form or a note, but its font lacks letters of them, so we cannot draw them: removed, unless the file drew them itself`,
    )
  }

  wordsInLetter(): void {
    this.#wordsInLetters++
  }

  spokenText(): void {
    this.#spoken++
  }

  field(isDrawn: boolean): void {
    if (isDrawn) this.#fields++
    else this.#emptyFields++
  }

  comment(author: string, kind: string, isDrawn: boolean, said: string): void {
    const key = `${kind}\n${author}\n${isDrawn}`
    const known = this.#comments.get(key)
    this.#comments.set(key, {
      kind,
      author,
      isDrawn,
      count: (known?.count ?? 0) + 1,
      said: [...(known?.said ?? []), ...(isDrawn || said === '' ? [] : [said])],
    })
  }

  link(address: string): void {
    this.#links.add(address)
    this.sawText(address)
  }

  /** Words that stay, such as the name of a chapter. */
  sawText(text: string): void {
    this.#visible.push(text)
  }

  /** Instructions that stay; a name that is drawn on a page cannot be looked for as a trace. */
  sawContent(content: Uint8Array): void {
    for (const { strings } of this.#tellings)
      for (const string of strings)
        if (!this.#seen.has(string) && isIn(content, string)) this.#seen.add(string)
  }

  tell(findings: Findings): void {
    this.#tellComments(findings)
    for (const { sort, text, strings } of this.#tellings) {
      const identifying = strings.filter((string) => !this.#isVisible(string))
      findings.removed({ sort, text, identifying })
    }
    if (this.#fields > 0)
      findings.kept({
        text: `What is filled into ${counted(this.#fields, 'form field')} stays to be seen, as part of the page`,
      })
    if (this.#fields + this.#emptyFields > 0)
      findings.removed({
        sort: 'structure',
        text: `A form with ${counted(this.#fields + this.#emptyFields, 'field')}, made part of the page`,
      })
    if (this.#profiles > 0)
      findings.removed({ sort: 'device', text: 'Names, dates and makers in colour profiles, removed' })
    for (const link of [...this.#links].slice(0, 50))
      findings.kept({ text: `A link to ${shown(link)} stays: it is part of what readers see` })
    if (this.#links.size > 50) findings.kept({ text: `${this.#links.size - 50} more links stay` })
    if (this.#invisible > 0)
      findings.kept({
        text: 'Text that is not drawn stays, as behind a scanned picture: it can still be searched and copied',
      })
    if (this.#wordsInLetters > 0)
      findings.kept({
        text: 'Words inside the drawing of a letter stay: readers may not see them. Clean this file again with its pages as pictures.',
      })
    if (this.#spoken > 0)
      findings.kept({
        text: 'The spelling that copying gives for some letters stays, as text would be lost without it',
      })
    if (this.#unknownFonts > 0)
      findings.removed({
        sort: 'embedded',
        text: 'A font that we could not look into, removed: its letters may look a little different',
      })
  }

  #tellComments(findings: Findings): void {
    for (const { kind, author, isDrawn, count, said } of this.#comments.values()) {
      const what = count === 1 ? `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind}` : `${counted(count, kind)}`
      const by = author === '' ? '' : ` by “${author}”`
      const without =
        author === '' ? '' : count === 1 ? ' and its author removed' : ' and their author removed'
      const strings = [author, ...said.map(shown)].filter((string) => string.length >= shortestTelling)
      findings.removed({
        sort: author === '' ? 'structure' : 'person',
        text: isDrawn ? `${what}${by}, made part of the page${without}` : `${what}${by}, removed`,
        identifying: strings.filter((string) => !this.#isVisible(string)),
      })
    }
  }

  #isVisible(string: string): boolean {
    return this.#seen.has(string) || this.#visible.some((visible) => visible.includes(string))
  }
}

function counted(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`
}

function isIn(content: Uint8Array, string: string): boolean {
  const wide = [...string].map((letter) => `\0${letter}`).join('')
  return (
    contains(content, string) ||
    contains(content, wide) ||
    contains(content, hex(string)) ||
    contains(content, hex(wide))
  )
}

function hex(string: string): string {
  return Array.from(string, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}

function contains(content: Uint8Array, string: string): boolean {
  const first = string.charCodeAt(0)
  for (let at = content.indexOf(first); at >= 0; at = content.indexOf(first, at + 1)) {
    let length = 1
    while (length < string.length && content[at + length] === string.charCodeAt(length)) length++
    if (length === string.length) return true
  }
  return false
}
