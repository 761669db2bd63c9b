import { Link } from 'react-router'
import { isOpenLink } from '#server/people/account-tokens.ts'
import { confirmByCode, confirmByLink } from '#server/people/confirm-registration.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/confirm-email'
import { DeadLink } from './parts/dead-link.tsx'

// Looking at a link does not use it up: mail programs open every link before the person does.
export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, facts }) => {
    const token = args.url.searchParams.get('token')
    const isOpen = await isOpenLink(application, 'confirm-registration', token)
    return { way: token === null ? 'code' : isOpen ? 'link' : 'dead-link', formToken: facts.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => {
    const token = args.url.searchParams.get('token')
    if (token === null) await confirmByCode(application, fields, facts.network)
    else await confirmByLink(application, token)
    return redirectAfter('/login', 'account-confirmed')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Confirm your e-mail address – Fitila' }]
}

export default function ConfirmEmail({ loaderData: { way, formToken } }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <PageHeader title="Confirm your e-mail address" lead={way === 'code' ? waiting : null} />
      {way === 'dead-link' ? (
        <DeadLink href="/confirm-email/letter" label="Send me a new letter" />
      ) : (
        <TokenForm formToken={formToken}>
          <RefusalNotice labels={labels} />
          {way === 'code' ? <CodeFields /> : null}
          <SubmitButton wide>Confirm my address</SubmitButton>
        </TokenForm>
      )}
      {way === 'code' ? (
        <p>
          No letter after some minutes? Look among the unwanted mail, or{' '}
          <Link to="/confirm-email/letter">ask for a new one</Link>.
        </p>
      ) : null}
    </Page>
  )
}

const waiting =
  'A letter is on its way. Open the link in it; or, if you read your mail on another device, type the code from it here within half an hour.'

const labels = { email: 'E-mail', code: 'Code from the letter' }

function CodeFields() {
  const { textOf, problemOf } = useFormState()
  return (
    <>
      <Field name="email" label={labels.email} error={problemOf('email')} required>
        <TextInput type="email" autoComplete="email" defaultValue={textOf('email')} maxLength={254} />
      </Field>
      <Field name="code" label={labels.code} hint="Eight digits." error={problemOf('code')} required>
        <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
      </Field>
    </>
  )
}
