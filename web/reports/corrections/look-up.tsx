import { useActionData } from 'react-router'
import { lookUpRequest, withdrawRequest } from '#server/publishing/corrections/look-up-request.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { redirectAfter } from '../../redirect-after.ts'
import { submission, visit } from '../../visit.ts'
import type { Route } from './+types/look-up'
import { AnswerCard } from './answer-card.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ facts }) => ({ formToken: facts.formToken() }))
}

// Answered with the page, so that no address and no history carries the code.
export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => {
    if (fields.intent === 'withdraw') {
      await withdrawRequest(application, fields, facts.network)
      return redirectAfter('/corrections/request', 'request-withdrawn')
    } else {
      const answer = await lookUpRequest(application, fields, facts.network)
      return { answer, requestCode: fields.requestCode ?? '' }
    }
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Your request for a correction – Fitila' }, { name: 'robots', content: 'noindex' }]
}

const labels = { requestCode: 'Your code' }

export default function LookUp({ loaderData: { formToken } }: Route.ComponentProps) {
  const { textOf } = useFormState()
  const found = useActionData<typeof action>()
  return (
    <Page width="narrow">
      <PageHeader
        title="Your request for a correction"
        lead="With the code that you got after sending it, you see here how it stands."
      />
      {found && 'answer' in found ? (
        <AnswerCard answer={found.answer} requestCode={found.requestCode} formToken={formToken} />
      ) : null}
      <TokenForm formToken={formToken}>
        <RefusalNotice labels={labels} />
        <Field name="requestCode" label={labels.requestCode} required>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={textOf('requestCode')}
            maxLength={60}
          />
        </Field>
        <SubmitButton wide>Look it up</SubmitButton>
      </TokenForm>
    </Page>
  )
}
