import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/regulatory-compliance'
import { holdings } from './holdings.ts'
import { laws } from './laws.ts'
import { LawCard } from './parts/law-card.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => ({ laws, holdings }))
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Regulatory – Fitila' },
    {
      name: 'description',
      content:
        'What Nigerian law means for people who report here, and everything that Fitila holds about them.',
    },
  ]
}

export default function Regulatory({ loaderData: { laws, holdings } }: Route.ComponentProps) {
  return (
    <Page className="[&_h2]:pt-4">
      <PageHeader
        title="Regulatory"
        lead="The laws that touch a report, in plain words, and everything that we hold about you."
      />
      <Alert tone="warning" title="Information, not legal advice">
        We are not lawyers, and laws change. Open the source, look at its date, and ask a lawyer before you
        take a step that cannot be undone. “Last checked: not yet” means that none of us has compared the
        sentence with its source since it was written down.
      </Alert>

      <h2>What the law says</h2>
      <ul className="space-y-4">
        {laws.map((law) => (
          <li key={law.id}>
            <LawCard law={law} />
          </li>
        ))}
      </ul>

      <h2>What we hold about a person</h2>
      <p>This is how the program works today. Where it does not clear something away, we say so.</p>
      <ul className="space-y-4">
        {holdings.map(({ title, what, why, kept }) => (
          <Card as="li" key={title}>
            <h3>{title}</h3>
            <DescriptionList
              items={[
                { term: 'What', detail: what },
                { term: 'Why', detail: why },
                { term: 'How long', detail: kept },
              ]}
            />
          </Card>
        ))}
      </ul>

      <h2>What we do not hold</h2>
      <Prose>
        <ul>
          <li>The network address of anybody, or a description of their phone, computer or browser.</li>
          <li>Who read or searched what.</li>
          <li>
            A cookie, until you open a form. Then there is one, which proves that the form is ours and keeps
            you logged in. It tracks nothing.
          </li>
          <li>Anything at another company: no page of ours calls another site.</li>
        </ul>
        <p>
          A machine that stands between you and us, such as your provider’s, or a proxy in front of this
          server, can see your address. What it writes down is not in our hands alone.
        </p>
      </Prose>
    </Page>
  )
}
