import { useActionData } from 'react-router'
import { addPasskey, beginPasskey } from '#server/people/second-step/add-passkey.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNotice, TokenForm, useFormState } from '../form.tsx'
import { PasskeyButton } from '../passkey-button.tsx'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/passkey'
import { BackToSecurity } from './parts/back-to-security.tsx'
import { RecoveryCodes } from './parts/recovery-codes.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor, facts }) => ({
    options: await beginPasskey(application, actor, facts.sessionToken()),
  }))
}

// Answered with the page: the codes are shown once, and no address may carry them.
export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor, facts }, fields) => {
    const { token, codes } = await addPasskey(application, actor, facts.sessionToken(), fields)
    facts.adoptSession(token)
    return { done: true as const, codes }
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Add a passkey – Fitila' }]
}

const label = 'A name by which you will know it'

export default function Passkey({ loaderData: { options } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  const { textOf, problemOf } = useFormState()
  if (answer && 'done' in answer) return <RecoveryCodes title="Your passkey is added" codes={answer.codes} />
  return (
    <Page width="narrow">
      <PageHeader
        above={<BackToSecurity />}
        title="Add a passkey"
        lead="Your device keeps it, behind your finger, your face or a PIN that never leaves the device."
      />
      <RefusalNotice labels={{ name: label }} />
      <TokenForm>
        <Field
          name="name"
          label={label}
          hint="“My phone” will do. Nobody but you sees it."
          error={problemOf('name')}
          required
        >
          <TextInput defaultValue={textOf('name')} maxLength={40} />
        </Field>
        <PasskeyButton options={options} verb="create">
          Add a passkey
        </PasskeyButton>
      </TokenForm>
    </Page>
  )
}
