import type { ReactNode } from 'react'
import { statementLabels } from '#domain/publishing/statements.ts'
import { credibilityBounds } from '#domain/reports/credibility.ts'
import { verificationMethods } from '#domain/reports/verification.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { FoldedSection } from '#ui/folded-section.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { fill } from '#words/fill.ts'
import type { Words as Texts } from '#words/words.ts'
import { WithContents, Words } from '../article.tsx'
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
    <Page width="wide">
      <PageHeader title={words.titles.page} lead={words.lead} />
      <Prose>
        <ul>
          {words.short.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Prose>
      <Alert title={words.titles.allegation}>{words.presumption}</Alert>
      <WithContents of={parts.map((id) => ({ id, title: words.titles[titleOf[id]] }))}>
        <Part id="steps" words={words}>
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
        </Part>
        <Part id="marks" words={words}>
          <Card>
            <DescriptionList items={labels} />
          </Card>
          <Paragraphs of={words.marking} />
        </Part>
        <Part id="credibility" words={words}>
          <Paragraphs of={words.credibility.map((text) => fill(text, credibilityBounds))} />
        </Part>
        <Part id="corrections" words={words}>
          <Paragraphs of={words.corrections} />
        </Part>
        <Part id="methods" words={words}>
          <Card>
            <DescriptionList items={methods} />
          </Card>
          <Paragraphs of={words.verification} />
          <Paragraphs of={words.peerReviews} />
        </Part>
        <Part id="two-people" words={words}>
          <Paragraphs of={words.twoPeople} />
        </Part>
        <Part id="roles" words={words}>
          <Paragraphs of={words.roles} />
          <PermissionTable words={words} names={names} permissions={permissions} submitters={submitters} />
        </Part>
        <Part id="life" words={words}>
          <p className="max-w-prose">{words.drawn}</p>
          <WorkflowDiagram words={words} names={names} stations={stations} />
          <StatusCards words={words} names={names} stations={stations} readers={readers} />
        </Part>
        <Part id="sealing" words={words}>
          <WhatIsSealed words={words} />
          <Paragraphs of={words.sealing} />
        </Part>
      </WithContents>
    </Page>
  )
}

/** The parts of the page, in the order in which a reader asks for them, and their titles in the catalogue. */
const titleOf = {
  steps: 'stepByStep',
  marks: 'labels',
  credibility: 'credibility',
  corrections: 'corrections',
  methods: 'methods',
  'two-people': 'twoPeople',
  roles: 'roles',
  life: 'life',
  sealing: 'sealing',
} as const satisfies Record<string, keyof Texts['methodology']['titles']>

const parts = Object.keys(titleOf) as (keyof typeof titleOf)[] // The table's own keys.

type PartProps = {
  id: keyof typeof titleOf
  words: Texts['methodology']
  children: ReactNode
}

// All are folded on a phone: what a reader needs first is in the list at the top.
function Part({ id, words, children }: PartProps) {
  return (
    <FoldedSection id={id} title={words.titles[titleOf[id]]}>
      {children}
    </FoldedSection>
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
