import { notificationTypesFor } from '#domain/notifications/notification.ts'
import { ownPreferences, savePreferences } from '#server/notifications/preferences.ts'
import { Alert } from '#ui/alert.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldSet } from '#ui/field-set.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/preferences'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { wishes, digest } = await ownPreferences(application, actor)
    const { notificationTypes: names, notificationChoices } = words(
      'notificationTypes',
      'notificationChoices',
    )
    const rows = notificationTypesFor(actor.role).map((type) => ({
      type,
      name: names[type],
      description: notificationChoices.types[type],
      ...wishes[type],
    }))
    const options = Object.entries(notificationChoices.digests).map(([value, label]) => ({ value, label }))
    return {
      words: words('notificationPreferences'),
      rows,
      digest,
      options,
      email: actor.email,
      isMailReal: application.mail.isReal,
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await savePreferences(application, actor, fields)
    return redirectAfter('/notification-preferences', 'preferences-saved')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.notificationPreferences.title) }]
}

export default function NotificationPreferences({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.notificationPreferences
  const { rows, digest, options, email, isMailReal } = loaderData
  const { textOf, problemOf } = useFormState({ digest })
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <Alert tone="information" title={words.beforeMail}>
        {words.beforeMailText}
        {isMailReal ? null : ` ${words.noMail}`}
      </Alert>
      <TokenForm>
        <RefusalNotice labels={{ digest: words.digest }} />
        {rows.map(({ type, name, description, app, mail }) => (
          <FieldSet key={type} id={type} legend={name} hint={description}>
            <div className="grid gap-2 sm:grid-cols-2">
              <Checkbox id={`app-${type}`} name={`app.${type}`} label={words.inApp} defaultChecked={app} />
              <Checkbox
                id={`mail-${type}`}
                name={`mail.${type}`}
                label={words.byMail}
                defaultChecked={mail}
              />
            </div>
          </FieldSet>
        ))}
        <RadioGroup
          name="digest"
          legend={words.digestQuestion}
          hint={fill(words.digestHint, { email })}
          options={options}
          defaultValue={textOf('digest')}
          error={problemOf('digest')}
          required
        />
        <SubmitButton>{words.save}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
