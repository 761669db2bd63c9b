import { Text } from '../reading/objects.ts'
import { type Box, type Corners, common, holds, isWithin, uprightOf } from './boxes.ts'
import type { Cover, DrawingEvent, Paint, Picture, Run } from './events.ts'
import { NearBoxes } from './near-boxes.ts'
import { type Letter, withoutLetters } from './part-of-run.ts'
import { areAlike, type Colour, white } from './plain-colour.ts'
import { wordsIn } from './text-width.ts'

/** Why no one sees it. */
export type Reason = 'covered' | 'transparent' | 'outside' | 'tiny' | 'ground' | 'undrawn'

export type Verdict = {
  hidden: Map<Run | Picture, Reason>
  /** Those of which some letters are covered: what they say, and the instruction that shows the others. */
  parts: Map<Run, { words: string; instead: string }>
  /** Covered in part, or by what may be a cover: no one can be sure. With the words that stay. */
  touched: Map<Run, string>
  /** White where the ground is not known. */
  whites: Set<Run>
  /** In a layer that is not shown. */
  layered: Set<Run>
  /** Something is drawn beside the page that stays. */
  isOverEdge: boolean
}

/**
 * What of a drawing no one sees.
 *
 * @param page what is shown of it; null where that is not known, as in a pattern
 * @param over boxes that are notes over the page and whose drawing is not known
 */
export function judge(events: readonly DrawingEvent[], page: Box | null, over: readonly Box[]): Verdict {
  const verdict: Verdict = {
    ...{
      hidden: new Map(),
      parts: new Map(),
      touched: new Map(),
      whites: new Set(),
      layered: new Set(),
      isOverEdge: false,
    },
  }
  judgeByThemselves(events, page, verdict)
  judgeByGround(events, page !== null, verdict)
  judgeByCovers(events, over, verdict)
  return verdict
}

function judgeByThemselves(events: readonly DrawingEvent[], page: Box | null, verdict: Verdict): void {
  const pictures = new NearBoxes<Paint>()
  for (const event of events) if (event.kind === 'paint' && event.isPicture) pictures.add(event, event.box)
  for (const event of events) {
    if (event.kind !== 'text' && event.kind !== 'picture') {
      if (event.isCut) verdict.isOverEdge = true
      continue
    }
    if (event.kind === 'text' && event.isStencil) continue
    if (event.isLayered) {
      if (event.kind === 'text') verdict.layered.add(event)
      continue
    }
    const reason = event.kind === 'text' ? reasonOf(event, pictures) : reasonOfPicture(event)
    if (reason) verdict.hidden.set(event, reason)
    else if (page && event.box && !holds(page, event.box)) verdict.isOverEdge = true
  }
}

function reasonOf(run: Run, pictures: NearBoxes<Paint>): Reason | undefined {
  if (run.isUndrawn) {
    // Words behind a scanned page are there to be searched for.
    const { box } = run
    return box && pictures.over(box).length > 0 ? undefined : 'undrawn'
  }
  if (run.isTransparent) return 'transparent'
  if (run.isTiny) return 'tiny'
  return run.wide && !common(run.wide, run.clip) ? 'outside' : undefined
}

/** A form is seen as far as what it draws is, so only its place tells. */
function reasonOfPicture({ box, clip, isTransparent, isForm }: Picture): Reason | undefined {
  if (isTransparent) return 'transparent'
  if (box === undefined) return undefined
  if (common(box, clip)) return undefined
  const isFlat = box[0] === box[2] || box[1] === box[3]
  return isFlat && !isForm ? 'tiny' : 'outside'
}

/** Letters of the colour that is under them. */
function judgeByGround(events: readonly DrawingEvent[], isPage: boolean, verdict: Verdict): void {
  const grounds = new NearBoxes<Cover | Paint>()
  for (const event of events) {
    if (event.kind === 'cover' || event.kind === 'paint') grounds.add(event, event.box)
    if (event.kind !== 'text' || event.isLayered || event.isUndrawn || verdict.hidden.has(event)) continue
    const { colour, box } = event
    const ground = isPage && colour && box ? groundOf(box, grounds) : undefined
    if (ground && colour && areAlike(ground, colour)) verdict.hidden.set(event, 'ground')
    else {
      if (!ground && colour && areAlike(white, colour)) verdict.whites.add(event)
      // White letters over these would be seen.
      const seen = box && common(box, event.clip)
      if (seen) grounds.add({ kind: 'paint', box: seen, isPicture: false, isCut: false }, seen)
    }
  }
}

/** The colour at a place, or undefined where it is not one that we know. */
function groundOf(box: Box, grounds: NearBoxes<Cover | Paint>): Colour | undefined {
  const [ground] = grounds.over(box)
  if (!ground) return white
  const isAll = ground.kind === 'cover' && holds(ground.box, box) && isWithin(box, ground.corners)
  return isAll ? ground.colour : undefined
}

function judgeByCovers(events: readonly DrawingEvent[], over: readonly Box[], verdict: Verdict): void {
  const covers = new NearBoxes<Cover>()
  const notes = new NearBoxes<Box>()
  for (const box of over) notes.add(box, box)
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]
    if (event?.kind === 'cover') covers.add(event, event.box)
    if ((event?.kind !== 'text' && event?.kind !== 'picture') || event.isLayered) continue
    if (event.kind === 'text' && event.isUndrawn) continue
    const box = event.kind === 'text' ? event.box : event.box && common(event.box, event.clip)
    if (box && isCovered(box, covers)) {
      // What is covered is said first, whatever else hides it.
      verdict.hidden.set(event, 'covered')
      verdict.whites.delete(event as Run)
    } else if (event.kind === 'text' && !verdict.hidden.has(event) && isTouched(event.core, covers, notes))
      judgeLetters(event, covers, notes, verdict)
  }
}

/** A name in the middle of a line is often covered alone. */
function judgeLetters(run: Run, covers: NearBoxes<Cover>, notes: NearBoxes<Box>, verdict: Verdict): void {
  const letters = run.operator === '"' ? undefined : run.letters()
  const gone = new Set(letters?.filter(({ box }) => box && isCovered(box, covers)))
  const areOthersFree = letters?.every((one) => gone.has(one) || !isTouched(one.core, covers, notes))
  const wordsOf = (some: readonly Letter[]) =>
    wordsIn(
      some.map(({ code }) => new Text(code)),
      run.font,
    )
  if (!areOthersFree) {
    const stay = gone.size > 0 ? letters?.filter((one) => !gone.has(one)) : undefined
    verdict.touched.set(run, stay ? wordsOf(stay) : run.words)
  }
  if (!letters || gone.size === 0) return
  const words = wordsOf([...gone])
  verdict.parts.set(run, { words, instead: withoutLetters(run.parts, letters, (one) => gone.has(one)) })
}

function isCovered(box: Box, covers: NearBoxes<Cover>): boolean {
  const beside: Box[] = []
  for (const { box: place, corners } of covers.over(box)) {
    if (holds(place, box) && isWithin(box, corners)) return true
    const upright = visiblePart(corners, place)
    if (upright && upright[1] <= box[1] && upright[3] >= box[3]) beside.push(upright)
  }
  if (beside.length < 2) return false
  beside.sort((one, other) => one[0] - other[0])
  let reached = box[0]
  for (const [left, , right] of beside) if (left <= reached) reached = Math.max(reached, right)
  return beside[0] !== undefined && beside[0][0] <= box[0] && reached >= box[2]
}

function visiblePart(corners: Corners, shown: Box): Box | undefined {
  const upright = uprightOf(corners)
  return upright && common(upright, shown)
}

/** At least as much as a letter is covered. */
function isTouched(core: Box | undefined, covers: NearBoxes<Cover>, notes: NearBoxes<Box>): boolean {
  if (core === undefined) return false
  const size = Math.min(core[3] - core[1], core[2] - core[0])
  const isOver = (box: Box) => {
    const part = common(box, core)
    return part !== undefined && Math.min(part[3] - part[1], part[2] - part[0]) > size * 0.9
  }
  return (
    notes.over(core).some(isOver) ||
    covers.over(core).some(({ box, corners }) => uprightOf(corners) && isOver(box))
  )
}
