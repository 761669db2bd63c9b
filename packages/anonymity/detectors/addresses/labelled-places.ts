import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { certainAt } from '../found-at.ts'
import { makePhrases } from '../phrases.ts'
import { clauseAt } from './clause.ts'
import { officeWords } from './clause-words.ts'
import { endOfParts } from './parts.ts'

/**
 * 'Last seen at: the old pyramid gate, Gafan', 'Ibi ti mo wa: iwaju ile Oloye': what a form or a note says of where a person is now. The
 * 'Location:' of a report alone says where something happened, and stays.
 */
export function detectLabelledPlaces(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const length = labels.longestAt(tokens, index)
    const sign = index + length
    if (length === 0 || tokens.words[sign] !== ':' || (tokens.breaks[sign + 1] ?? 1) > 0) continue
    const clause = clauseAt(page, sign + 1)
    const row = tokens.words.slice(clause.from, clause.to)
    if (!clause.isWhole || row.length < 2 || officeWords.has(row[0] ?? '') || officeWords.has(row[1] ?? ''))
      continue
    const end = tokens.ends[clause.to - 1] ?? 0
    const goesOn = endOfParts(page, end, Number.POSITIVE_INFINITY) > end
    if (clause.grounds === 0 && !goesOn) continue
    found.push(certainAt(page, clause, 'street', 88))
  }
  return found
}

const labels = makePhrases(
  [
    'last seen|last seen at|last seen in|present location|current location|whereabouts|hiding place|where he is|where she is|where they are|where i am',
    'where im dey|where i dey|where she dey|where dem dey',
    'inda nake|inda yake|inda take|wurin buya|maboya',
    'ebe m no|ebe o no|ebe ha no|ebe anyi no',
    'ibi ti mo wa|ibi ti o wa|ibi ti won wa|ibi ti a wa',
  ].flatMap((list) => list.split('|')),
)
