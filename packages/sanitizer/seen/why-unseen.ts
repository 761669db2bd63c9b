import { areAlike, type Colour } from './colours.ts'

/** How a piece of text is drawn, as far as the file says it. What is undefined is as readers expect it. */
export type Look = {
  /** A mark of the format says that it is not drawn. */
  isHidden?: boolean | undefined
  /** Whether the file shows it to some readers and not to others. */
  isUnsure?: boolean | undefined
  colour?: Colour | undefined
  /** What is behind it; `unsure` when something is drawn there that we cannot judge. */
  ground?: Colour | 'unsure' | undefined
  /** The height of letters, in points. */
  points?: number | undefined
  /** 0 for what lets everything through, 1 for what is whole. */
  opacity?: number | undefined
}

/** Nobody reads letters of this height, in points. Footnotes have 7, the smallest print of forms 4. */
export const leastPoints = 1.6
const leastOpacity = 0.04

/** Said before words that the file hides from some readers alone. */
export const someSee = 'Text that some screens may show and others not'

/** Why no reader sees this, to be said before the words; undefined when they see it. The same judgement for every kind of file. */
export function whyUnseen(look: Look): string | undefined {
  const why = whyHidden(look)
  return why !== undefined && look.isUnsure ? someSee : why
}

function whyHidden({ isHidden, colour, ground, points, opacity }: Look): string | undefined {
  if (isHidden) return 'Hidden text'
  else if (opacity !== undefined && opacity < leastOpacity) return 'Transparent text'
  else if (points !== undefined && points < leastPoints) return 'Text that is too small to read'
  else if (colour !== undefined && isColour(ground) && areAlike(colour, ground))
    return 'Text in the colour of its ground'
  else return undefined
}

/** Whether it may be unseen, because it would be on a usual page and what is behind it cannot be judged. */
export function mayBeUnseen({ colour, ground }: Look, usual: Colour): boolean {
  return ground === 'unsure' && colour !== undefined && areAlike(colour, usual)
}

function isColour(ground: Look['ground']): ground is Colour {
  return ground !== undefined && ground !== 'unsure'
}

/** Words of one sort are told together, so that a person is asked once. */
export class UnseenWords {
  readonly #words = new Map<string, string[]>()

  add(why: string, text: string): void {
    const words = text.replace(/\s+/g, ' ').trim()
    if (words === '') return
    const known = this.#words.get(why)
    if (known === undefined) this.#words.set(why, [words])
    else known.push(words)
  }

  get isEmpty(): boolean {
    return this.#words.size === 0
  }

  /** Lines such as `Hidden text: "words"`, and forgets them. */
  take(): string[] {
    const lines = Array.from(this.#words, ([why, words]) => `${why}: "${shortened(words.join(' '))}"`)
    this.#words.clear()
    return lines
  }
}

const longest = 300

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}
