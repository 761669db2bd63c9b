import type { Findings } from '../../contract.ts'
import type { Reason } from './judge.ts'

/** What pages hold and no one sees, for the person to hear of. */
export type Unseen = {
  words: Map<Reason, string[]>
  /** The same where words beside them would move if they went. */
  stuck: Map<Reason, string[]>
  pictures: number
  /** Words that can still be read under something. */
  left: string[]
  /** Pieces of white text on a ground that is not known. */
  whites: number
  /** Pages with something beside what is shown of them. */
  edges: number
  /** Words of layers that are not shown. */
  layered: string[]
}

export const nothingUnseen = (): Unseen => ({
  ...{ words: new Map(), stuck: new Map(), pictures: 0, left: [], whites: 0, edges: 0, layered: [] },
})

const says: Readonly<Record<Reason, string>> = {
  covered: 'Words that lie under a filled box or a picture',
  transparent: 'Words that are transparent',
  outside: 'Words outside what the pages show',
  tiny: 'Words that are too small to be seen',
  ground: 'Words in the colour of their ground',
  undrawn: 'Words that are in the page but not drawn',
}

const advice = 'Clean this file again with its pages as pictures.'

/** One line for each sort of thing, with the words. A redaction that failed is a risk, so it comes first. */
export function tellUnseen(unseen: Unseen, findings: Findings): void {
  for (const [reason, text] of Object.entries(says)) {
    const words = unseen.words.get(reason as Reason)
    if (words) findings.hidden({ text: `${text}${quoted(words)}`, isRisk: true })
    const stuck = unseen.stuck.get(reason as Reason)
    if (stuck)
      findings.kept({
        text: `${text} stay, because words beside them would move${quoted(stuck)}. ${advice}`,
        isRisk: true,
        isUnsure: true,
      })
  }
  if (unseen.pictures > 0)
    findings.hidden({
      text: `${unseen.pictures === 1 ? 'A picture' : `${unseen.pictures} pictures`} that no one sees: covered, transparent or outside the page`,
      isRisk: true,
    })
  if (unseen.left.length > 0)
    findings.kept({
      text: `A filled box or a picture lies over words${quoted(unseen.left)}. Readers can still copy them. ${advice}`,
      isRisk: true,
      isUnsure: true,
    })
  if (unseen.whites > 0)
    findings.kept({
      text: 'White text stays: on white ground nobody sees it, but it can still be searched and copied',
      isUnsure: true,
    })
  if (unseen.edges > 0)
    findings.kept({
      text: `What lies outside the part that is shown of ${unseen.edges === 1 ? '1 page' : `${unseen.edges} pages`} stays: nobody sees it, but it is still in the file`,
      isUnsure: true,
    })
}

const mostWords = 300

/** The words in quotation marks, or nothing when no letter of them can be read. */
export function quoted(words: readonly string[]): string {
  let text = ''
  for (const word of words) {
    text = `${text} ${word}`.replace(/\s+/g, ' ').trim()
    if (text.length > mostWords) break
  }
  return text === '' ? '' : `: "${text.slice(0, mostWords)}"`
}
