import { showReport } from '#server/report-view/show-report.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/show'
import { Presumption } from './parts/presumption.tsx'
import { PrintButton } from './parts/print-button.tsx'
import { englishWordsOfSections, wordsOfSections } from './parts/show/section-props.ts'
import { Sections } from './parts/show/sections.tsx'
import { Summary } from './parts/show/summary.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const report = await showReport(application, actor, args.params.id)
    const { barrier } = report.handling
    return {
      words: words(...wordsOfSections),
      english: words(...englishWordsOfSections),
      report,
      whyBarred: barrier === 'conflict-of-interest' ? words('refusals').refusals[barrier] : null,
      address: `${application.publicUrl}/reports/${args.params.id}`,
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.report.referenceNumber) }]
}

export default function Report({ loaderData: { address, ...section } }: Route.ComponentProps) {
  const { words, report } = section
  return (
    <Page>
      <PageHeader
        above={report.referenceNumber}
        title={report.text.words?.personName ?? report.referenceNumber}
        actions={<PrintButton withoutScripts={words.aboutReport.toPrint}>{words.report.print}</PrintButton>}
      />
      <Summary {...section} />
      <Sections {...section} />
      <Presumption />
      <p className="hidden text-sm print:block">{address}</p>
    </Page>
  )
}
