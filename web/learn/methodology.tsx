import { statementLabels } from '#domain/publishing/statements.ts'
import { credibilityBounds } from '#domain/reports/credibility.ts'
import { verificationMethods } from '#domain/reports/verification.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { fill } from '#words/fill.ts'
import { Words } from '../article.tsx'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/methodology'
import { PermissionTable } from './parts/permission-table.tsx'
import { StatusCards } from './parts/status-cards.tsx'
import { WhatIsSealed } from './parts/what-is-sealed.tsx'
import { WorkflowDiagram } from './parts/workflow-diagram.tsx'
import { readersByStatus, stepPermissions, submitters } from './who-may.ts'
import { stations } from './workflow-chart.ts'

const methodologyNames = ['roleNames', 'statuses', 'statusMeanings', 'stepNames'] as const

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => ({
    words: words('methodology', ...methodologyNames),
    stations: stations(),
    readers: readersByStatus(),
    permissions: stepPermissions(),
    submitters: submitters(),
    methods: verificationMethods.map((method) => ({
      term: words('methods').methods[method],
      detail: words('methodMeanings').methodMeanings[method],
    })),
    labels: statementLabels.map((label) => ({
      term: words('statementLabelNames').statementLabelNames[label],
      detail: words('statementLabelMeanings').statementLabelMeanings[label],
    })),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titled(loaderData?.words.methodology.titles.page) },
    {
      name: 'description',
      content: loaderData?.words.methodology.description,
    },
  ]
}

export default function Methodology({ loaderData }: Route.ComponentProps) {
  const { methodology: words, ...names } = loaderData.words
  const { stations, readers, permissions, submitters, methods, labels } = loaderData
  return (
    <Page className="[&_h2]:pt-4">
      <PageHeader title={words.titles.page} lead={words.lead} />
      <Alert title={words.titles.allegation}>{words.presumption}</Alert>

      <h2>{words.titles.life}</h2>
      <WorkflowDiagram words={words} names={names} stations={stations} />
      <StatusCards words={words} names={names} stations={stations} readers={readers} />

      <h2>{words.titles.stepByStep}</h2>
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

      <h2>{words.titles.roles}</h2>
      <Paragraphs of={words.roles} />
      <PermissionTable words={words} names={names} permissions={permissions} submitters={submitters} />

      <h2>{words.titles.twoPeople}</h2>
      <Paragraphs of={words.twoPeople} />

      <h2>{words.titles.methods}</h2>
      <Card>
        <DescriptionList items={methods} />
      </Card>
      <Paragraphs of={words.verification} />
      <Paragraphs of={words.peerReviews} />

      <h2 id="marks">{words.titles.labels}</h2>
      <Card>
        <DescriptionList items={labels} />
      </Card>
      <Paragraphs of={words.marking} />

      <h2>{words.titles.credibility}</h2>
      <Paragraphs of={words.credibility.map((text) => fill(text, credibilityBounds))} />

      <h2>{words.titles.corrections}</h2>
      <Paragraphs of={words.corrections} />

      <h2>{words.titles.sealing}</h2>
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
