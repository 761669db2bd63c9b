import type { Work } from '../../contract.ts'
import { type CssLook, lookWithin, pageLook, plainLook, whyWordsUnseen } from '../../html/css-look.ts'
import type { Declared, StyleSheet } from '../../html/style-sheet.ts'
import { type Box, boxAt, contains, isOutside } from '../../seen/boxes.ts'
import { type Colour, white } from '../../seen/colours.ts'
import { mayBeUnseen, UnseenWords } from '../../seen/why-unseen.ts'
import type { SvgToken } from './read-svg.ts'
import { clipBoxes, numberOf, rectOf, viewOf } from './svg-boxes.ts'
import { isUpright, type Matrix, moved, readTransform, scaleOf, times, unmoved } from './transforms.ts'

type Opened = Extract<SvgToken, { kind: 'open' }>
type Frame = {
  token: Opened
  at: number
  look: CssLook
  /** Undefined where it is not understood how things are moved. */
  matrix: Matrix | undefined
  /** Within something that is drawn elsewhere. */
  isDefined: boolean
  clip: Box | undefined
  place: { x: number; y: number } | undefined
  hasChoice: boolean
}
/** Something drawn, with where it is; a cover has a colour. */
type Drawn = { from: number; to: number; box: Box | undefined; cover: Colour | undefined; text: string }

const presentation = ['display', 'visibility', 'opacity', 'fill', 'fill-opacity', 'font-size']
const defining = new Set('defs symbol pattern mask marker clipPath filter'.split(' '))
const mostGrounds = 60

/** Takes out of a drawing what is not drawn so that a reader sees it, and tells of it. */
export class UnseenParts {
  readonly #tokens: readonly SvgToken[]
  readonly #work: Work
  readonly #sheet: StyleSheet
  readonly #words = new UnseenWords()
  readonly #gone = new Set<number>()
  readonly #drawn: Drawn[] = []
  readonly #grounds: { box: Box | undefined; colour: Colour | undefined }[] = []
  readonly #clips: ReadonlyMap<string, Box>
  readonly #view: Box | undefined
  readonly #pixels: number
  readonly #moves: boolean

  constructor(tokens: readonly SvgToken[], sheet: StyleSheet, work: Work) {
    this.#tokens = tokens
    this.#sheet = sheet
    this.#work = work
    this.#clips = clipBoxes(tokens)
    const { view, pixels } = viewOf(tokens[0])
    this.#view = view
    this.#pixels = pixels
    this.#moves = tokens.some((token) => token.kind === 'open' && /^(?:animate|set)/.test(token.name))
  }

  /** The places of the tokens that go. */
  find(): ReadonlySet<number> {
    const open: Frame[] = []
    for (let at = 0; at < this.#tokens.length; at += 1) {
      const token = this.#tokens[at]
      if (token === undefined) continue
      if (token.kind === 'close') open.pop()
      else if (token.kind === 'text') this.#text(token.text, at, open.at(-1))
      else {
        const frame = this.#frame(token, at, open.at(-1))
        const why = this.#whyGone(frame, open.at(-1))
        if (why === undefined) open.push(frame)
        else at = this.#skip(at, why)
      }
    }
    this.#cover()
    if (this.#moves)
      this.#work.findings.kept({
        text: 'This drawing moves. Words that come and go with time are in it, and some may be not seen',
      })
    for (const line of this.#words.take()) this.#work.findings.hidden({ text: line })
    return this.#work.options.hidden === 'keep' ? new Set() : this.#gone
  }

  #frame(token: Opened, at: number, outer: Frame | undefined): Frame {
    const said = this.#saidOf(token)
    const own = readTransform(token.attributes.get('transform') ?? said.transform)
    const matrix =
      own === undefined || outer?.matrix === undefined
        ? outer === undefined
          ? own
          : undefined
        : times(outer.matrix, own)
    const clip = /url\(\s*["']?#([^"')\s]+)/.exec(
      token.attributes.get('clip-path') ?? said['clip-path'] ?? '',
    )?.[1]
    const box = clip === undefined ? undefined : this.#clips.get(clip)
    const [x, y] = ['x', 'y'].map((name) => numberOf(token.attributes.get(name)))
    const isPlaced = token.name === 'text' || x !== undefined || y !== undefined
    return {
      token,
      at,
      look: lookWithin(outer?.look ?? pageLook, said, 'fill'),
      matrix: outer === undefined ? (own ?? unmoved) : matrix,
      isDefined: (outer?.isDefined ?? false) || defining.has(token.name),
      clip: box === undefined || matrix === undefined ? outer?.clip : moved(box, matrix),
      place: isPlaced ? { x: x ?? outer?.place?.x ?? 0, y: y ?? outer?.place?.y ?? 0 } : outer?.place,
      hasChoice: false,
    }
  }

  #saidOf({ attributes, styled }: Opened): Declared {
    const said: Record<string, string> = {}
    for (const key of presentation) {
      const value = attributes.get(key)
      if (value !== undefined)
        said[key] = /^[\d.]+$/.test(value) && key === 'font-size' ? `${value}px` : value.trim().toLowerCase()
    }
    return Object.assign(said, this.#sheet.declaredFor(styled))
  }

  /** Why an element goes with all that is in it. */
  #whyGone(frame: Frame, outer: Frame | undefined): string | undefined {
    const { token, look } = frame
    if (this.#moves || frame.isDefined || token.name === 'style') return undefined
    if (outer?.token.name === 'switch') {
      const isForSome = ['systemLanguage', 'requiredFeatures', 'requiredExtensions'].some((key) =>
        token.attributes.has(key),
      )
      if (isForSome || outer.hasChoice) return 'Words of a drawing that only some programs show'
      outer.hasChoice = true
    }
    if (look.isGone && !(outer?.look.isGone ?? false))
      return look.isUnsure
        ? 'A part of a drawing that some screens may show and others not'
        : 'A hidden part of a drawing'
    if (token.name === 'image') return this.#judgePicture(frame)
    if (token.name === 'rect') this.#addRect(frame)
    else if (/^(?:path|circle|ellipse|polygon|use)$/.test(token.name) && look.colour !== 'none')
      this.#addGround(undefined, undefined)
    return undefined
  }

  #judgePicture(frame: Frame): string | undefined {
    const { look, matrix, clip, token, at } = frame
    if (look.isInvisible || look.opacity < 0.04) return 'A picture that is not shown'
    const box = matrix === undefined ? undefined : moved(rectOf(token), matrix)
    this.#addGround(undefined, undefined)
    if (box !== undefined && [this.#view, clip].some((edge) => edge !== undefined && isOutside(box, edge)))
      return 'A picture beside the drawing'
    this.#drawn.push({ from: at, to: this.#endOf(at), box, cover: undefined, text: 'a picture' })
    return undefined
  }

  #addRect({ token, look, matrix, at }: Frame): void {
    const isWhole =
      look.opacity > 0.98 && look.colour !== undefined && look.colour !== 'none' && !look.isInvisible
    if (matrix === undefined || look.colour === 'none' || look.opacity < 0.04) return
    const box = moved(rectOf(token), matrix)
    const colour = isWhole && isUpright(matrix) ? look.colour : undefined
    this.#addGround(colour === undefined ? undefined : box, colour)
    this.#drawn.push({ from: at, to: at, box, cover: colour, text: '' })
  }

  #addGround(box: Box | undefined, colour: Colour | undefined): void {
    if (this.#grounds.length < mostGrounds) this.#grounds.push({ box, colour })
  }

  #text(text: string, at: number, frame: Frame | undefined): void {
    if (
      frame === undefined ||
      frame.token.name === 'style' ||
      frame.isDefined ||
      text.trim() === '' ||
      this.#moves
    )
      return
    const { look, matrix, place, clip } = frame
    const scale = (matrix === undefined ? 1 : scaleOf(matrix)) * this.#pixels
    const box =
      matrix === undefined || place === undefined
        ? undefined
        : moved(boxOfText(text, look.size, place), matrix)
    const ground = this.#groundOf(box)
    const judged = (one: CssLook) => ({
      ...plainLook({ ...one, ground }),
      points: one.size * scale * 0.75,
    })
    const isBeside =
      box !== undefined && [this.#view, clip].some((edge) => edge !== undefined && isOutside(box, edge))
    const why = whyWordsUnseen(look, judged) ?? (isBeside ? 'Words beside the drawing' : undefined)
    if (why !== undefined) {
      this.#words.add(why, text)
      this.#gone.add(at)
    } else {
      this.#drawn.push({ from: at, to: at, box, cover: undefined, text })
      if (mayBeUnseen(judged(look), white))
        this.#work.findings.kept({
          text: 'White text stays. Where the ground is white, readers do not see it, but they can search and copy it',
        })
    }
  }

  #groundOf(box: Box | undefined): Colour | 'unsure' {
    for (let place = this.#grounds.length - 1; place >= 0; place -= 1) {
      const ground = this.#grounds[place]
      if (ground?.box === undefined || ground.colour === undefined || box === undefined) return 'unsure'
      if (contains(ground.box, box, 2)) return ground.colour
      if (!isOutside(box, ground.box)) return 'unsure'
    }
    return white
  }

  /** Words and pictures that are wholly under something opaque. */
  #cover(): void {
    const covers: Box[] = []
    for (let place = this.#drawn.length - 1; place >= 0; place -= 1) {
      const one = this.#drawn[place]
      if (one?.box === undefined) continue
      const { box } = one
      if (one.cover !== undefined && covers.length < mostGrounds) covers.push(box)
      else if (one.text !== '' && covers.some((cover) => contains(cover, box))) {
        this.#words.add('Words or a picture that a box covers', one.text)
        for (let at = one.from; at <= one.to; at += 1) this.#gone.add(at)
      }
    }
  }

  #endOf(from: number): number {
    let depth = 0
    for (let at = from; at < this.#tokens.length; at += 1) {
      const token = this.#tokens[at]
      if (token?.kind === 'open') depth += 1
      else if (token?.kind === 'close') depth -= 1
      if (depth === 0) return at
    }
    return this.#tokens.length - 1
  }

  /** Marks an element with all that is in it, and gives the place of its end. */
  #skip(from: number, why: string): number {
    const end = this.#endOf(from)
    const words: string[] = []
    // Only a place between others: see `withoutTokens`.
    const isEmpty = end === from + 1 && this.#sheet.hasNeighbours
    for (let at = from; at <= end; at += 1) {
      const token = this.#tokens[at]
      if (token?.kind === 'text') words.push(token.text)
      this.#gone.add(at)
    }
    if (!isEmpty) this.#words.add(why, words.join(' ').trim() || 'shapes without words')
    return end
  }
}

function boxOfText(text: string, size: number, { x, y }: { x: number; y: number }): Box {
  return boxAt(x, y - size * 0.8, Math.max(1, text.trim().length) * size * 0.55, size)
}
