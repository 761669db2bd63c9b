import type { Candidate } from '../finding.ts'
import { matchAt } from '../match-at.ts'
import type { Page } from '../page.ts'

/** 'behind the filling station', 'opposite Zenith Bank', 'after the second roundabout': how people give an address here. */
export function detectLandmarks({ reading: { plain, lower }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    if (!sides.has(tokens.words[index] ?? '')) continue
    const start = tokens.starts[index] ?? 0
    const end = matchAt(landmark, lower, start)
    if (end === undefined) continue
    const isNamed = /[A-Z]/.test(plain.slice(start + 1, end))
    found.push({ start, end, kind: 'street', tier: isNamed ? 'certain' : 'possible', weight: 60 })
  }
  return found
}

const sides = new Set(
  'behind opposite beside near adjacent off after before facing along by bayan kusa gaban lehin legbe iwaju egbe azu nso'.split(
    ' ',
  ),
)

const landmark =
  /(?:behind|opposite|beside|near|adjacent(?: to)?|off|after|before|facing|along|by|bayan|kusa da|gaban|lehin|legbe|iwaju|egbe|azu|nso) (?:the |di |dat |that |our |my )?(?:(?:old|new|big|small|first|second|third|last|central|main|[a-z'-]{2,20}) ){0,3}(?:filling station|petrol station|fuel station|mosque|masallaci|church|coci|soosi|market|kasuwa|oja|ahia|school|makaranta|ile-iwe|junction|roundabout|bus stop|motor park|garage|hospital|clinic|police station|barracks|palace|town hall|borehole|bridge|flyover|stadium|hotel|guest house|eatery|pharmacy|mast|transformer|cemetery|railway|secretariat|post office|court|quarters|estate|water board)(?![\w-])/y
