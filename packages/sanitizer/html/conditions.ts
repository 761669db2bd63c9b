import { type Answer, allOf, anyOf, not } from './styled.ts'

/** Deeper brackets are not followed. */
const deepest = 20

/** `(a) and (b)`, `(a) or (b)`, `not (a)`, or one in brackets. @param asked answers what is in the innermost brackets, and `word(…)` */
export function answerOfCondition(written: string, asked: (inside: string) => Answer, depth = 0): Answer {
  const text = written.trim()
  if (depth > deepest) return 'unsure'
  if (/^not[\s(]/.test(text)) return not(answerOfCondition(text.slice(3), asked, depth + 1))
  const { pieces, words } = piecesOf(text)
  if (pieces.length > 1) {
    const answers = pieces.map((piece) => answerOfCondition(piece, asked, depth + 1))
    if (words.every((word) => word === 'and')) return allOf(answers)
    return words.every((word) => word === 'or') ? anyOf(answers) : 'unsure'
  }
  if (/^[\w-]+\(/.test(text)) return asked(text)
  if (!text.startsWith('(') || !text.endsWith(')')) return 'unsure'
  const inside = text.slice(1, -1).trim()
  return /^\(|^not[\s(]/.test(inside) ? answerOfCondition(inside, asked, depth + 1) : asked(inside)
}

/** What is in brackets at the top, each with a word that it is tied to, and the words between. */
function piecesOf(text: string): { pieces: string[]; words: string[] } {
  const pieces: string[] = []
  const words: string[] = []
  let open = 0
  let from = 0
  for (const { 0: sign, index } of text.matchAll(/[()]/g)) {
    open += sign === '(' ? 1 : -1
    if (open === 1 && sign === '(') {
      const before = text.slice(from, index)
      const [tied = ''] = /[\w-]{1,40}$/.exec(before.slice(-41)) ?? []
      const isWord = /^(?:and|or|not)$/.test(tied)
      if (pieces.length > 0) words.push((isWord ? before : before.slice(0, -tied.length || undefined)).trim())
      from = isWord ? index : index - tied.length
    } else if (open === 0) {
      pieces.push(text.slice(from, index + 1))
      from = index + 1
    }
  }
  return { pieces, words }
}
