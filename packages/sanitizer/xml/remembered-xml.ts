import { readXml, type XmlHandler, type XmlNoting, type XmlTag } from './read-xml.ts'

/** Bytes of XML, or what a reading of them told. */
export type XmlSource = Uint8Array | RememberedXml

/** What is longer, or has more tags or more words that are not as they are written, is read each time: to keep it would take too much memory. */
const mostLetters = 8_000_000
const mostTags = 5_000
const mostTold = 5_000

/**
 * An XML document that is read once and told as often as it is asked for, without named letters of its own. Keeps the text, and places in it
 * as numbers: many small objects would keep the collector of memory busy.
 */
export class RememberedXml {
  readonly #bytes: Uint8Array
  #notes: Notes | undefined
  #isTooMuch = false

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** In bytes. */
  get length(): number {
    return this.#bytes.length
  }

  tell(handler: XmlHandler): void {
    if (this.#notes === undefined) this.#read(handler)
    else this.#notes.tell(handler)
  }

  #read(handler: XmlHandler): void {
    const notes = this.#isTooMuch ? undefined : new Notes()
    readXml(this.#bytes, handler, {}, notes)
    if (notes?.isTooMuch) this.#isTooMuch = true
    else this.#notes = notes
  }
}

/** Tells what is in XML, whether it has to be read or was read before. */
export function tellXml(source: XmlSource, handler: XmlHandler): void {
  if (source instanceof RememberedXml) source.tell(handler)
  else readXml(source, handler)
}

/** Each is followed by what it needs; what is above all of them is the number of a tag. */
const [closing, words, other, another, firstTag] = [0, 1, 2, 3, 4]

class Notes implements XmlNoting {
  readonly #sources: string[] = []
  readonly #tags: XmlTag[] = []
  readonly #numbers = new Map<XmlTag, number>()
  readonly #told: string[] = []
  #events = new Int32Array(4096)
  #count = 0
  #letters = 0
  isTooMuch = false

  source(text: string): void {
    if (this.isTooMuch) return
    this.#letters += text.length
    this.#sources.push(text)
    this.#add(another, 0, 0)
    if (this.#letters > mostLetters) this.#giveUp()
  }

  open(tag: XmlTag): void {
    if (this.isTooMuch) return
    let number = this.#numbers.get(tag)
    if (number === undefined) {
      number = this.#tags.push(tag) - 1
      this.#numbers.set(tag, number)
      if (number > mostTags) this.#giveUp()
    }
    this.#add(firstTag + number, 0, 0)
  }

  close(): void {
    this.#add(closing, 0, 0)
  }

  text(from: number, to: number, told: string | undefined): void {
    if (told === undefined) this.#add(words, from, to)
    else if (!this.isTooMuch) {
      this.#add(other, this.#told.push(told) - 1, 0)
      if (this.#told.length > mostTold) this.#giveUp()
    }
  }

  tell(handler: XmlHandler): void {
    const events = this.#events
    const open: string[] = []
    let source = ''
    let next = 0
    for (let at = 0; at < this.#count; at += 3) {
      const event = events[at] as number
      const first = events[at + 1] as number
      if (event === words) handler.text(source.slice(first, events[at + 2]))
      else if (event === closing) handler.close(open.pop() ?? '')
      else if (event === other) handler.text(this.#told[first] ?? '')
      else if (event === another) source = this.#sources[next++] ?? ''
      else {
        const tag = this.#tags[event - firstTag]
        if (tag === undefined) continue
        handler.open(tag.name, tag.attributes)
        if (tag.isEmpty) handler.close(tag.name)
        else open.push(tag.name)
      }
    }
  }

  #add(event: number, first: number, second: number): void {
    if (this.isTooMuch) return
    if (this.#count + 3 > this.#events.length) {
      const larger = new Int32Array(this.#events.length * 2)
      larger.set(this.#events)
      this.#events = larger
    }
    this.#events[this.#count] = event
    this.#events[this.#count + 1] = first
    this.#events[this.#count + 2] = second
    this.#count += 3
  }

  #giveUp(): void {
    this.isTooMuch = true
    this.#sources.length = 0
    this.#tags.length = 0
    this.#numbers.clear()
    this.#told.length = 0
    this.#events = new Int32Array(0)
    this.#count = 0
  }
}
