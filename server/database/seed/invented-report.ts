import { kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { states } from '#domain/reports/places.ts'
import type { Sector } from '#domain/reports/sectors.ts'
import { deeds } from './invented-deeds.ts'
import { inventedName, inventedWord } from './invented-names.ts'
import { assets, closing, declared, evidence, offices, sources } from './invented-words.ts'
import type { Draws } from './seeded-draws.ts'

/** What a person could have typed into the form. All of it is made up. Each long text says so in its last line. */
export function inventedReport(draws: Draws): Record<string, string> {
  const sector = draws.pick(Object.keys(offices) as (keyof typeof offices & Sector)[])
  const state = draws.pick(states)
  const write = (sentence: string) => fillIn(sentence, state, draws)
  const kind = draws.below(2) === 0 ? 'wealth' : draws.pick(kindsOfWrong)
  return {
    wrongKind: kind,
    personName: inventedName(draws),
    position: write(draws.pick<string>(offices[sector])),
    sector,
    state,
    ...(kind === 'wealth' ? wealth(draws, write) : deed(kind, draws, write)),
    evidence: [...draws.several(1 + draws.below(8), evidence).map(write), closing].join('\n\n'),
    relevantLinks: draws.below(2) === 0 ? '' : `https://example.org/invented/${1 + draws.below(900)}`,
  }
}

type Write = (sentence: string) => string

function wealth(draws: Draws, write: Write): Record<string, string> {
  return {
    declaredAssets: draws.below(3) === 0 ? '' : `${write(draws.pick(declared))}\n\n${closing}`,
    suspectedAssets: `${suspected(draws, write)}\n\n${closing}`,
    wealthSource: draws.below(4) === 0 ? '' : `${write(draws.pick(sources))}\n\n${closing}`,
    ...itemsOf(draws, write),
  }
}

/** One thing of those that are owned, with its value, in half of the reports. */
function itemsOf(draws: Draws, write: Write): Record<string, string> {
  if (draws.below(2) === 0) return {}
  const value = write('{naira}')
  return {
    'suspectedItems.0.kind': 'undeveloped_land',
    'suspectedItems.0.what': write('Plot at {word}'),
    'suspectedItems.0.value': value,
  }
}

function deed(kind: keyof typeof deeds, draws: Draws, write: Write): Record<string, string> {
  return {
    whatHappened: `${write(draws.pick<string>(deeds[kind]))}\n\n${closing}`,
    amount: draws.below(3) === 0 ? '' : sumInNaira(draws),
  }
}

/** Fills the places of a sentence: another invented word and another sum at each. */
export function fillIn(sentence: string, state: string, draws: Draws): string {
  return sentence.replace(/\{(word|naira|state)\}/g, (_whole, place) => {
    if (place === 'word') return inventedWord(draws)
    else return place === 'naira' ? sumInNaira(draws) : state
  })
}

function suspected(draws: Draws, write: Write): string {
  const [first = '', ...others] = draws.several(2 + draws.below(4), assets).map(write)
  return `Since taking up the office, this person has come to own ${[first, ...others].join('; ')}. None of it is in the declaration of assets made at the beginning of the term.`
}

function sumInNaira(draws: Draws): string {
  const isMillions = draws.below(5) > 0
  return isMillions ? `N${3 + draws.below(880)} million` : `N${(1 + draws.below(40)) / 10} billion`
}
