import { join } from 'node:path'
import { type Language, languages } from '@fitila/anonymity/names/languages'
import type { FullyMarked } from '../../vectors/read-marked-texts.ts'
import { readAuthor } from '../read-author.ts'

/**
 * Seven authors of 2026-11-29, with 130 texts each: pensions and pay-rolls, travel and work abroad, hotels and sport, legislators and contracts,
 * homes and social work, small bribes in small letters, and what callers tell a radio. They had seen neither the engine nor each other's texts. Who
 * changes the engine reads none of them and no miss in them: they are only counted. Everything in them is invented.
 */
export const unreadAuthors = [
  'thirtyseventh',
  'thirtyeighth',
  'thirtyninth',
  'fortieth',
  'fortyfirst',
  'fortysecond',
  'fortythird',
] as const

export type UnreadAuthor = (typeof unreadAuthors)[number]

export function readUnread(author: UnreadAuthor, language: Language): FullyMarked[] {
  return readAuthor(join(import.meta.dirname, author), language)
}

export function readAllUnread(language: Language): FullyMarked[] {
  return unreadAuthors.flatMap((author) => readUnread(author, language))
}

/** All texts of an author, in the order of the languages. */
export function readUnreadAuthor(author: UnreadAuthor): FullyMarked[] {
  return languages.flatMap((language) => readUnread(author, language))
}
