import { isLower, isUpper } from '../../../characters.ts'
import type { Page } from '../../../page.ts'
import { classOf, roles, rolesOf } from './word-classes.ts'

/** How many numbers stand for one token; each is a place in the table of weights. */
export const featureCount = 34

/** The table has 2 to this power places. */
export const tableBits = 14

/** A token as the tagger sees it. */
type Look = { word: number; ending: number; roles: number; class: number; shape: number }

/** A run between two signs, such as the words between two commas. `roles` are those of its words together. */
type Stretch = { from: number; to: number; roles: number; sentenceWords: number; sign: number }

const edge: Look = { word: 1, ending: 1, roles: 0, class: 40, shape: 0 }
const noStretch: Stretch = { from: 0, to: 0, roles: 0, sentenceWords: 0, sign: 0 }

/** Writes the places in the table for the tokens from `from` up to `to`, `featureCount` a token. */
export function writeFeatures(
  page: Pick<Page, 'reading' | 'tokens'>,
  { from, to }: { from: number; to: number },
  language: number,
  out: Int32Array,
): void {
  const looks = looksOf(page, from, to)
  const stretches = stretchesOf(page, looks, from)
  let place = 0
  let home = far
  for (let index = 0; index < looks.length; index += 1) {
    while ((stretches[place]?.to ?? to) <= index) place += 1
    const here = looks[index] ?? edge
    const around = {
      here: stretches[place] ?? noStretch,
      before: stretches[place - 1] ?? noStretch,
      after: stretches[place + 1] ?? noStretch,
    }
    writeToken(looks, index, around, home, language, out)
    home = (here.roles & (roles.home | roles.meeting)) !== 0 ? 0 : Math.min(far, home + 1)
  }
}

const far = 8

function looksOf({ reading, tokens }: Pick<Page, 'reading' | 'tokens'>, from: number, to: number): Look[] {
  let capitals = 0
  for (let index = from; index < to; index += 1)
    if (isUpper(reading.plain.charCodeAt(tokens.starts[index] ?? 0))) capitals += 1
  const looks: Look[] = []
  for (let index = from; index < to; index += 1) {
    const word = tokens.words[index] ?? ''
    const found = rolesOf(tokens, index)
    const shape =
      capitals === 0 ? 3 : shapeOf(reading.plain, tokens.starts[index] ?? 0, tokens.ends[index] ?? 0)
    const isSign = tokens.kinds[index] === 'sign'
    looks.push({
      word: tokens.kinds[index] === 'word' || isSign ? hashOf(word, 0) : Math.min(6, word.length),
      ending: hashOf(word, Math.max(0, word.length - 3)),
      roles: found,
      class: isSign ? 48 + (word.charCodeAt(0) % 64) : classOf(found, shape),
      shape,
    })
  }
  return looks
}

/** 0 small, 1 capital first, 2 capitals, 3 a sentence without capitals. */
function shapeOf(plain: string, start: number, end: number): number {
  if (!isUpper(plain.charCodeAt(start))) return 0
  return end - start > 1 && !isLower(plain.charCodeAt(start + 1)) ? 2 : 1
}

function stretchesOf(
  { tokens }: Pick<Page, 'reading' | 'tokens'>,
  looks: readonly Look[],
  from: number,
): Stretch[] {
  const stretches: Stretch[] = []
  let stretch: Stretch = { ...noStretch }
  for (const [index, look] of looks.entries()) {
    const isCut = tokens.kinds[from + index] === 'sign' && cuts(tokens.words, from + index)
    if (isCut || (index > 0 && (tokens.breaks[from + index] ?? 0) > 0)) {
      stretches.push({ ...stretch, to: index })
      stretch = { from: index, to: index, roles: 0, sentenceWords: 0, sign: isCut ? look.class : 47 }
    }
    stretch.roles |= look.roles
    if ((look.roles & roles.sentence) !== 0) stretch.sentenceWords += 1
  }
  return [...stretches, { ...stretch, to: looks.length }]
}

/** The dot of 'No.' and the sign in "Mary's" or '12/14' part nothing. */
function cuts(words: readonly string[], index: number): boolean {
  const sign = words[index] ?? ''
  if (sign === '.') return (words[index - 1] ?? '').length > 3 || !shortened.has(words[index - 1] ?? '')
  return !"'/-#&".includes(sign)
}

const shortened = new Set(
  'no st rd opp p o m b dr mr mrs km adj ave hse blk apt cl cr ext hon alh'.split(' '),
)

/** What of a stretch says that it is a part of an address. */
const telling =
  roles.house |
  roles.road |
  roles.side |
  roles.otherSide |
  roles.spot |
  roles.landmark |
  roles.place |
  roles.number |
  roles.look |
  roles.home

function writeToken(
  looks: readonly Look[],
  index: number,
  around: { here: Stretch; before: Stretch; after: Stretch },
  home: number,
  language: number,
  out: Int32Array,
): void {
  const at = (step: number) => looks[index + step] ?? edge
  const here = at(0)
  const before = at(-1)
  const after = at(1)
  const stretch = around.here
  const told = stretch.roles & telling
  const words = Math.min(3, stretch.sentenceWords)
  const first = Math.min(2, index - stretch.from)
  const last = Math.min(2, stretch.to - index)
  let slot = index * featureCount
  const put = (one: number, other: number) => {
    out[slot] = place(slot % featureCount, one, other)
    slot += 1
  }
  put(here.shape, language)
  put(here.word, 0)
  put(before.word, 0)
  put(after.word, 0)
  put(at(-2).word, 0)
  put(at(2).word, 0)
  put(before.word, here.word)
  put(here.word, after.word)
  put(here.ending, 0)
  put(here.roles, here.shape)
  put(before.roles, here.class)
  put(after.roles, here.class)
  put(before.class * 128 + here.class, after.class)
  put(at(-2).class * 128 + before.class, here.class)
  put(here.class * 128 + after.class, at(2).class)
  put((at(-3).class * 128 + at(-2).class) * 128 + before.class, here.class)
  put((here.class * 128 + after.class) * 128 + at(2).class, at(3).class)
  put(home, here.class)
  put(home, stretch.roles & (roles.house | roles.road | roles.side | roles.spot | roles.number))
  put(told, words)
  put(told, here.class)
  put(told, first * 4 + last)
  put(around.before.roles & telling, told)
  put(around.after.roles & telling, told)
  put(around.before.roles & telling, first * 128 + here.class)
  put(around.after.roles & telling, last * 128 + here.class)
  put(stretch.sign, first * 128 + here.class)
  put(words * 8 + Math.min(3, around.before.sentenceWords), here.class)
  put(Math.min(9, stretch.to - stretch.from), here.class)
  put(before.word, here.class)
  put(after.word, here.class)
  put(here.class, language)
  put(here.word, language * 4 + here.shape)
  put(before.class, here.word)
}

function hashOf(text: string, from: number): number {
  let hash = 0x811c9dc5
  for (let index = from; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return hash | 0
}

function place(template: number, first: number, second: number): number {
  let hash = Math.imul(first ^ Math.imul(template + 1, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(second, 0xc2b2ae35), 0x27d4eb2f)
  return (hash ^ (hash >>> 13)) >>> (32 - tableBits)
}
