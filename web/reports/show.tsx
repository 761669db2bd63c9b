import { showPublicCard } from '#server/finding/show-public-card.ts'
import { type ReportView, showReport } from '#server/report-view/show-report.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { PrintButton } from '../print-button.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/show'
import { AtAGlance } from './parts/finding/at-a-glance.tsx'
import { FindingWordsOfPage, findingParts } from './parts/finding/finding-words.ts'
import { loadVisitorCard } from './parts/finding/load-visitor-card.server.ts'
import { VisitorCard } from './parts/finding/visitor-card.tsx'
import { Presumption } from './parts/presumption.tsx'
import { ShareAddress } from './parts/share-address.tsx'
import { Proof } from './parts/show/proof.tsx'
import { PublicLife } from './parts/show/public-life.tsx'
import { englishWordsOfSections, wordsOfSections } from './parts/show/section-props.ts'
import { Sections } from './parts/show/sections.tsx'
import { Summary } from './parts/show/summary.tsx'

// Visitors see the public card with the guard below it; everything else on the page asks for the report itself.
const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async (visit) => {
    const { application, actor, words } = visit
    if (actor.kind === 'visitor') return loadVisitorCard(visit, args.params.id)
    const report = await showReport(application, actor, args.params.id)
    const { barrier } = report.handling
    const isPublic = report.status === 'approved' || report.status === 'retracted'
    return {
      kind: 'reader' as const,
      words: words(...wordsOfSections),
      finding: words(...findingParts),
      card: isPublic ? await showPublicCard(application, args.params.id) : null,
      english: words(...englishWordsOfSections),
      report,
      whyBarred: barrier === 'conflict-of-interest' ? words('refusals').refusals[barrier] : null,
      address: `${application.publicUrl}/reports/${args.params.id}`,
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const shown = loaderData?.kind === 'visitor' ? loaderData.card : loaderData?.report
  // What was taken back leaves the search engines, whose copies still have the allegation.
  const robots = shown?.status === 'retracted' ? [{ name: 'robots', content: 'noindex, noarchive' }] : []
  return [{ title: titled(shown?.referenceNumber) }, ...robots]
}

/** On the paper of its sender a retracted report has no name, as for every other reader. */
function Title({ report: { reader, status, text, referenceNumber } }: { report: ReportView }) {
  const name = text.words?.personName ?? referenceNumber
  if (reader !== 'owner' || status !== 'retracted') return name
  return (
    <>
      <span className="print:hidden">{name}</span>
      <span className="hidden print:inline">{referenceNumber}</span>
    </>
  )
}

export default function Report({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'visitor') return <VisitorCard {...loaderData} />
  const { address, card, finding, ...section } = loaderData
  const { words, report } = section
  return (
    <Page width="wide">
      <PageHeader above={report.referenceNumber} title={<Title report={report} />} />
      <Summary {...section} />
      <Sections {...section} where="above" />
      <div className="columns-beside">
        <div className="beside">
          <Sections {...section} where="beside" />
        </div>
        <div>
          {card && card.status !== 'retracted' ? (
            <FindingWordsOfPage value={finding}>
              <AtAGlance card={card} />
            </FindingWordsOfPage>
          ) : null}
          <Sections {...section} />
          <Presumption />
        </div>
        <div className="beside">
          {card ? (
            <FindingWordsOfPage value={finding}>
              <PublicLife card={card} report={report} />
            </FindingWordsOfPage>
          ) : null}
          <div className="space-y-2 print:hidden">
            {card ? <ShareAddress address={address} words={finding.finding.share} /> : null}
            <Proof report={report} words={words.report} />
            <PrintButton withoutScripts={words.aboutReport.toPrint}>{words.report.print}</PrintButton>
          </div>
        </div>
      </div>
      <p className="hidden text-sm print:block">{address}</p>
    </Page>
  )
}
