import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { Words } from '../article.tsx'
import { presumptionOfInnocence } from '../shell/footer.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/methodology'
import { PermissionTable } from './parts/permission-table.tsx'
import { StatusCards } from './parts/status-cards.tsx'
import { WhatIsSealed } from './parts/what-is-sealed.tsx'
import { WorkflowDiagram } from './parts/workflow-diagram.tsx'
import { readersByStatus, stepPermissions, submitters } from './who-may.ts'
import { words } from './words/methodology.ts'
import { stations } from './workflow-chart.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => ({
    stations: stations(),
    readers: readersByStatus(),
    permissions: stepPermissions(),
    submitters: submitters(),
    words,
  }))
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Methodology – Fitila' },
    {
      name: 'description',
      content:
        'How a report is verified, who may approve it, what is sealed, and how a mistake is taken back.',
    },
  ]
}

export default function Methodology({ loaderData }: Route.ComponentProps) {
  const { stations, readers, permissions, submitters, words } = loaderData
  return (
    <Page className="[&_h2]:pt-4">
      <PageHeader
        title="Methodology"
        lead="How we treat a report, from its first word to the public list. The diagram, the cards and the table are drawn from the rules that the program itself obeys."
      />
      <Alert title="An allegation is not a finding">{presumptionOfInnocence}</Alert>

      <h2>The life of a report</h2>
      <WorkflowDiagram stations={stations} />
      <StatusCards stations={stations} readers={readers} />

      <h2>Step by step</h2>
      <Prose>
        <ol>
          {words.stepByStep.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ol>
      </Prose>
      <Paragraphs of={words.history} />

      <h2>Who may do what</h2>
      <Paragraphs of={words.roles} />
      <PermissionTable permissions={permissions} submitters={submitters} />

      <h2>Two people</h2>
      <Paragraphs of={words.twoPeople} />

      <h2>How a report is verified</h2>
      <Card>
        <DescriptionList items={words.methods} />
      </Card>
      <Paragraphs of={words.verification} />
      <Paragraphs of={words.peerReviews} />

      <h2 id="marks">What a public statement rests on</h2>
      <Card>
        <DescriptionList items={words.marks} />
      </Card>
      <Paragraphs of={words.marking} />

      <h2>Credibility</h2>
      <Paragraphs of={words.credibility} />

      <h2>Corrections and retractions</h2>
      <Paragraphs of={words.corrections} />

      <h2>What is sealed, and what is not</h2>
      <WhatIsSealed words={words} />
      <Paragraphs of={words.sealing} />
    </Page>
  )
}

function Paragraphs({ of: paragraphs }: { of: readonly string[] }) {
  return (
    <Prose>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Words>{paragraph}</Words>
        </p>
      ))}
    </Prose>
  )
}
