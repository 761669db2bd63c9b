import { adoptReport } from '#server/sources/adopt-report.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/adoption'
import { CodeField } from './sources/parts/code-field.tsx'

const door = page('page.person')

/** A report that was sent with a code moves into an account. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => ({ words: words('adoption', 'returnByCode') }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor, pageRequest }, fields) => {
    const id = await adoptReport(application, actor, fields, pageRequest.caller())
    return redirectAfter(`/reports/${id}`, 'report-adopted')
  })
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.adoption.title) }]
}

export default function Adoption({ loaderData: { words } }: Route.ComponentProps) {
  const said = words.adoption
  return (
    <Page>
      <PageHeader title={said.title} lead={said.lead} />
      <Alert tone="warning" title={said.riskTitle}>
        <ul className="list-disc space-y-1 pl-5">
          {said.risks.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Alert>
      <Card>
        <TokenForm>
          <RefusalNotice failure={said.failure} labels={{ sourceCode: words.returnByCode.label }} />
          <CodeField words={words.returnByCode} />
          <SubmitButton>{said.button}</SubmitButton>
        </TokenForm>
      </Card>
    </Page>
  )
}
