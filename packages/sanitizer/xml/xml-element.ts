import type { Look } from '../seen/why-unseen.ts'
import type { Fate, Piece } from './piece.ts'

export type XmlAttribute = { key: string; value: string }

/** An element that is open while a document goes by. */
export type XmlElement = {
  /** Its name with the prefix of our table: `w:p`. */
  key: string
  attributes: readonly XmlAttribute[]
  parent: XmlElement | undefined
  fate: Fate
  /** Where it starts among the pieces of the result. */
  place: number
  /** What its rules noted about it. */
  notes: Notes
  /** What its rules put aside. */
  aside: (string | Piece)[] | undefined
  /** How what is in it is drawn, as far as the element says it. */
  look: Look | undefined
}

/** A few words; most elements have none, so nothing is made for them. */
export class Notes {
  #words: string[] | undefined

  add(word: string): void {
    if (this.#words === undefined) this.#words = [word]
    else if (!this.#words.includes(word)) this.#words.push(word)
  }

  /** What follows in the note that begins so. */
  after(start: string): string | undefined {
    return this.#words?.find((word) => word.startsWith(start))?.slice(start.length)
  }

  has(word: string): boolean {
    return this.#words?.includes(word) ?? false
  }
}

export function attributeOf(element: XmlElement, key: string): string | undefined {
  for (const attribute of element.attributes) if (attribute.key === key) return attribute.value
  return undefined
}

/** The nearest element around it with this name. */
export function around(element: XmlElement, ...keys: string[]): XmlElement | undefined {
  for (let outer = element.parent; outer !== undefined; outer = outer.parent) {
    if (keys.includes(outer.key)) return outer
  }
  return undefined
}

/** Adds to how an element is drawn. What was said before stays, where this says nothing of it. */
export function addLook(element: XmlElement | undefined, look: Look): void {
  if (element !== undefined) element.look = { ...element.look, ...look }
}
