import { Link } from 'react-router'
import { offlineEdition, tools } from '#toolkit/registry.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/educational-resources'
import { beforeYouReport, researched } from './before-you-report.ts'
import { Guides } from './parts/guides.tsx'
import { ToolList } from './parts/tool-list.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const isTools = new URL(args.request.url).searchParams.get('tab') === 'tools'
    const sha256 = application.offlineSha256 ?? null
    return isTools
      ? ({ tab: 'tools', tools: tools.map(presentTool), offline: { ...offlineEdition, sha256 } } as const)
      : ({ tab: 'guides', guides: beforeYouReport, researched } as const)
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const isTools = loaderData?.tab === 'tools'
  return [
    { title: isTools ? 'Tools – Education – Fitila' : 'Before you report – Education – Fitila' },
    {
      name: 'description',
      content: isTools
        ? 'Tools for people who think about reporting corruption. They work on your own device and send nothing.'
        : 'What to think of before you report corruption in Nigeria, with sources.',
    },
  ]
}

export default function EducationalResources({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Education"
        lead="What to think of before you report, and tools that help you to think."
      />
      <nav aria-label="Education" className="flex gap-2 border-b border-line">
        <Tab to="/educational-resources" isCurrent={loaderData.tab === 'guides'}>
          Before you report
        </Tab>
        <Tab to="/educational-resources?tab=tools" isCurrent={loaderData.tab === 'tools'}>
          Tools
        </Tab>
      </nav>
      {loaderData.tab === 'tools' ? <ToolList {...loaderData} /> : <Guides {...loaderData} />}
    </Page>
  )
}

function Tab({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className="-mb-px inline-flex min-h-11 items-center border-b-4 border-transparent px-3 py-2 font-semibold text-link no-underline hover:border-edge aria-[current=page]:border-accent aria-[current=page]:text-ink"
    >
      {children}
    </Link>
  )
}

function presentTool({ name, title, summary, path }: (typeof tools)[number]) {
  return { name, title, summary, path }
}
