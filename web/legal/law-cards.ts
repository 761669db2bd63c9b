import { type Law, laws } from '#toolkit/shared/channels/laws.ts'
import { moreLaws } from '#toolkit/shared/channels/more-laws.ts'
import type { Block } from '../article.tsx'
import { sourceWords } from '../sources.ts'

const statements = { ...laws, ...moreLaws }

/** What one law means for people who report here: the statements about it, each with its source, and what follows. */
export type LawCard = {
  id: string
  name: string
  says: readonly (keyof typeof statements)[]
  /** What it means on this site. */
  here: readonly string[]
  /** What we could not confirm, and therefore do not say. */
  open?: string
}

export const notAdvice: Block = {
  title: 'Information, not legal advice',
  note: 'We are not lawyers, and laws change. Open the source, look at its date, and ask a lawyer before you take a step that cannot be undone. Many sources are reports of others about a law, not the law itself.',
}

/** @param today see `sourceWords` */
export function presentCard({ id, name, says, here, open }: LawCard, today: string): Block {
  const sourced = says.map((statement) => presentStatement(statements[statement], today))
  const unconfirmed: Block[] = open ? [{ small: `**Not confirmed, so not stated:** ${open}` }] : []
  return {
    sheet: {
      id,
      title: name,
      blocks: [{ sourced }, { means: 'What it means here', list: here }, ...unconfirmed],
    },
  }
}

const standings = {
  'second-hand': 'From a second-hand source: ',
  disputed: '**Disputed.** ',
} as const satisfies Record<NonNullable<Law['standing']>, string>

function presentStatement({ says, source, standing }: Law, today: string) {
  const before = standing ? standings[standing] : ''
  return { text: `${before}${says}`, source: sourceWords(source, today) }
}
