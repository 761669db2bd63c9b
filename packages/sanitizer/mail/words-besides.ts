import type { MailBlock } from './write-mail.ts'

const most = 300

/** The words of a text that the blocks do not hold, in their order. Addresses and signs are not words. */
export function wordsBesides(text: string, blocks: readonly MailBlock[]): string {
  const texts = blocks.flatMap((block) => ('text' in block ? [plain(block.text)] : []))
  const shown = new Set(texts.flatMap(wordsOf))
  const inOneRow = texts.join('').replace(/\s+/g, '').toLowerCase()
  const others = wordsOf(text.replace(/https?:\/\/\S+|\[[^\]]{0,200}\]/g, ' ')).filter(
    (word) => !shown.has(word) && !(withoutSpaces.test(word) && inOneRow.includes(word)),
  )
  const line = [...new Set(others)].join(' ')
  return line.length > most ? `${line.slice(0, most)} …` : line
}

/** Scripts that put no space between words, so that a line may be broken anywhere. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Between what is in one line, no space is added: a word may have two looks. */
function plain(html: string): string {
  return html
    .replace(withinLines, '')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}

const withinLines =
  /<\/?(?:a|abbr|b|big|code|em|font|i|ins|mark|s|small|span|strike|strong|sub|sup|tt|u)(?:\s[^<>]*)?>/gi

export function isWithinLines(tag: string): boolean {
  return `<${tag}>`.replace(withinLines, '') === ''
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
}
