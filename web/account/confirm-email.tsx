import { Link } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { isOpenLink } from '#server/people/account-tokens.ts'
import { confirmByCode, confirmByLink } from '#server/people/registration/confirm-registration.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { wordingIn } from '#words/wording-in.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { pathHere, redirectAfter } from '../redirect.ts'
import { leadingTo } from '../shell/links/leading-to.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/confirm-email'
import { DeadLink } from './parts/dead-link.tsx'
import { linkIn, tokenOfShownLink, withToken } from './parts/letter-link.ts'

const door = page('page.everyone')

// Looking at a link does not use it up: mail programs open every link before the person does.
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, language, words }) => {
    const token = tokenOfShownLink(linkIn(args, pageRequest))
    const isOpen = await isOpenLink(application, 'confirm-registration', token)
    return {
      words: words('confirmEmail', 'accountFields'),
      next: pathHere(args.url.searchParams.get('next')),
      way: token === null ? 'code' : isOpen ? 'link' : 'dead-link',
      dead: wordingIn(language, new NotFound('link-not-valid')),
      formToken: pageRequest.formToken(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => {
    const { hasApplied } = await withToken(linkIn(args, pageRequest), (token) =>
      token === null
        ? confirmByCode(application, fields, pageRequest.caller())
        : confirmByLink(application, token),
    )
    return redirectAfter(
      leadingTo('/login', pathHere(fields.next)),
      hasApplied ? 'account-confirmed' : 'account-confirmed-not-applied',
    )
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.confirmEmail.title) }]
}

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  const { way, dead, next, formToken } = loaderData
  const { confirmEmail: words, accountFields } = loaderData.words
  const labels = { email: accountFields.email, code: words.code }
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={way === 'code' ? words.waiting : null} />
      {way === 'dead-link' ? (
        <DeadLink words={dead} href="/confirm-email/letter" label={words.newLetter} />
      ) : (
        <TokenForm formToken={formToken}>
          <RefusalNotice labels={labels} />
          <input type="hidden" name="next" value={next} />
          {way === 'code' ? <CodeFields labels={labels} hint={words.codeHint} /> : null}
          <SubmitButton wide>{words.button}</SubmitButton>
        </TokenForm>
      )}
      {way === 'code' ? (
        <p>
          {words.noLetter} <Link to="/confirm-email/letter">{words.ask}</Link>.
        </p>
      ) : null}
    </Page>
  )
}

type CodeFieldsProps = { labels: { email: string; code: string }; hint: string }

function CodeFields({ labels, hint }: CodeFieldsProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <>
      <Field name="email" label={labels.email} error={problemOf('email')} required>
        <TextInput type="email" autoComplete="email" defaultValue={textOf('email')} maxLength={254} />
      </Field>
      <Field name="code" label={labels.code} hint={hint} error={problemOf('code')} required>
        <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
      </Field>
    </>
  )
}
