import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import {
  deleteFollowUps,
  showPunished,
  tellOfPunishment,
} from '#server/sources/punishment/tell-of-punishment.ts'
import { Page } from '#ui/page.tsx'
import { page } from '../../door.ts'
import { redirectTo } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { BackToReport } from '../parts/back-to-report.tsx'
import type { Route } from './+types/punished-of-owner'
import { helpBlocks } from './help-blocks.ts'
import { PunishedPage } from './punished.tsx'

const door = page('page.person')

/** The owner of a report with an account is punished for it. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const report = await showPunished(application, actor, args.params.id)
    const state = report.followUps.at(-1)?.state ?? ''
    const ofHelp = words('punishedHelp', 'whereToReport', 'sources')
    return {
      words: words('punished', 'punishmentNames', 'punishedHelp', 'backTo'),
      report,
      help: helpBlocks(state, dayInNigeria(application.now()), ofHelp),
      number: application.randomness.uuid(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { id } = args.params
    if (fields.intent === 'delete') await deleteFollowUps(application, actor, id)
    else await tellOfPunishment(application, actor, id, fields)
    return redirectTo(`/reports/${id}/punished`, 303)
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.punished.title) }]
}

export default function PunishedOfOwner({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PunishedPage above={<BackToReport report={loaderData.report} />} {...loaderData} />
    </Page>
  )
}
