import { initialsOf, plainWords, tellingWords } from './employer-words.ts'

/** What a report says, cut once for looking for several employers. */
export type OfficeText = {
  /** Where the person who is reported works: its telling words. */
  office: ReadonlySet<string>
  /** Of all texts, one after the other. */
  words: ReadonlySet<string>
  telling: string
  /** Words in capitals, in small letters. */
  acronyms: ReadonlySet<string>
  /** The first letters of what is written with capitals, one word after the other. */
  initials: ReadonlySet<string>
}

const capitals =
  /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]*(?:,?\s+(?:(?:of|and|the|for|in)\s+){0,2}\p{Lu}[\p{L}\p{M}'’-]*)+/gu

/** @param texts everything else that the report says */
export function officeText(office: string, texts: readonly string[]): OfficeText {
  const all = [office, ...texts].join('\n| ')
  return {
    office: new Set(tellingWords(office)),
    words: new Set(plainWords(all)),
    telling: ` ${[office, ...texts].map((text) => tellingWords(text).join(' ')).join(' | ')} `,
    acronyms: new Set((all.match(/\b[A-Z]{3,}\b/g) ?? []).map((acronym) => acronym.toLowerCase())),
    initials: new Set((all.match(capitals) ?? []).map((run) => initialsOf(run) ?? '')),
  }
}

/**
 * Whether a report names an employer: an office in which all its telling words are, in any order; elsewhere the name
 * itself, one word after the other; anywhere its initials in capitals.
 */
export function namesEmployer(text: OfficeText, employer: string): boolean {
  return writings(employer).some((writing) => {
    const telling = tellingWords(writing)
    const [first = ''] = telling
    if (first === '') return false
    else if (telling.every((word) => text.office.has(word))) return true
    else if (text.acronyms.has(telling.length === 1 ? first : (initialsOf(writing) ?? ''))) return true
    else if (telling.length > 1) return text.telling.includes(` ${telling.join(' ')} `)
    else return text.words.has(first) || isSpelledOut(text, writing)
  })
}

/** With the short form that people put into brackets as another spelling. */
function writings(employer: string): string[] {
  const inBrackets = [...employer.matchAll(/\(([^()]+)\)/g)].map(([, inner = '']) => inner)
  return [employer.replace(/\([^()]*\)/g, ' '), ...inBrackets].filter((writing) => writing.trim() !== '')
}

/** EFCC was declared, and the report writes it out. */
function isSpelledOut({ initials }: OfficeText, employer: string): boolean {
  const letters = employer.trim()
  return /^[A-Z]{3,10}$/.test(letters) && [...initials].some((found) => found.includes(letters.toLowerCase()))
}
