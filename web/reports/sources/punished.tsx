import { Link } from 'react-router'
import { RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import {
  deleteFollowUps,
  showPunished,
  tellOfPunishment,
} from '#server/sources/punishment/tell-of-punishment.ts'
import { Page } from '#ui/page.tsx'
import { page } from '../../door.ts'
import { redirectTo } from '../../redirect.ts'
import { helpBlocks } from '../punishment/help-blocks.ts'
import { PunishedPage } from '../punishment/punished.tsx'
import type { Route } from './+types/punished'
import { withQuickExit } from './leaving.ts'
import { Ended } from './parts/ended.tsx'
import { QuickExit } from './parts/quick-exit.tsx'
import { useVisitEnd } from './parts/use-visit-end.ts'

const door = withQuickExit(page('page.everyone'))

/** The holder of a code is punished for the report. A visit that has ended is asked for its code again. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const source = await pageRequest.source()
    if (!source && !pageRequest.keptWords) throw redirectTo('/report/return')
    const report = source && (await showPunished(application, source, null))
    const state = report?.followUps.at(-1)?.state ?? ''
    const ofHelp = words('punishedHelp', 'whereToReport', 'sources')
    return {
      words: words('punished', 'punishmentNames', 'punishedHelp', 'returnByCode', 'quickExit'),
      report,
      help: helpBlocks(state, dayInNigeria(application.now()), ofHelp),
      formToken: pageRequest.boundToken(null),
      number: application.randomness.uuid(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.cookieless(args, async ({ application, pageRequest }, fields) => {
    const source = await pageRequest.source()
    if (!source) throw new RuleBroken('visit-ended')
    if (fields.intent === 'delete') await deleteFollowUps(application, source, null)
    else await tellOfPunishment(application, source, null, fields)
    return redirectTo('/report/punished', 303)
  })
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.words.punished.tab }]
}

export default function PunishedByCode({ loaderData }: Route.ComponentProps) {
  const { report, help, formToken, number, words } = loaderData
  const typed = useVisitEnd(report, 'text')
  return (
    <Page>
      <QuickExit words={words.quickExit} />
      {report && typed === null ? (
        <PunishedPage
          above={<Link to="/report/status">{words.punished.back}</Link>}
          report={report}
          help={help}
          formToken={formToken}
          number={number}
          words={words}
        />
      ) : (
        <Ended words={words.returnByCode} typed={typed ?? ''} />
      )}
    </Page>
  )
}
