import { Link } from 'react-router'
import { personalTables } from '#server/database/column-notes.ts'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/regulatory-compliance'
import { cardsForOperators } from './cards-for-operators.ts'
import { presentCard } from './law-cards.ts'
import { LawCards, NotAdvice } from './parts/law-cards.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const today = application.now().toISOString().slice(0, 10)
    return {
      cards: cardsForOperators.map((card) => presentCard(card, today)),
      held: personalTables().map(({ title, kept }) => ({ term: title, detail: kept })),
    }
  })
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Regulatory – Fitila' },
    {
      name: 'description',
      content:
        'The Nigeria Data Protection Act and its directive, point by point, and how long we keep what.',
    },
  ]
}

export default function Regulatory({ loaderData: { cards, held } }: Route.ComponentProps) {
  return (
    <Page className="[&_h2]:pt-4">
      <PageHeader
        title="Regulatory"
        lead="What the data protection law asks of a site like this one, point by point, and what is so today."
      />
      <NotAdvice />

      <h2>Point by point</h2>
      <LawCards cards={cards} />

      <h2>What we hold, and how long</h2>
      <p>
        This is how the program works today. Where it does not clear something away, we say so. The{' '}
        <Link to="/privacy-policy" className={linkStyles}>
          privacy page
        </Link>{' '}
        lists every column.
      </p>
      <Card>
        <DescriptionList items={held} />
      </Card>

      <h2>What we do not hold</h2>
      <Prose>
        <ul>
          <li>The network address of anybody, or a description of their phone, computer or browser.</li>
          <li>Who read or searched what.</li>
          <li>
            A cookie, until you open a form. Then there is one, which proves that the form is ours and keeps
            you logged in. It tracks nothing.
          </li>
        </ul>
        <p>
          A machine that stands between you and us, such as your provider’s, or a proxy in front of this
          server, can see your address. What it writes down is not in our hands alone.
        </p>
      </Prose>
    </Page>
  )
}
