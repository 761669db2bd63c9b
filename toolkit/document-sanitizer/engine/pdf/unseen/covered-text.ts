import { type Box, common, holds } from './boxes.ts'
import { type Cover, type Drawing, followDrawing, type Run } from './follow-drawing.ts'

export type Covered = {
  /** Where the instructions are that show nothing but what is covered, so that they can go. */
  removable: ReadonlySet<number>
  /** What they say, as far as it can be read. */
  words: string
  /** Words that are covered in part, or whose covering is not sure. */
  leftWords: string
  left: number
}

const nothing: Covered = { removable: new Set(), words: '', leftWords: '', left: 0 }

/** Looking at each run against each box takes long on a page of thousands. */
const mostCovers = 400

/**
 * Text that something opaque was drawn over later, or that is wholly transparent: no one sees it, but a person who marks and copies
 * it can read it. It is what is left when a person only draws a box over words that were to be made unreadable.
 *
 * @param over filled boxes that are notes over the page. How exactly they are drawn is for them to say, so nothing goes because of them.
 */
export function coveredText(bytes: Uint8Array, drawing: Drawing, over: readonly Box[] = []): Covered {
  const events = followDrawing(bytes, drawing)
  if (over.length === 0 && !events.some((event) => event.kind === 'cover' || event.isTransparent))
    return nothing
  const covers: Cover[] = []
  const hidden: Run[] = []
  const touched: Run[] = []
  const notes = over.slice(0, mostCovers).map((box) => ({ box }))
  for (const event of events.toReversed()) {
    if (event.kind === 'cover') {
      if (covers.length < mostCovers) covers.push(event)
    } else if (event.isUndrawn) continue
    else if (event.isTransparent || isWithin(event.box, covers)) hidden.push(event)
    else if (isTouched(event.core, covers) || isTouched(event.core, notes)) touched.push(event)
  }
  const removable = withoutNeeded(hidden, events)
  const gone = hidden.filter(({ at }) => removable.has(at)).toReversed()
  const left = [...hidden.filter(({ at }) => !removable.has(at)), ...touched].toReversed()
  return { removable, words: wordsOf(gone), leftWords: wordsOf(left), left: left.length }
}

function isWithin(box: Box | undefined, covers: readonly Cover[]): boolean {
  return box !== undefined && covers.some((cover) => holds(cover.box, box))
}

/** At least as much as a letter is covered. */
function isTouched(core: Box | undefined, covers: readonly { box: Box }[]): boolean {
  if (core === undefined) return false
  const height = core[3] - core[1]
  return covers.some((cover) => {
    const part = common(cover.box, core)
    return part !== undefined && part[3] - part[1] > height * 0.9 && part[2] - part[0] > height
  })
}

/** Where a run goes, the runs behind it in its row would move; so it goes only when they go too. */
function withoutNeeded(hidden: readonly Run[], events: readonly (Run | Cover)[]): Set<number> {
  const gone = new Set(hidden.map(({ at }) => at))
  const keepsRow = new Set<number>()
  for (const event of events.toReversed()) {
    if (event.kind !== 'text') continue
    if (keepsRow.has(event.row) || event.operator === '"') gone.delete(event.at)
    if (!gone.has(event.at)) keepsRow.add(event.row)
  }
  return gone
}

function wordsOf(runs: readonly Run[]): string {
  return runs
    .map(({ words }) => words)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
}
