import type { MailBlock } from './write-mail.ts'

const most = 300

/** The words of a text that the blocks do not hold, in their order. Addresses and signs are not words. */
export function wordsBesides(text: string, blocks: readonly MailBlock[]): string {
  const shown = new Set(blocks.flatMap((block) => ('text' in block ? wordsOf(plain(block.text)) : [])))
  const others = wordsOf(text.replace(/https?:\/\/\S+|\[[^\]]{0,200}\]/g, ' ')).filter(
    (word) => !shown.has(word),
  )
  const line = [...new Set(others)].join(' ')
  return line.length > most ? `${line.slice(0, most)} …` : line
}

function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
}
