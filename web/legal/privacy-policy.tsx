import { personalTables } from '#server/database/column-notes.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { Sections } from '../article.tsx'
import { ConsentChoice } from '../shell/consent-choice.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/privacy-policy'
import { privacyBottom, privacyTop } from './words/privacy-policy.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => ({ top: privacyTop, tables: personalTables(), bottom: privacyBottom }))
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Privacy – Fitila' },
    { name: 'description', content: 'Everything that Fitila holds about a person, column by column.' },
  ]
}

export default function PrivacyPolicy({ loaderData: { top, tables, bottom } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Privacy"
        lead="Everything that we hold about a person, to the last column. The list is made from the notes beside the database’s own plan: nobody can add a column without writing here what it is."
      />
      <Sections of={top} />
      <section aria-labelledby="counting" className="space-y-3 pt-2">
        <h2 id="counting">Counting page views</h2>
        <p className="max-w-prose">
          Only if you agree. Without JavaScript nothing is asked and nothing is counted.
        </p>
        <ConsentChoice />
      </section>
      <h2 className="pt-2">What we hold, column by column</h2>
      <ul className="space-y-4">
        {tables.map(({ title, why, kept, columns }) => (
          <Card as="li" key={title}>
            <h3>{title}</h3>
            <Prose>
              <ul>
                {columns.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
              <p>
                <strong>Why:</strong> {why} <strong>How long:</strong> {kept}
              </p>
            </Prose>
          </Card>
        ))}
      </ul>
      <Sections of={bottom} />
    </Page>
  )
}
