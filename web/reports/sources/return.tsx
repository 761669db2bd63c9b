import { Link, useActionData } from 'react-router'
import { daysKept } from '#domain/retention/retention.ts'
import { enterByCode } from '#server/sources/enter-by-code.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { redirectTo } from '../../redirect.ts'
import { useLastAnswer } from '../../shell/forms/last-answer.ts'
import { useStageFocus } from '../../shell/forms/use-stage-focus.ts'
import type { Route } from './+types/return'
import { withQuickExit } from './leaving.ts'
import { CodeField } from './parts/code-field.tsx'
import { QuickExit } from './parts/quick-exit.tsx'
import { OpenedDraft } from './parts/saved.tsx'

const door = withQuickExit(page('page.everyone'))

/** One field, and no cookie before a code was right. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const number = application.randomness.uuid()
    return {
      words: words('returnByCode', 'savedByCode', 'quickExit'),
      number,
      formToken: pageRequest.boundToken(number),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.cookieless(args, async ({ application, pageRequest }, fields) => {
    const entered = await enterByCode(application, fields, pageRequest.caller())
    if ('draft' in entered) {
      // Another page among those that hold this draft.
      const draft = { ...entered.draft, writer: application.randomness.uuid() }
      const draftToken = pageRequest.boundToken(draft.formNumber)
      const days = daysKept('draft without an account')
      return { opened: { draft, draftToken, days, fileDays: daysKept('file of an unsent form') } }
    }
    await pageRequest.changeVisit(entered.visit)
    return redirectTo(entered.opens === 'tip' ? '/report/tip' : '/report/status', 303)
  })
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.words.returnByCode.tab }]
}

export default function Return({ loaderData }: Route.ComponentProps) {
  const { number, formToken } = loaderData
  const words = loaderData.words.returnByCode
  const { textOf } = useFormState({ formNumber: number })
  const answer = useLastAnswer(useActionData<typeof action>())
  useStageFocus(answer && 'opened' in answer ? 'opened' : 'form')
  if (answer && 'opened' in answer)
    return (
      <Page>
        <QuickExit words={loaderData.words.quickExit} />
        <OpenedDraft opened={answer.opened} words={loaderData.words.savedByCode} />
      </Page>
    )
  return (
    <Page>
      <QuickExit words={loaderData.words.quickExit} />
      <PageHeader title={words.title} lead={words.lead} />
      <Card>
        <TokenForm formToken={formToken}>
          <RefusalNotice labels={{ sourceCode: words.label }} />
          <input type="hidden" name="formNumber" value={textOf('formNumber')} />
          <CodeField words={words} />
          <SubmitButton>{words.button}</SubmitButton>
        </TokenForm>
      </Card>
      <p>
        {words.lost}{' '}
        <Link to="/report" className={linkStyles}>
          {words.newReport}
        </Link>
      </p>
    </Page>
  )
}
