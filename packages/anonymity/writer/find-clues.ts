import { makePhrases, type Phrases } from '../detectors/phrases.ts'
import type { Page } from '../page.ts'
import type { Tokens } from '../tokens.ts'
import { anchors, phrases, traits } from './clue-words.ts'
import type { Reason } from './reasons.ts'

/** What the words from token `from` up to `to` tell about their writer. */
export type Clue = { from: number; to: number; reasons: readonly [Reason, ...Reason[]] }

/** The clue that begins at this token: 'I am a Muslim nurse', 'my desk', 'a gabana'. */
export function clueAt({ tokens }: Page, index: number): Clue | undefined {
  const beginning = byAnchor.longestAt(tokens, index)
  if (beginning > 0) {
    const clue = traitsBehind(tokens, index, index + beginning)
    if (clue) return clue
  }
  const length = byPhrase.table.longestAt(tokens, index)
  const reason = length > 0 ? byPhrase.reasons.get(keyOf(tokens, index, length)) : undefined
  return reason && { from: index, to: index + length, reasons: [reason] }
}

// 'I am a very old Muslim nurse': a trait is at most this many words away.
const reach = 4

// Behind these words something else begins: 'I am not a nurse', 'I am afraid of the driver'.
const turns = new Set(
  'not of the that to by from with and or in at on for told asked sure afraid his her their'.split(' '),
)

function traitsBehind(tokens: Tokens, from: number, behind: number): Clue | undefined {
  const reasons: Reason[] = []
  let to = behind
  for (let index = behind; index < behind + reach && tokens.kinds[index] === 'word'; ) {
    const length = byTrait.table.longestAt(tokens, index)
    const reason = length > 0 ? byTrait.reasons.get(keyOf(tokens, index, length)) : undefined
    if (reason) {
      reasons.push(reason)
      to = index + length
    } else if (turns.has(tokens.words[index] ?? '')) break
    index += Math.max(1, length)
  }
  const [first, ...others] = reasons
  return first && { from, to, reasons: [first, ...others] }
}

const byAnchor = makePhrases(anchors)
const byTrait = makeTable(traits)
const byPhrase = makeTable(phrases)

function makeTable(lists: readonly (readonly [Reason, string])[]): {
  table: Phrases
  reasons: ReadonlyMap<string, Reason>
} {
  const pairs = lists.flatMap(([reason, list]) => list.split('|').map((phrase) => [phrase, reason] as const))
  return {
    table: makePhrases(pairs.map(([phrase]) => phrase)),
    reasons: new Map(pairs.map(([phrase, reason]) => [phrase.replaceAll('/', ' / '), reason])),
  }
}

function keyOf({ words }: Tokens, index: number, length: number): string {
  return words.slice(index, index + length).join(' ')
}
