import { Link } from 'react-router'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { loggedCarriedFile } from '#server/operating/shown-carried-files.ts'
import { fullOfflineEdition, offlineEdition, tools, workspace } from '#toolkit/registry.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import type { Section } from '#words/article.ts'
import { Sections } from '../article.tsx'
import type { Visit } from '../door.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/educational-resources'
import { beforeYouReport } from './before-you-report.ts'
import { channelGuide } from './channel-guide.ts'
import { ChannelGuide } from './parts/channel-guide.tsx'
import type { ToolName } from './parts/tool-icons.tsx'
import { ToolList } from './parts/tool-list.tsx'
import { type Tab, tabHref, tabOf, tabs } from './tabs.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async (visit) => {
    const { searchParams } = new URL(args.request.url)
    const tab = tabOf(searchParams.get('tab'))
    return { tab, words: visit.words('education'), ...(await contentOf(visit, tab, searchParams)) }
  })
}

async function contentOf(visit: Visit, tab: Tab, given: URLSearchParams) {
  const { application, words } = visit
  if (tab === 'tools') {
    const sha256 = application.offlineSha256 ?? null
    const offline = {
      ...offlineEdition,
      sha256,
      logged: sha256 === null ? null : await loggedCarriedFile(application, sha256),
      release: releaseWith(application.signedRelease ?? null, sha256),
    }
    return {
      kind: 'tools',
      tools: tools.map(presentTool),
      workspacePath: workspace.path,
      offline,
      fullOffline: fullOfflineEdition,
      toolList: words('toolList').toolList,
    } as const
  } else if (tab === 'where') {
    const today = dayInNigeria(application.now())
    const guide = channelGuide(given, today, words('whereToReport', 'sources'))
    return { kind: 'where', guide, channelGuide: words('channelGuide').channelGuide } as const
  } else return { kind: 'article', sections: articles[tab](words) } as const
}

/** The version of the signed release that lists this file. */
function releaseWith(release: Visit['application']['signedRelease'], sha256: string | null): string | null {
  return release && sha256 !== null && release.hashes.includes(sha256) ? release.version : null
}

const articles = {
  before: (words) => beforeYouReport(words('beforeYouReport').beforeYouReport),
  evidence: (words) => words('evidenceGuide').evidenceGuide,
  rights: (words) => words('rightsGuide').rightsGuide,
  phone: (words) => words('whatStays').whatStays,
} as const satisfies Record<Exclude<Tab, 'tools' | 'where'>, (words: Visit['words']) => readonly Section[]>

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.education
  return [
    { title: titled(words && `${words.tabs[loaderData.tab]} – ${words.title}`) },
    { name: 'description', content: words?.description },
  ]
}

export default function EducationalResources({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.education
  return (
    <Page width={loaderData.kind === 'tools' ? 'wide' : 'reading'}>
      <PageHeader
        title={words.title}
        lead={loaderData.kind === 'tools' ? loaderData.toolList.lead : words.lead}
      />
      <nav aria-label={words.title} className="flex flex-wrap gap-x-2 border-b border-line print:hidden">
        {tabs.map((tab) => (
          <Link
            key={tab}
            to={tabHref(tab)}
            aria-current={tab === loaderData.tab ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b-4 border-transparent px-3 py-2 font-semibold text-link no-underline hover:border-edge aria-[current=page]:border-accent aria-[current=page]:text-ink"
          >
            {words.tabs[tab]}
          </Link>
        ))}
      </nav>
      <Content data={loaderData} />
    </Page>
  )
}

function Content({ data }: { data: Route.ComponentProps['loaderData'] }) {
  if (data.kind === 'tools')
    return (
      <ToolList
        words={data.toolList}
        workspacePath={data.workspacePath}
        tools={data.tools}
        offline={data.offline}
        fullOffline={data.fullOffline}
      />
    )
  else if (data.kind === 'where') return <ChannelGuide words={data.channelGuide} guide={data.guide} />
  else return <Sections of={data.sections} />
}

function presentTool({ name, title, summary, path }: (typeof tools)[number]) {
  return { name, title, summary, path, minutes: minutesOf[name] }
}

/** With answers ready, and without haste. */
const minutesOf: Record<ToolName, number> = {
  'risk-calculator': 3,
  'legal-exposure': 4,
  'anonymity-checker': 5,
  'document-sanitizer': 3,
  'evidence-chain': 10,
  'whistleblower-decision': 3,
  'secure-chat': 10,
}
