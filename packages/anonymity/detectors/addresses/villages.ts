import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { areTogether, isCapital } from '../capitals.ts'
import { clauseAt } from './clause.ts'
import { officeWords } from './clause-words.ts'
import { withoutN } from './further-parts.ts'
import { endOfParts, isPart } from './parts.ts'

const mostWords = 3

/**
 * 'agboole Odofin, ilu Idogun', 'garin Tudun Goga, gidan Mai Anguwa', "obi ya di n'Umuavu, nke nwere onu uzo oji", 'umuezeala, uzo ama no
 * n'akuku ulo nkwu': a village or a compound that no list knows, and behind its comma a part of an address.
 */
export function detectVillages(page: Page): Candidate[] {
  const found: Candidate[] = []
  const { tokens } = page
  for (let index = 0; index < tokens.count; index += 1) {
    const isLocal = (page.spoken[index] ?? 0) > pidgin || clear.has(tokens.words[index] ?? '')
    const end = isLocal ? endOfVillage(page, index) : undefined
    if (end === undefined || tokens.words[end] !== ',' || (tokens.breaks[end + 1] ?? 1) > 0) continue
    if (!isPart(page, clauseAt(page, end + 1))) continue
    const last = endOfParts(page, tokens.ends[end - 1] ?? 0, Number.POSITIVE_INFINITY)
    found.push({ start: tokens.starts[index] ?? 0, end: last, kind: 'street', tier: 'certain', weight: 88 })
    index = end
  }
  return found
}

const pidgin = 2

/** Words of one language only: they tell it where a heading has no small words. */
const clear = new Set('garin kauyen unguwar rugar agboole agbole abule gbongan ebute'.split(' '))

/** The token behind the village: its noun with a name in capitals, or an Igbo village by its first letters. */
function endOfVillage(page: Page, index: number): number | undefined {
  const { words } = page.tokens
  const word = withoutN(words[index] ?? '')
  if (officeWords.has(words[index + 1] ?? '')) return undefined
  if (/^umu[a-z]{4,12}$/.test(word)) return index + 1
  if (!villages.has(word)) return undefined
  let to = index + 1
  let hasName = false
  while (to <= index + mostWords && areTogether(page, to - 1, to) && page.tokens.kinds[to] === 'word') {
    const isName =
      isCapital(page, to) ||
      /^n'[A-Z]/.test(page.reading.plain.slice(page.tokens.starts[to], page.tokens.ends[to]))
    if (hasName && !isName) break
    hasName ||= isName
    to += 1
  }
  return hasName ? to : undefined
}

const villages = new Set(
  [
    'garin kauyen unguwar rugar kwanar gadar',
    'ama ogbe obodo obi ezi mbara',
    'ilu agboole agbole abule gbongan ebute odo oja ile adugbo ita',
  ].flatMap((list) => list.split(' ')),
)
