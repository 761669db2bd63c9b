import { Link } from 'react-router'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { offlineEdition, tools } from '#toolkit/registry.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { type Section, Sections } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/educational-resources'
import { ChannelGuide } from './parts/channel-guide.tsx'
import { ToolList } from './parts/tool-list.tsx'
import { beforeYouReport } from './words/before-you-report.ts'
import { channelGuide } from './words/channel-guide.ts'
import { evidenceGuide } from './words/evidence.ts'
import { rightsGuide } from './words/rights.ts'
import { type Tab, tabOf, tabs } from './words/tabs.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    const { searchParams } = new URL(args.request.url)
    const tab = tabOf(searchParams.get('tab'))
    const today = dayInNigeria(application.now())
    return { tabs, tab, ...contentOf(tab, searchParams, today, application.offlineSha256 ?? null) }
  })
}

function contentOf(tab: Tab, given: URLSearchParams, today: string, sha256: string | null) {
  if (tab === 'tools')
    return { kind: 'tools', tools: tools.map(presentTool), offline: { ...offlineEdition, sha256 } } as const
  else if (tab === 'where') return { kind: 'where', guide: channelGuide(given, today) } as const
  else return { kind: 'article', sections: articles[tab]() } as const
}

const articles = {
  before: beforeYouReport,
  evidence: () => evidenceGuide,
  rights: () => rightsGuide,
} as const satisfies Record<Exclude<Tab, 'tools' | 'where'>, () => readonly Section[]>

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const tab = loaderData?.tabs.find(({ tab }) => tab === loaderData.tab)
  return [
    { title: `${tab?.label ?? 'Before you report'} – Education – Fitila` },
    {
      name: 'description',
      content:
        'Before you report corruption in Nigeria: what to think of, your rights, who is competent, and tools.',
    },
  ]
}

export default function EducationalResources({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Education"
        lead="What to think of before you report, who is there to hear it, and tools that help you to think."
      />
      <nav aria-label="Education" className="flex flex-wrap gap-x-2 border-b border-line print:hidden">
        {loaderData.tabs.map(({ tab, label, href }) => (
          <Link
            key={tab}
            to={href}
            aria-current={tab === loaderData.tab ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b-4 border-transparent px-3 py-2 font-semibold text-link no-underline hover:border-edge aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <Content data={loaderData} />
    </Page>
  )
}

function Content({ data }: { data: Route.ComponentProps['loaderData'] }) {
  if (data.kind === 'tools') return <ToolList {...data} />
  else if (data.kind === 'where') return <ChannelGuide guide={data.guide} />
  else return <Sections of={data.sections} />
}

function presentTool({ name, title, summary, path }: (typeof tools)[number]) {
  return { name, title, summary, path }
}
