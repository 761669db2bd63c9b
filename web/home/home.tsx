import { hasCapacity } from '#domain/people/capacities.ts'
import { can } from '#domain/permissions/can.ts'
import { shownStatus } from '#domain/reports/shown-status.ts'
import { countWaiting } from '#server/cases/count-waiting.ts'
import { listPublicReports } from '#server/finding/public-list.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { listProposedCorrections } from '#server/publishing/corrections/list-proposed-corrections.ts'
import { listOwnReports } from '#server/reports/list-own-reports.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { showFigures } from '#server/transparency/figures/show-figures.ts'
import { Page } from '#ui/page.tsx'
import { page } from '../door.ts'
import { OperatorText } from '../shell/notices/operator-text.tsx'
import type { Route } from './+types/home'
import { homeFigures, newestReports } from './home-view.ts'
import { Course } from './parts/course.tsx'
import { Figures } from './parts/figures.tsx'
import { ForYou } from './parts/for-you.tsx'
import { Newest } from './parts/newest.tsx'
import { Safety } from './parts/safety.tsx'
import { Welcome } from './parts/welcome.tsx'
import { waitingRows } from './waiting-work.ts'

const door = page('page.everyone')
const shownOwnReports = 3

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const own = words('home')
    const { cards } = await listPublicReports(application, null)
    const newest = newestReports(cards, own.home, words('kindTitles').kindTitles)
    const figures = homeFigures(await showFigures(application), own.home)
    const { homeNotice } = await siteNow(application)
    if (actor.kind === 'visitor')
      return { words: own, newest, figures, homeNotice, mine: null, waiting: null }
    const { statuses } = words('statuses')
    const reports = (await listOwnReports(application, actor)).slice(0, shownOwnReports)
    const mine = reports.map(({ id, referenceNumber, status, ...told }) => {
      return { id, referenceNumber, status: statuses[shownStatus(status, told)] }
    })
    const { waitingWork: workWords } = words('waitingWork')
    // Null for those who are not on the staff, or have no second step or no declaration yet: the panel asks for these.
    const counted = can(actor, 'page.staff', null) ? await countWaiting(application, actor) : null
    const confirms = counted !== null && hasCapacity(actor.role, 'confirms')
    const proposals = confirms
      ? [...(await listProposals(application, actor)), ...(await listProposedCorrections(application, actor))]
      : null
    const waiting = counted && { words: workWords, rows: waitingRows(counted, proposals, workWords) }
    return { words: own, newest, figures, homeNotice, mine, waiting }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: loaderData?.words.home.tab },
    {
      name: 'description',
      content: loaderData?.words.home.description,
    },
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { newest, figures, homeNotice, mine, waiting } = loaderData
  const words = loaderData.words.home
  return (
    <>
      {mine ? <ForYou words={words} reports={mine} waiting={waiting} /> : <Welcome words={words} />}
      <Page width="wide" className="sm:space-y-10">
        <OperatorText text={homeNotice} />
        {mine ? null : <Safety words={words} />}
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
          <Newest words={words} reports={newest} />
          {figures ? <Figures words={words} figures={figures} /> : null}
        </div>
        <Course words={words} />
      </Page>
    </>
  )
}
