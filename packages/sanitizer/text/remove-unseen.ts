import type { Sort } from '../contract.ts'

type Unseen = { name: string; names: string; pattern: RegExp; instead: string }

const joining = [
  ...[
    'Arabic',
    'Syriac',
    'Nko',
    'Adlam',
    'Mongolian',
    'Devanagari',
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
  ],
  ...['Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
]
const beforeJoiner = `${joining.map((script) => `\\p{Script=${script}}`).join('')}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f`
const idleJoiner = new RegExp(`(?<![${beforeJoiner}])[\\u200c\\u200d]`, 'gu')

/**
 * Characters that no one sees and that programs put into texts to know them again. Joiners stay where a script or an emoji needs
 * them, marks of direction where a text runs from right to left, and the tags of the three flags that are written with them.
 */
const unseen: readonly Unseen[] = [
  {
    name: 'tag character',
    names: 'tag characters',
    pattern: /(?<!\u{1f3f4}[\u{e0061}-\u{e007a}]{0,6})[\u{e0000}-\u{e007f}]+/gu,
    instead: '',
  },
  {
    name: 'variation mark',
    names: 'variation marks',
    pattern:
      /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}0-9#*])[\ufe0e\ufe0f]|[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/gu,
    instead: '',
  },
  {
    name: 'zero-width space',
    names: 'zero-width spaces',
    pattern: /[\u200b\u2060-\u2064\u206a-\u206f\ufeff\u180e\ufff9-\ufffb]|\u034f/gu,
    instead: '',
  },
  { name: 'soft hyphen', names: 'soft hyphens', pattern: /\u00ad/gu, instead: '' },
  {
    name: 'empty letter',
    names: 'empty letters',
    pattern: /[\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800]/gu,
    instead: ' ',
  },
  {
    name: 'joiner where there is nothing to join',
    names: 'joiners where there is nothing to join',
    pattern: idleJoiner,
    instead: '',
  },
  {
    name: 'space of an unusual width',
    names: 'spaces of an unusual width',
    pattern: /[\u2000-\u200a\u202f\u205f\u00a0]/gu,
    instead: ' ',
  },
]

const directions: Unseen = {
  name: 'mark of direction',
  names: 'marks of direction',
  pattern: /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu,
  instead: '',
}
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** The text as it is seen, and what was taken out of it, in words. */
export function removeUnseen(text: string): { text: string; removed: { sort: Sort; text: string }[] } {
  const removed: { sort: Sort; text: string }[] = []
  let seen = text
  for (const { name, names, pattern, instead } of rightToLeft.test(text) ? unseen : [...unseen, directions]) {
    let count = 0
    seen = seen.replace(pattern, (found) => {
      count += [...found].length
      return instead
    })
    if (count > 0)
      removed.push({
        sort: 'hidden',
        text: `${count} ${count === 1 ? name : names}, ${instead === '' ? 'removed' : 'replaced by ordinary ones'}`,
      })
  }
  return { text: seen, removed }
}
