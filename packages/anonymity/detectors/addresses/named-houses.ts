import type { Page } from '../../page.ts'
import { isCapital } from '../capitals.ts'

/** 'Compound Ezeagwu', 'Face-me-I-face-you of Alhaja': a word for a house and whose it is, in front of the comma. */
export function isNamedHouse(page: Page, index: number): boolean {
  const { words } = page.tokens
  if (!houses.has(words[index] ?? '')) return false
  return isCapital(page, words[index + 1] === 'of' ? index + 2 : index + 1)
}

const houses = new Set(
  [
    'compound lodge villa quarters bungalow face-me-i-face-you',
    'gidan dakin rugar',
    "ulo n'ulo ogige n'ogige obi n'obi ezi n'ezi",
    'ile agboole agbole yara',
  ].flatMap((list) => list.split(' ')),
)

/** 'My door faces the crayfish market': whose door, and behind it what it looks on. */
export function isDoorThatFaces({ tokens: { words } }: Page, index: number): boolean {
  return (
    faces.has(words[index] ?? '') && doors.has(words[index - 1] ?? '') && owners.has(words[index - 2] ?? '')
  )
}

const faces = new Set(['faces', 'face', 'facing'])

const doors = new Set('door house window gate room shop flat stall compound kiosk'.split(' '))

const owners = new Set('my our his her their your im dem s'.split(' '))
