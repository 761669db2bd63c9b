import type { Chance } from '../vectors/seeded-chance.ts'
import { readNamesByPeople } from './names-by-people.ts'
import { nameParts, namesOfNigeria } from './names-of-nigeria.ts'
import type { WorldNames } from './world-names.ts'

export type NameSource = {
  full(chance: Chance): string
  given(chance: Chance): string
  family(chance: Chance): string
  place(chance: Chance): string
  state(chance: Chance): string
}

export type NameLists = {
  /** The permissively licensed union in `../shared/data/pii/nigerian-names.json`, in lower case. */
  collected: readonly string[]
  englishGiven: readonly string[]
  englishFamily: readonly string[]
  places: readonly string[]
  states: readonly string[]
}

/** The people whose language it is come first; `foreign` is the share of the others, and `world` are names that these have too. */
export type Home = { people: 'hausa' | 'igbo' | 'yoruba'; foreign: number; world: WorldNames }

type Group = { given: readonly string[]; family: readonly string[] }

const shareOfWorld = 0.8

/** How often a name is of one of the many peoples, and not of the larger lists. */
const shareByPeople = 0.12

/** Draws names for sentences: mostly Nigerian, of one language or mixed, some foreign, some built from parts. `home` prefers one. */
export function makeNameSource(lists: NameLists, home?: Home): NameSource {
  const groups = Object.values(namesOfNigeria).map(
    ({ given, family }): Group => ({ given: words(given), family: words(family) }),
  )
  const christian = words(namesOfNigeria.christian.given)
  const withFamily = groups.filter(({ family }) => family.length > 0)
  const byPeople = readNamesByPeople().filter(({ given, family }) => given.length > 0 && family.length > 0)
  const built = Object.values(nameParts).map(({ begin, end }) => ({ begin: words(begin), end: words(end) }))
  const collected = lists.collected.map(capital)

  const own = home && {
    group: {
      given: words(namesOfNigeria[home.people].given),
      family: words(namesOfNigeria[home.people].family),
    },
    built: { begin: words(nameParts[home.people].begin), end: words(nameParts[home.people].end) },
  }
  const isOwn = (chance: Chance) => own !== undefined && chance.next() < 0.7
  const groupOf = (chance: Chance) =>
    own && isOwn(chance) ? own.group : chance.pick(chance.next() < shareByPeople ? byPeople : withFamily)
  const foreign = home?.foreign ?? 0.22

  const build = (chance: Chance) => {
    const { begin, end } = own && isOwn(chance) ? own.built : chance.pick(built)
    return `${chance.pick(begin)}${chance.pick(end)}`
  }
  const givenOf = (group: Group, chance: Chance) => {
    const draw = chance.next()
    if (draw < 0.47) return chance.pick(group.given)
    else if (draw < 0.65) return chance.pick(christian)
    else if (draw < 0.77) return chance.pick(collected)
    else return build(chance)
  }
  const familyOf = (group: Group, chance: Chance) => {
    const draw = chance.next()
    if (draw < 0.52) return chance.pick(group.family)
    else if (draw < 0.66) return chance.pick(group.given)
    else if (draw < 0.77) return chance.pick(collected)
    else return build(chance)
  }
  const fromWorld = (words: readonly string[] | undefined, english: readonly string[], chance: Chance) =>
    words && words.length > 0 && chance.next() < shareOfWorld
      ? chance.pick(words)
      : capital(chance.pick(english))
  const foreignGiven = (chance: Chance) => fromWorld(home?.world.given, lists.englishGiven, chance)
  const foreignFamily = (chance: Chance) => fromWorld(home?.world.family, lists.englishFamily, chance)
  const given = (chance: Chance) =>
    chance.next() < foreign ? foreignGiven(chance) : givenOf(groupOf(chance), chance)
  const family = (chance: Chance) =>
    chance.next() < foreign ? foreignFamily(chance) : familyOf(groupOf(chance), chance)
  const ordered = (chance: Chance) => {
    if (chance.next() < foreign)
      return { first: foreignGiven(chance), middle: foreignGiven(chance), last: foreignFamily(chance) }
    const group = groupOf(chance)
    return { first: givenOf(group, chance), middle: givenOf(group, chance), last: familyOf(group, chance) }
  }
  return {
    given,
    family,
    full(chance) {
      const { first, middle, last } = ordered(chance)
      const draw = chance.next()
      if (draw < 0.58) return `${first} ${last}`
      else if (draw < 0.7) return `${last} ${first}`
      else if (draw < 0.8) return `${first} ${middle} ${last}`
      else if (draw < 0.85) return `${first.charAt(0)}. ${last}`
      else if (draw < 0.88) return `${first.charAt(0)}.${middle.charAt(0)}. ${last}`
      else if (draw < 0.91) return `${first} ${middle.charAt(0)}. ${last}`
      else if (draw < 0.94) return `${first} ${last}-${family(chance)}`
      else if (draw < 0.97) return first
      else return `${last}, ${first}`
    },
    place: (chance) => placeOf(home, lists.places, chance),
    state: (chance) => chance.pick(lists.states),
  }
}

function placeOf(home: Home | undefined, places: readonly string[], chance: Chance): string {
  const world = home?.world.places ?? []
  return chance.pick(world.length > 0 && chance.next() < shareOfWorld ? world : places)
}

export function words(list: string): readonly string[] {
  return list.split(' ').filter((word) => word !== '')
}

export function capital(word: string): string {
  return word.replaceAll(/(?:^|[ '-])[a-z]/g, (letters) => letters.toUpperCase())
}
