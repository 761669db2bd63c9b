import { useActionData } from 'react-router'
import { daysKept } from '#domain/retention/retention.ts'
import { acceptedEndings } from '#domain/writing/attachments.ts'
import { readMultipart } from '#server/attachments/multipart.ts'
import { lookUpRequest, withdrawRequest } from '#server/publishing/corrections/look-up-request.ts'
import { addPapers } from '#server/publishing/corrections/papers/add-paper.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { Alert } from '#ui/alert.tsx'
import { Answered } from '#ui/answers/answered.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../../door.ts'
import type { FileFormHandle } from '../../file-forms.ts'
import { fileSubmission, takeEach } from '../../file-submission.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { useLastAnswer } from '../../shell/forms/last-answer.ts'
import { LegalContact } from '../../shell/legal-contact.tsx'
import { titled } from '../../shell/titled.ts'
import type { Route } from './+types/look-up'
import { AnswerCard } from './answer-card.tsx'
import { PaperForm } from './paper-form.tsx'

const door = page('page.everyone')
export const handle: FileFormHandle = { holdsFile: 'everyone' }

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => ({
    words: words('correctionLookUp', 'legalContact'),
    legalContact: (await siteNow(application)).legalContact,
    formToken: pageRequest.formToken(),
    accept: acceptedEndings,
    paperDays: daysKept('paper of a request'),
  }))
}

// Answered with the page, so that no address and no history carries the code.
export function action(args: Route.ActionArgs) {
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data')) return addFiles(args)
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

function addFiles(args: Route.ActionArgs) {
  return door.reading(args, (carryOut) =>
    fileSubmission(
      carryOut,
      args.request,
      readMultipart,
      async ({ application, pageRequest }, fields, files) => {
        await takeEach(files, await addPapers(application, fields, pageRequest.caller()))
        const answer = await lookUpRequest(application, fields, pageRequest.caller())
        return { answer, requestCode: fields.requestCode ?? '', isAdded: true }
      },
    ),
  )
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.correctionLookUp.title) }, { name: 'robots', content: 'noindex' }]
}

export default function LookUp({ loaderData }: Route.ComponentProps) {
  const { formToken, accept, paperDays } = loaderData
  const words = loaderData.words.correctionLookUp
  const { textOf } = useFormState()
  const found = useLastAnswer(useActionData<typeof action>())
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      {found && 'answer' in found ? (
        <Answered to={found}>
          {'isAdded' in found ? <Alert tone="success" role="status" title={words.paperAdded} /> : null}
          <AnswerCard
            words={words}
            answer={found.answer}
            requestCode={found.requestCode}
            formToken={formToken}
          />
          {found.answer.promised ? (
            <PaperForm
              words={words}
              count={found.answer.papers}
              requestCode={found.requestCode}
              {...{ accept, formToken, days: paperDays }}
            />
          ) : null}
        </Answered>
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
