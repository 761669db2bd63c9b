import { isImportant, withoutMark } from './declarations.ts'
import type { Answer } from './styled.ts'

/** The names of properties of which it is not sure that they count, with a space before and behind each. No property is called so. */
export const unsureNames = '?'
/** Before the name of a property: what it says where nothing unsure counts. */
export const sureMark = '?'

/** Puts together what rules say of an element, one after the other, the one that counts most at the end. */
export class Saying {
  readonly #said: Record<string, string> = {}
  /** With what was said before, for what is no longer sure. */
  readonly #unsure = new Map<string, string | undefined>()

  /** @param isMarked whether what is marked as important is added, or all else */
  add(declared: Readonly<Record<string, string>>, answer: Answer, isMarked: boolean): void {
    for (const [name, written] of Object.entries(declared)) {
      if (isImportant(written) !== isMarked) continue
      const value = withoutMark(written)
      if (needsMore(name, value)) this.#mayBe(name, hiddenBy[name] ?? value)
      else if (answer === 'yes') {
        this.#said[name] = value
        this.#unsure.delete(name)
      } else this.#mayBe(name, value)
    }
  }

  /** What may count is said as far as it hides, and its names are in `unsureNames`. */
  said(): Record<string, string> {
    if (this.#unsure.size === 0) return this.#said
    const said: Record<string, string> = {
      ...this.#said,
      [unsureNames]: ` ${[...this.#unsure.keys()].join(' ')} `,
    }
    for (const [name, sure] of this.#unsure) if (sure !== undefined) said[sureMark + name] = sure
    return said
  }

  /** What would show something is not said, but what was said of it before is no longer sure. */
  #mayBe(name: string, value: string): void {
    const before = this.#said[name]
    // What is around an element may be hidden, and this may show it within.
    const isToldOf = !isShowing(name, value) || before !== undefined || name === 'visibility'
    if (isToldOf && !this.#unsure.has(name)) this.#unsure.set(name, before)
    if (!isShowing(name, value)) this.#said[name] = value
  }
}

/** What is put together of rules that may count, so that nothing hidden passes for seen. */
export function addHiding(all: Record<string, string>, declared: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(declared))
    if (!isShowing(name, withoutMark(value)) && (!isImportant(all[name]) || isImportant(value)))
      all[name] = value
}

function isShowing(name: string, value: string): boolean {
  if (name === 'display') return value !== 'none'
  return name === 'visibility' && /^(?:visible|inherit)/.test(value)
}

/** What a value from elsewhere may be. */
const hiddenBy: Readonly<Record<string, string>> = { display: 'none', visibility: 'hidden' }

/** A value that is said elsewhere, or in another layer. */
function needsMore(name: string, value: string): boolean {
  return Object.hasOwn(hiddenBy, name) && (value === 'revert-layer' || value.includes('var('))
}
