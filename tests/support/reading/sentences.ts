/** Tags that run inside a sentence. Every other tag ends one. */
const inline = 'a|abbr|b|bdi|cite|em|i|kbd|mark|s|small|span|strong|sub|sup|time|u|wbr'
const insideSentence = new RegExp(`</?(?:${inline})(?:\\s[^>]*)?>|<!--.*?-->`, 'g')

/** What no one reads as prose: the frame around a page, code, and what a form holds. */
const unread = ['script', 'style', 'svg', 'nav', 'footer', 'pre', 'code', 'option', 'textarea']
const parts = unread.map((tag) => new RegExp(`<${tag}(?:\\s[^>]*)?>.*?</${tag}>`, 'gs'))

/** Where a sentence ends and whatever can begin the next one follows. */
const ending = /(?<=[.!?…:]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u

/**
 * The sentences of a page's main part. A heading, a label or a cell is none: a sentence has three words and a sign at its end.
 *
 * @param html a whole document, as React writes it
 */
export function sentencesOf(html: string): string[] {
  return blocksOf(html).flatMap(sentencesIn)
}

/** The sentences of one text of the catalogue, without its marks for bold words, code and links. */
export function sentencesIn(text: string): string[] {
  return text
    .replace(/\*\*|`/g, '')
    .replace(/\[([^[\]]+)\]\([^)\s]+\)/g, '$1')
    .split(/\n+/)
    .flatMap((line) => line.split(ending))
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length >= 3 && /[.!?…:]["”’)]?$/.test(sentence))
}

/** Numbers, codes and signs are no words that one reads. */
export function wordsOf(sentence: string): string[] {
  return sentence.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []
}

function blocksOf(html: string): string[] {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? ''
  const read = parts.reduce((text, part) => text.replace(part, ' '), main)
  return read
    .replace(insideSentence, '')
    .split(/<[^>]+>/)
    .map((block) => unescaped(block).replace(/\s+/g, ' ').trim())
}

const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }

function unescaped(text: string): string {
  return text.replace(/&([\w#]+);/g, (whole, name: string) => marks[name] ?? whole)
}
