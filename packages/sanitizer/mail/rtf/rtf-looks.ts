type Look = {
  isUnread: boolean
  /** The digits of a picture, and no words. */
  isPicture: boolean
  /** Within a piece of the page that was there before. */
  isTag: boolean
  /** Added for readers of rich text, and no part of the page. */
  isAdded: boolean
  table: 'fonts' | 'colours' | undefined
  font: number
  lettersBehind: number
  isHidden: boolean
  colour: number
  ground: number
  /** In half points. */
  size: number
  /** Once it was asked for. */
  style?: string
}

const plain = { isHidden: false, colour: 0, ground: 0, size: 24 } as const
const semicolon = 59

/** The alphabets of fonts (Rich Text Format 1.9.1, `\fcharset`), as code pages. */
const pages: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
}

/** How the words of rich text look, group by group. */
export class RtfLooks {
  #look: Look = {
    ...{
      isUnread: false,
      isPicture: false,
      isTag: false,
      isAdded: false,
      table: undefined,
      font: -1,
      lettersBehind: 1,
    },
    ...plain,
  }
  readonly #before: Look[] = []
  readonly #fonts = new Map<number, number>()
  readonly #colours: string[] = []
  #colour: Record<string, number> = {}
  #usualFont = 0
  #codePage: number | undefined

  constructor(codePage: number | undefined) {
    this.#codePage = codePage
  }

  open(): void {
    this.#before.push(this.#look)
  }

  close(): void {
    this.#look = this.#before.pop() ?? this.#look
  }

  /** Whether the group that ends has a look of its own. */
  get endsWithGroup(): boolean {
    return this.#before.at(-1) !== this.#look
  }

  change(change: Partial<Look>): void {
    const { style: _, ...look } = this.#look
    this.#look = { ...look, ...change }
  }

  get isColours(): boolean {
    return this.#look.table === 'colours'
  }

  get isPicture(): boolean {
    return this.#look.isPicture
  }

  get lettersBehind(): number {
    return this.#look.lettersBehind
  }

  /** Of the letters that come. */
  get codePage(): number | undefined {
    const { font } = this.#look
    return pages[this.#fonts.get(font < 0 ? this.#usualFont : font) ?? 0] ?? this.#codePage
  }

  /** @param isFromHtml whether the rich text is a page that was made into one */
  isShown(isFromHtml: boolean): boolean {
    const { isUnread, isTag, isAdded, table } = this.#look
    return !isUnread && table === undefined && (!isFromHtml || isTag || !isAdded)
  }

  /** What decides whether words are seen, as CSS. */
  get style(): string {
    this.#look.style ??= this.#styleOf(this.#look)
    return this.#look.style
  }

  #styleOf({ isHidden, colour, ground, size }: Look): string {
    const rules = [
      isHidden ? 'display:none' : '',
      ruleOf('color', this.#colours[colour]),
      // The first colour of the list is the usual one for letters. As a ground it stands for none.
      ruleOf('background-color', ground === 0 ? undefined : this.#colours[ground]),
      size < 12 ? `font-size:${size / 2}pt` : '',
    ]
    return rules.filter((rule) => rule !== '').join(';')
  }

  /** A list of colours has a semicolon behind each; the first is usually none, and is what the reader takes. */
  endColour(byte: number): void {
    if (byte !== semicolon) return
    const { red, green, blue } = this.#colour
    const isGiven = red !== undefined || green !== undefined || blue !== undefined
    this.#colours.push(isGiven ? `rgb(${[red, green, blue].map((part) => (part ?? 0) & 255).join(',')})` : '')
    this.#colour = {}
  }

  /** Takes a word that changes the look; false for another one. */
  hear(name: string, value: number | undefined): boolean {
    if (name === 'fonttbl') this.change({ table: 'fonts' })
    else if (name === 'colortbl') this.change({ table: 'colours' })
    else if (name === 'red' || name === 'green' || name === 'blue') this.#colour[name] = value ?? 0
    else if (name === 'ansicpg') this.#codePage = value || this.#codePage
    else if (name === 'deff') this.#usualFont = value ?? 0
    else if (name === 'f') this.change({ font: value ?? 0 })
    else if (name === 'fcharset') this.#fonts.set(this.#look.font, value ?? 0)
    else if (name === 'uc') this.change({ lettersBehind: Math.max(value ?? 1, 0) })
    else if (name === 'plain') this.change({ ...plain, font: -1 })
    else if (name === 'v' || name === 'deleted') this.change({ isHidden: value !== 0 })
    else if (name === 'cf') this.change({ colour: value ?? 0 })
    else if (name === 'cb' || name === 'highlight' || name === 'chcbpat') this.change({ ground: value ?? 0 })
    else if (name === 'fs') this.change({ size: value ?? plain.size })
    else if (name === 'htmlrtf') this.change({ isAdded: value !== 0 })
    else return false
    return true
  }
}

function ruleOf(name: string, colour: string | undefined): string {
  return colour === undefined || colour === '' ? '' : `${name}:${colour}`
}
