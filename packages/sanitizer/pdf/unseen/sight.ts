import type { Findings } from '../../contract.ts'
import { rectangleOf } from '../parts/annotations/place-form.ts'
import type { Layers } from '../parts/document/layers.ts'
import type { FontUse } from '../parts/fonts/fonts-in-use.ts'
import { type Dict, Ref, Stream } from '../reading/objects.ts'
import type { PdfFile } from '../reading/pdf-file.ts'
import { type Box, common, holds, unmoved } from './boxes.ts'
import { contentsOf, findIn } from './contents.ts'
import { Elsewhere } from './elsewhere.ts'
import type { DrawingEvent, Owner } from './events.ts'
import { DrawingFollower, type Following, type Meetings } from './follow-drawing.ts'
import { followNotes } from './follow-notes.ts'
import { everywhere, type Find, freshGraphics, type Graphics, StateReader } from './graphics-state.ts'
import { judge } from './judge.ts'
import { nothingUnseen, quoted, tellUnseen } from './tell-unseen.ts'
import { type Gone, Uses } from './uses.ts'

/** A form that is drawn more often than this is taken as seen. */
const mostUses = 60
const deepest = 12
/** In bytes: instructions of forms that are kept until they are drawn again. */
const mostRemembered = 16_000_000

/** What draws the appearance of a note, by a name that no file has. */
const noteName = 'note of the page'
const noteCall = new TextEncoder().encode('/note#20of#20the#20page Do')

type Tell = (event: DrawingEvent) => void

/**
 * What of all pages no one sees. Each page is followed once with the forms that it draws; an instruction of a form goes only when
 * it shows nothing at any place where it is drawn.
 */
export class Sight {
  readonly #file: PdfFile
  readonly #layers: Layers
  readonly #states: StateReader
  readonly #elsewhere: Elsewhere
  readonly #uses = new Uses()
  readonly #drawn = new Map<Stream, { often: number; content: Uint8Array | null }>()
  #remembered = 0
  readonly #looks = new Set<string>()
  readonly #pages = new Map<string, Dict>()
  readonly #unseen = nothingUnseen()

  constructor(file: PdfFile, layers: Layers, fontUse: FontUse) {
    this.#file = file
    this.#layers = layers
    this.#states = new StateReader(file)
    this.#elsewhere = new Elsewhere(file, fontUse)
  }

  follow(pages: readonly Dict[], afterEach: (page: number) => void): void {
    for (const [number, page] of pages.entries()) {
      this.#followPage(page)
      afterEach(number)
    }
  }

  /** What goes of the instructions of a page, or of a form that pages draw. Ask once for each, because it is told then. */
  goneOf(owner: Owner): Gone | undefined {
    const own = owner instanceof Stream ? owner : this.#ownerOf(owner)
    if (!this.#uses.has(own)) return undefined
    return this.#elsewhere.has(own) ? new Map() : this.#uses.settle(own, this.#unseen)
  }

  /** What goes of instructions that no page draws by itself, such as a pattern's: only what hides itself. */
  goneOfItself(bytes: Uint8Array, owner: Stream, find: Find): Gone {
    const box = rectangleOf(this.#file, owner.dict.get('BBox'))
    const events: DrawingEvent[] = []
    const given: Following = { file: this.#file, states: this.#states, find, meetings: null }
    const start = freshGraphics(unmoved, box ?? everywhere)
    new DrawingFollower(given, owner, start, false, (event) => events.push(event)).follow(bytes)
    const verdict = judge(events, null, [])
    const uses = new Uses()
    uses.record(events, verdict, () => true)
    this.#note(verdict)
    return uses.settle(owner, this.#unseen)
  }

  /** The words of layers that are not shown, in quotation marks. */
  get layeredWords(): string {
    return quoted(this.#unseen.layered)
  }

  tell(findings: Findings): void {
    tellUnseen(this.#unseen, findings)
  }

  #followPage(page: Dict): void {
    const file = this.#file
    const given = rectangleOf(file, page.get('MediaBox'))
    // Readers show a page whose box is empty as a sheet of their own.
    const whole = given && given[2] > given[0] && given[3] > given[1] ? given : null
    const crop = rectangleOf(file, page.get('CropBox'))
    const shown = whole && crop ? (common(whole, crop) ?? whole) : whole
    if (this.#looksAsBefore(page, shown)) return
    const start = freshGraphics(unmoved, shown ?? everywhere)
    const events: DrawingEvent[] = []
    const tell: Tell = (event) => events.push(event)
    const find = findIn(file, page, () => null)
    const owner = this.#ownerOf(page)
    const isShared = this.#uses.has(owner)
    this.#follow(contentsOf(file, page), owner, start, false, find, tell, [])
    const over = followNotes(page, {
      file,
      isHiddenLayer: (layer) => this.#layers.isHidden(layer),
      seeElsewhere: (stream) => this.#elsewhere.seeStream(stream),
      draw: (stream, matrix) => {
        const findNote: Find = (sort, name) => (name === noteName ? stream : find(sort, name))
        this.#follow(noteCall, new Map(), { ...start, matrix }, false, findNote, tell, [])
      },
    })
    const verdict = judge(events, shown, over)
    this.#uses.record(events, verdict, (one) => one === owner && owner === page)
    this.#note(verdict)
    const isCropped = whole !== null && shown !== null && !holds(shown, whole)
    if (isCropped && verdict.isOverEdge && !isShared) this.#unseen.edges++
  }

  #note({ whites, touched, layered }: ReturnType<typeof judge>): void {
    this.#unseen.whites += whites.size
    this.#unseen.left.push(...touched.values())
    for (const { words } of layered) this.#unseen.layered.push(words)
  }

  /** The same instructions with the same resources on a page of the same size need not be followed twice. */
  #looksAsBefore(page: Dict, shown: Box | null): boolean {
    const resources = page.get('Resources')
    const key = this.#keyOf(page)
    if (key === null || page.has('Annots') || !(resources instanceof Ref)) return false
    const look = `${key} ${resources.number} ${shown?.join() ?? ''}`
    const isKnown = this.#looks.has(look)
    this.#looks.add(look)
    return isKnown
  }

  #keyOf(page: Dict): string | null {
    const given = page.get('Contents')
    const whole = this.#file.resolve(given)
    const parts = Array.isArray(whole) ? whole : [given ?? null]
    if (!parts.every((part) => part instanceof Ref)) return null
    return parts.map((part) => (part instanceof Ref ? part.number : '')).join('+')
  }

  /** Pages that draw the same go on sharing it. */
  #ownerOf(page: Dict): Dict {
    const key = this.#keyOf(page)
    if (key === null) return page
    const first = this.#pages.get(key)
    if (!first) this.#pages.set(key, page)
    return first ?? page
  }

  #follow(
    bytes: Uint8Array,
    owner: Owner,
    start: Graphics,
    isLayered: boolean,
    find: Find,
    tell: Tell,
    inside: readonly Stream[],
  ): void {
    const meetings: Meetings = {
      form: (stream, now, isHidden, around) => this.#followForm(stream, now, isHidden, around, tell, inside),
      other: (value) => this.#elsewhere.see(value),
      isHiddenLayer: (value) => this.#layers.isHidden(value),
    }
    this.#uses.add(owner)
    const given = { file: this.#file, states: this.#states, find, meetings }
    new DrawingFollower(given, owner, start, isLayered, tell).follow(bytes)
  }

  #followForm(
    stream: Stream,
    now: Graphics,
    isLayered: boolean,
    around: Find,
    tell: Tell,
    inside: readonly Stream[],
  ): void {
    const known = this.#drawn.get(stream)
    const often = (known?.often ?? 0) + 1
    if (often > mostUses || inside.length >= deepest || inside.includes(stream)) {
      this.#elsewhere.seeStream(stream)
      tell({ kind: 'paint', box: now.clip, isPicture: true, isCut: true })
      return
    }
    const content = known?.content ?? contentsOf(this.#file, new Map([['Contents', stream]]))
    const isRemembered = known ? known.content !== null : this.#remembered + content.length < mostRemembered
    if (!known && isRemembered) this.#remembered += content.length
    this.#drawn.set(stream, { often, content: isRemembered ? content : null })
    const find = findIn(this.#file, stream.dict, around)
    this.#follow(content, stream, now, isLayered, find, tell, [...inside, stream])
  }
}
