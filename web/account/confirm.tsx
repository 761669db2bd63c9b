import { beginConfirmation } from '#server/people/second-step/begin-confirmation.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { PasskeyButton } from '../passkey-button.tsx'
import { pathHere, redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/confirm'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => ({
    words: words('confirm', 'passkeyButton'),
    next: pathHere(args.url.searchParams.get('next')),
    passkeyOptions: await beginConfirmation(application, actor, pageRequest.sessionToken()),
    formToken: pageRequest.formToken(),
  }))
}

// What is in `confirmation` was checked on the way here, as with every form.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ pageRequest }, fields) => {
    if (!fields.confirmation) await pageRequest.confirmSession(fields)
    return redirectAfter(pathHere(fields.next), 'confirmed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.confirm.title) }]
}

export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { next, passkeyOptions, formToken } = loaderData
  const words = loaderData.words.confirm
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <RefusalNotice labels={{ confirmation: words.label }} />
      <TokenForm formToken={formToken} asksItself>
        <input type="hidden" name="next" value={next} />
        <Field name="confirmation" label={words.label} required>
          <TextInput type="password" autoComplete="current-password" maxLength={200} />
        </Field>
        <SubmitButton wide>{words.button}</SubmitButton>
      </TokenForm>
      {passkeyOptions ? (
        <TokenForm formToken={formToken} asksItself>
          <input type="hidden" name="next" value={next} />
          <PasskeyButton options={passkeyOptions} verb="get">
            {words.passkey}
          </PasskeyButton>
        </TokenForm>
      ) : null}
    </Page>
  )
}
