import { useActionData } from 'react-router'
import { lookUpRequest, withdrawRequest } from '#server/publishing/corrections/look-up-request.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { LegalContact } from '../../shell/legal-contact.tsx'
import { titled } from '../../shell/titled.ts'
import type { Route } from './+types/look-up'
import { AnswerCard } from './answer-card.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => ({
    words: words('correctionLookUp', 'legalContact'),
    legalContact: application.operator.legalContact,
    formToken: pageRequest.formToken(),
  }))
}

// Answered with the page, so that no address and no history carries the code.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => {
    if (fields.intent === 'withdraw') {
      await withdrawRequest(application, fields, pageRequest.caller())
      return redirectAfter('/corrections/request', 'request-withdrawn')
    } else {
      const answer = await lookUpRequest(application, fields, pageRequest.caller())
      return { answer, requestCode: fields.requestCode ?? '' }
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.correctionLookUp.title) }, { name: 'robots', content: 'noindex' }]
}

export default function LookUp({ loaderData }: Route.ComponentProps) {
  const { formToken } = loaderData
  const words = loaderData.words.correctionLookUp
  const { textOf } = useFormState()
  const found = useActionData<typeof action>()
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      {found && 'answer' in found ? (
        <AnswerCard
          words={words}
          answer={found.answer}
          requestCode={found.requestCode}
          formToken={formToken}
        />
      ) : null}
      <TokenForm formToken={formToken}>
        <RefusalNotice labels={{ requestCode: words.code }} />
        <Field name="requestCode" label={words.code} required>
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={textOf('requestCode')}
            maxLength={60}
          />
        </Field>
        <SubmitButton wide>{words.button}</SubmitButton>
      </TokenForm>
      <LegalContact words={loaderData.words.legalContact} contact={loaderData.legalContact} />
    </Page>
  )
}
