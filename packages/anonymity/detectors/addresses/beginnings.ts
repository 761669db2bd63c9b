import type { Candidate } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { tokenFrom } from '../../tokens.ts'
import { isGround } from './clause.ts'
import { allSides } from './clause-words.ts'
import { articles } from './parts.ts'

/** Where an address begins that was found together with what is said of someone or of a public body; nothing where all of it is an address. */
export function beginningOf(page: Page, one: Candidate): number | undefined {
  return behindSentence(page, one) ?? behindBody(page, one)
}

/** 'Bello Sule, whose firm has its office opposite the High Court': the address begins behind what is said of someone. */
function behindSentence(page: Page, { start, end }: Candidate): number | undefined {
  const { words, starts, kinds } = page.tokens
  let behind: number | undefined
  for (let index = tokenFrom(page.tokens, start) + 1; (starts[index] ?? end) < end; index += 1) {
    const before = words[index - 1] ?? ''
    const isSaid =
      verbs.has(words[index] ?? '') &&
      !relatives.has(before) &&
      (kinds[index - 1] === 'word' || before === ',')
    if (isSaid && isGroundBehind(page, index + 1, end)) behind = starts[index + 1]
  }
  return behind
}

function isGroundBehind({ tokens: { words, starts } }: Page, from: number, end: number): boolean {
  for (let index = from; index < words.length && (starts[index] ?? end) < end; index += 1)
    if (allSides.has(words[index] ?? '') || isGround(words[index] ?? '')) return true
  return false
}

const verbs = new Set('has had is was are were sits sat said says'.split(' '))

const relatives = new Set('that which who wey where one'.split(' '))

/**
 * 'The Ministry of Works sits in the house behind the High Court': the public body is what a report is about, so the address begins behind it.
 */
function behindBody(page: Page, { start, end }: Candidate): number | undefined {
  const { words, starts, breaks } = page.tokens
  const first = tokenFrom(page.tokens, start)
  const body = articles.has(words[first] ?? '') ? first + 1 : first
  if (!publicBodies.has(words[body] ?? '')) return undefined
  for (let index = body + 1; index < body + mostOfBody && (starts[index] ?? end) < end; index += 1) {
    if ((breaks[index] ?? 0) > 0) return undefined
    const isLead = leads.has(words[index] ?? '')
    if (isLead || allSides.has(words[index] ?? '')) return starts[isLead ? index + 1 : index]
  }
  return undefined
}

const publicBodies = new Set(
  "ministry commission agency board authority council bureau department directorate tribunal secretariat hukumar ma'aikatar hukuma".split(
    ' ',
  ),
)

const leads = new Set('in at from inside'.split(' '))

const mostOfBody = 8
