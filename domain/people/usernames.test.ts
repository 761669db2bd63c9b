import { expect, test } from 'vitest'
import { isUsername } from './usernames.ts'

test.each([
  'amina',
  'Ada_Obi-2',
  'ọlá.túnjí',
  'Ọláńrewájú',
  'Ṣọ̀pẹ́',
  'ɗan2',
  'فاطمة',
  '𞤀𞤣𞤤𞤢𞤥',
  'ߒߞߏ',
  'анна',
  '山田太郎',
  'さくら',
])('a person can be called %s', (name) => expect(isUsername(name)).toBe(true))

test.each([
  ['Latin and Cyrillic', 'аdmin1'],
  ['a variation selector', 'admin1\uFE0F'],
  ['a joiner', 'admin1\u034F'],
  ['a filler', 'admin1\u3164'],
  ['a zero-width space', 'ad\u200Bmin'],
  ['a right-to-left override', 'ad\u202Emin'],
  ['full-width letters', 'ａｄｍｉｎ'],
  ['mathematical letters', '𝐚𝐝𝐦𝐢𝐧'],
  ['a circled digit', 'admin①'],
  ['stacked accents', `a${'\u0301'.repeat(3)}min`],
  ['an accent first', '\u0301admin'],
  ['white space', 'ad min'],
  ['an at sign', 'a@b'],
  ['a tag', '<b>'],
  ['a slash', 'a/b'],
  ['a line end', 'a\n'],
  ['nothing', ''],
])('a name with %s is refused', (_, name) => expect(isUsername(name)).toBe(false))
