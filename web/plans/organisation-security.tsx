import { Link } from 'react-router'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import {
  answerExportRequest,
  listExportRequests,
} from '#server/plans/organisations/security/export-requests.ts'
import { readOrganisationLog } from '#server/plans/organisations/security/organisation-log.ts'
import {
  setOrganisationRules,
  showOrganisationRules,
} from '#server/plans/organisations/security/set-rules.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { wordingIn } from '#words/wording-in.ts'
import { page } from '../door.ts'
import { RefusalNotice } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/organisation-security'
import { ExportRequests } from './parts/export-requests.tsx'
import { OrganisationLog } from './parts/organisation-log.tsx'
import { OrganisationRulesForm, OrganisationRulesList } from './parts/organisation-rules.tsx'

const door = page('page.person')
const here = '/organisation/security'

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, language, words }) => {
    const { name, isOwner, rules } = await showOrganisationRules(application, actor)
    const shown = { words: words('organisationSecurity'), name, isOwner, rules }
    try {
      const requests = await listExportRequests(application, actor)
      const log = await readOrganisationLog(application, actor)
      return { ...shown, inside: { requests, log: log.slice(0, shownLines) }, keptOut: null }
    } catch (thrown) {
      // A member who is kept out reads the rules, and which of them it was.
      if (!(thrown instanceof RuleBroken)) throw thrown
      return { ...shown, inside: null, keptOut: wordingIn(language, thrown) }
    }
  })
}

const shownLines = 100

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const [step, id] = intent.split(' ')
    if (step === 'rules') {
      await setOrganisationRules(application, actor, fields)
      return redirectAfter(here, 'organisation-rules-saved')
    } else if (step === 'agree' || step === 'decline') {
      await answerExportRequest(application, actor, id, step)
      return redirectAfter(here, step === 'agree' ? 'export-agreed' : 'export-declined')
    } else throw new NotFound()
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.organisationSecurity.title) }]
}

export default function OrganisationSecurity({ loaderData }: Route.ComponentProps) {
  const { isOwner, rules, inside, keptOut } = loaderData
  const words = loaderData.words.organisationSecurity
  return (
    <Page width="narrow">
      <PageHeader
        above={<Link to="/organisation">{words.organisation}</Link>}
        title={words.title}
        lead={words.lead}
      />
      <p>{words.never}</p>
      <RefusalNotice labels={{ networks: words.networks, sessionHours: words.sessionHours }} />
      {keptOut ? (
        <Alert tone="warning" title={keptOut.title}>
          {keptOut.text}
        </Alert>
      ) : null}
      {isOwner ? (
        <OrganisationRulesForm rules={rules} words={words} />
      ) : (
        <OrganisationRulesList rules={rules} words={words} />
      )}
      {inside ? (
        <>
          <ExportRequests requests={inside.requests} words={words} />
          <OrganisationLog lines={inside.log} words={words} />
        </>
      ) : null}
    </Page>
  )
}
