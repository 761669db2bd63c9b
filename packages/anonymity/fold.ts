/**
 * What a character stands for when a person reads it: a plain letter or digit for its accented, full-width, mathematical,
 * Cyrillic or Greek twin; nothing for signs that do not show; one box for an emoji.
 */
export function foldCodePoint(point: number): string {
  const known = folded.get(point)
  if (known !== undefined) return known
  const result = fold(point)
  if (folded.size < 20_000) folded.set(point, result)
  return result
}

// A memory of what was folded before; the answer for a character never changes.
const folded = new Map<number, string>()

const box = '\u25a1'

function fold(point: number): string {
  if (isInvisible(point)) return ''
  const character = String.fromCodePoint(point)
  const twin = twins.get(character)
  if (twin !== undefined) return twin
  if (/^\p{Mn}$/u.test(character)) return isIndicMark(point) ? character : ''
  if (/^\p{Zs}$/u.test(character)) return ' '
  if (/^\p{Pd}$/u.test(character)) return '-'
  if (/^\p{Nd}$/u.test(character)) return digitOf(point)
  const parts = withoutMarks(character.normalize('NFKD'))
  const plain = [...parts].map((part) => twins.get(part) ?? part).join('')
  return plain.length === 0 || plain.length > 4 || /[\u{10000}-\u{10ffff}]/u.test(plain) ? keep(point) : plain
}

/** A mark that is written onto the letter before it. */
export function isAccent(point: number): boolean {
  return !isInvisible(point) && /^\p{Mn}$/u.test(String.fromCodePoint(point))
}

function withoutMarks(text: string): string {
  return text.length > 1 ? text.replace(/\p{Mn}/gu, '') : text
}

// A half of a pair stays as it is; a whole pair becomes one sign, so that no span can end between its halves.
function keep(point: number): string {
  return point > 0xffff ? box : String.fromCharCode(point)
}

function isInvisible(point: number): boolean {
  return (
    point === 0xad ||
    point === 0x34f ||
    point === 0x61c ||
    point === 0x115f ||
    point === 0x1160 ||
    point === 0x17b4 ||
    point === 0x17b5 ||
    (point >= 0x180b && point <= 0x180f) ||
    (point >= 0x200b && point <= 0x200f) ||
    (point >= 0x202a && point <= 0x202e) ||
    (point >= 0x2060 && point <= 0x206f) ||
    point === 0x3164 ||
    (point >= 0xfe00 && point <= 0xfe0f) ||
    point === 0xfeff ||
    point === 0xffa0 ||
    (point >= 0x1bca0 && point <= 0x1bca3) ||
    (point >= 0xe0000 && point <= 0xe0fff)
  )
}

// Vowel signs of Indic scripts are marks too, and dropping them would change the word.
function isIndicMark(point: number): boolean {
  return point >= 0x900 && point <= 0x109f
}

function digitOf(point: number): string {
  for (const zero of zeros) if (point >= zero && point < zero + 10) return String(point - zero)
  const plain = String.fromCodePoint(point).normalize('NFKC')
  return /^[0-9]$/.test(plain) ? plain : keep(point)
}

// The zero of each script's digits that people here may type: Arabic, Persian, N'Ko, Devanagari, Bengali, Adlam.
const zeros = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0x1e950]

/** Letters that look like a Latin one but have no Unicode decomposition to it, and signs of punctuation. */
const twins = new Map<string, string>([
  ...pairs('АВЕКМНОРСТХУІЈЅԚԜ', 'ABEKMHOPCTXYIJSQW'),
  ...pairs('аеорсухіјѕԁԛԝһкмтнвьѵ', 'aeopcyxijsdqwhkmtnbbv'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('αικνορτυχ', 'aiknoptux'),
  ...pairs('ɑɡıȷɩʟʀɴƖ', 'agijiLRNI'),
  ...pairs('øØłŁđĐħĦŧŦəƏɓƁɗƊƙƘƴƳɛƐɔƆŋŊ', 'oOlLdDhHtTeEbBdDkKyYeEoOnN'),
  ...pairs('\u2018\u2019\u201a\u201b\u2032\u02bc\u02bb\u0060\u00b4\u02b9\ua78c', "'''''''''''"),
  ...pairs('\u201c\u201d\u201e\u2033\u00ab\u00bb', '""""""'),
  ...pairs('\u2212\u2043\u00b7\u2022\u2024', '--...'),
  ...pairs('\u2044\u2215\uff20\ufe6b\u3002', '//@@.'),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['Æ', 'Ae'],
  ['œ', 'oe'],
  ['Œ', 'Oe'],
])

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((character, index) => [character, to[index] ?? character])
}
