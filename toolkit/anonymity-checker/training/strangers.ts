import { join } from 'node:path'
import type { Language } from '@fitila/anonymity/names/languages'
import type { FullyMarked } from '../vectors/read-marked-texts.ts'
import { readAuthor } from './read-author.ts'

/**
 * Authors who had seen neither the engine nor each other's texts. Each has a folder, with a file for each language. Everything in them is
 * invented. They were counted before they were read, and teach since.
 */
export const strangers = [
  // Papers of courts, chats, the civil service, and villages with their schools and clinics (decision 396).
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  // Health, oil and ports, local government, the south-west, the south-east, federal offices, and talk of young people (decision 410).
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twentyfirst',
  'twentysecond',
  // Schools, faith and families, police and courts, land and builders, markets and firms, farms and villages, elections and media (decision 413).
  'twentythird',
  'twentyfourth',
  'twentyfifth',
  'twentysixth',
  'twentyseventh',
  'twentyeighth',
  'twentyninth',
  // Prisons and borders, universities, banks, transport, estates, the north-east, and mines and creeks. They chose decision 413's shares.
  'thirtieth',
  'thirtyfirst',
  'thirtysecond',
  'thirtythird',
  'thirtyfourth',
  'thirtyfifth',
  'thirtysixth',
  // Chats, comments, speech typed down and notes, mostly in small letters.
  'fortyfourth',
  'fortyfifth',
  'fortysixth',
  'fortyseventh',
  'fortyeighth',
  'fortyninth',
] as const

export type Stranger = (typeof strangers)[number]

export function readStranger(author: Stranger, language: Language): FullyMarked[] {
  return readAuthor(join(import.meta.dirname, 'strangers', author), language)
}
