import { answerOfMedia } from './media-queries.ts'
import { type Answer, least } from './styled.ts'

/** A sheet that a page has, or asks for, and whether it counts on a screen. */
export type SheetOfPage = { css: string; answer: Answer } | { address: string; answer: Answer }

type Attribute = (name: string) => string | undefined

/** Answers, for one `style` or `link` of a page after the other, whether it counts (HTML standard, sections 4.2.4 and 4.2.6). */
export function answersOfSheets(): (attribute: Attribute) => Answer {
  let first: string | undefined
  return (attribute) => {
    const title = attribute('title') ?? ''
    const answer = answerOfSheet(attribute)
    if (title === '' || answer === 'no') return answer
    first ??= title
    // Of sheets with titles, those with the first one count, until a reader chooses.
    return title === first ? answer : 'unsure'
  }
}

function answerOfSheet(attribute: Attribute): Answer {
  const type = attribute('type')?.trim().toLowerCase() ?? ''
  if (type !== '' && !/^text\/css\s*(?:;|$)/.test(type)) return 'no'
  if (/(?:^|\s)alternate(?:\s|$)/i.test(attribute('rel') ?? '')) return 'no'
  return least(
    attribute('disabled') === undefined ? 'yes' : 'unsure',
    answerOfMedia(attribute('media') ?? ''),
  )
}

export function isSheetLink(attribute: Attribute): boolean {
  return /(?:^|\s)stylesheet(?:\s|$)/i.test(attribute('rel') ?? '')
}

/** Sheets that are asked for before the first element (Associating Style Sheets with XML documents 1.0). */
export function sheetsBefore(source: string): SheetOfPage[] {
  const start = source.slice(0, 10_000)
  return [...start.matchAll(/<\?xml-stylesheet\s([^?<>]{0,4000})\?>/g)].map(([, inside = '']) => {
    const said = new Map(
      [...inside.matchAll(/([\w-]{1,30})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, name = '', double, single]) => [name, (double ?? single ?? '').replaceAll('&amp;', '&')] as const,
      ),
    )
    const isOther = said.get('alternate') === 'yes'
    return {
      address: said.get('href') ?? '',
      answer: isOther ? 'no' : answerOfSheet((name) => said.get(name)),
    }
  })
}
