import { type Law, laws } from '#toolkit/shared/channels/laws.ts'
import { moreLaws } from '#toolkit/shared/channels/more-laws.ts'
import { staleNames } from '#toolkit/shared/channels/staleness.ts'

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

export type PresentedStatement = {
  says: string
  standing: 'reported' | 'second-hand' | 'disputed'
  address: string
  host: string
  published: string | null
  lastChecked: string
  isStale: boolean
}

export type PresentedCard = Omit<LawCard, 'says'> & { statements: PresentedStatement[] }

/** @param today an ISO day: what was last checked too long before it says so */
export function presentCard({ says, ...card }: LawCard, today: string): PresentedCard {
  return { ...card, statements: says.map((name) => presentStatement(statements[name], today)) }
}

function presentStatement(law: Law, today: string): PresentedStatement {
  const { says, source } = law
  const { address, published = null, lastChecked } = source
  return {
    ...{ says, standing: law.standing ?? ('reported' as const), address, published, lastChecked },
    host: new URL(address).hostname.replace(/^www\./, ''),
    isStale: staleNames({ it: source }, today).length > 0,
  }
}
