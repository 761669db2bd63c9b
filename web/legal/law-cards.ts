import { type Law, laws } from '#toolkit/shared/channels/laws.ts'
import { moreLaws } from '#toolkit/shared/channels/more-laws.ts'
import type { Block } from '#words/article.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { sourceText } from '../sources.ts'

const statements = { ...laws, ...moreLaws }

export type LawStatement = keyof typeof statements

/** What one law means on this site: what it is called, what follows, and what we could not confirm and do not say. */
type LawText = { name: string; here: readonly string[]; open?: string }

export type LawWords = Pick<Words, 'lawCards' | 'sources'>

/**
 * The statements about each law, each with its source, and what follows for people here.
 *
 * @param today see `sourceText`
 */
export function lawSheets<Id extends string>(
  says: Readonly<Record<Id, readonly LawStatement[]>>,
  texts: Readonly<Record<Id, LawText>>,
  { words, today }: { words: LawWords; today: string },
): Block[] {
  const ids = Object.keys(texts) as Id[]
  return ids.map((id) => {
    const { name, here, open } = texts[id]
    const sourced = says[id].map((statement) => presentStatement(statements[statement], words, today))
    const unconfirmed: Block[] = open ? [{ small: fill(words.lawCards.open, { open }) }] : []
    return {
      sheet: {
        id,
        title: name,
        blocks: [{ sourced }, { means: words.lawCards.here, list: here }, ...unconfirmed],
      },
    }
  })
}

function presentStatement({ says, source, standing }: Law, { lawCards, sources }: LawWords, today: string) {
  const before = standing ? `${lawCards.standings[standing]} ` : ''
  return { text: `${before}${says}`, source: sourceText(source, today, sources) }
}
