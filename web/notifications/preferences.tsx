import { notificationTypeNames, notificationTypes } from '#domain/notifications/notification.ts'
import { digestNames, typeDescriptions } from '#domain/notifications/preferences.ts'
import { readPreferences, savePreferences } from '#server/notifications/preferences.ts'
import { Alert } from '#ui/alert.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldSet } from '#ui/field-set.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/preferences'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) => {
    const { wishes, digest } = await readPreferences(application, actor)
    const rows = notificationTypes.map((type) => ({
      type,
      name: notificationTypeNames[type],
      description: typeDescriptions[type],
      ...wishes[type],
    }))
    const options = Object.entries(digestNames).map(([value, label]) => ({ value, label }))
    return { rows, digest, options, email: actor.email, isMailReal: application.mail.isReal }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    await savePreferences(application, actor, fields)
    return redirectAfter('/notification-preferences', 'preferences-saved')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Notification Preferences – Fitila' }]
}

export default function NotificationPreferences({ loaderData }: Route.ComponentProps) {
  const { rows, digest, options, email, isMailReal } = loaderData
  const { textOf, problemOf } = useFormState({ digest })
  return (
    <Page>
      <PageHeader title="Notification Preferences" lead="What you are told, and where." />
      <Alert tone="information" title="Before you choose e-mail">
        A letter says only that there is news, never what about. But whoever can read your mail, at home, at
        work or at the company that runs it, learns from it that you have an account here. If that could hurt
        you, leave e-mail off.
        {isMailReal ? null : ' This Fitila has no mail server: its letters stay with the people who run it.'}
      </Alert>
      <TokenForm>
        <RefusalNotice labels={{ digest: 'How often' }} />
        {rows.map(({ type, name, description, app, mail }) => (
          <FieldSet key={type} id={type} legend={name} hint={description}>
            <div className="grid gap-2 sm:grid-cols-2">
              <Checkbox id={`app-${type}`} name={`app.${type}`} label="In the app" defaultChecked={app} />
              <Checkbox id={`mail-${type}`} name={`mail.${type}`} label="By e-mail" defaultChecked={mail} />
            </div>
          </FieldSet>
        ))}
        <RadioGroup
          name="digest"
          legend="How often may a letter come?"
          hint={`Letters go to ${email}. What you have read here by then is left out.`}
          options={options}
          defaultValue={textOf('digest')}
          error={problemOf('digest')}
          required
        />
        <SubmitButton>Save</SubmitButton>
      </TokenForm>
    </Page>
  )
}
