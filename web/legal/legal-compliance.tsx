import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Contents } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/legal-compliance'
import { cardsForReporters } from './cards-for-reporters.ts'
import { presentCard } from './law-cards.ts'
import { LawCards, NotAdvice } from './parts/law-cards.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const today = application.now().toISOString().slice(0, 10)
    return { cards: cardsForReporters.map((card) => presentCard(card, today)) }
  })
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Legal – Fitila' },
    {
      name: 'description',
      content: 'What Nigerian law means for people who report, with sources and dates.',
    },
  ]
}

export default function LegalCompliance({ loaderData: { cards } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Legal"
        lead="What Nigerian law means for somebody who reports, in plain words, each with its source and its date."
      />
      <NotAdvice />
      <Contents of={cards.map(({ id, name }) => ({ id, title: name }))} />
      <h2 className="sr-only">The laws</h2>
      <LawCards cards={cards} />
      <p>
        <Link to="/educational-resources?tab=rights" className={linkStyles}>
          Your rights, and who helps you with them
        </Link>
      </p>
    </Page>
  )
}
