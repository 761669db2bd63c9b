import { Link } from 'react-router'
import { messageLimits, subjects } from '#domain/conversations/message.ts'
import { daysKept } from '#domain/retention/retention.ts'
import { sendMessage } from '#server/conversations/send-message.ts'
import { type SiteNow, siteNow } from '#server/settings/site-now.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { Blocks } from '../article.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import { LegalContact } from '../shell/legal-contact.tsx'
import { OperatorText } from '../shell/notices/operator-text.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/contact'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => ({
    words: words('contact', 'subjectNames', 'legalContact'),
    formToken: pageRequest.formToken(),
    ...contactsOf(await siteNow(application)),
    kept: [
      {
        list: words('contact').contact.kept.map((line) => fill(line, { count: daysKept('message') })),
      },
    ],
  }))
}

function contactsOf({ securityContact, legalContact, contactText }: SiteNow) {
  return { securityContact, legalContact, contactText }
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, pageRequest }, fields) => {
    await sendMessage(application, fields, pageRequest.caller())
    return redirectAfter('/contact', 'message-sent')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titled(loaderData?.words.contact.title) },
    { name: 'description', content: loaderData?.words.contact.description },
  ]
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { subjectNames } = useNames('subjectNames')
  const words = loaderData.words.contact
  const { formToken, securityContact, legalContact, contactText, kept } = loaderData
  const { labels } = words
  const choices = subjects.map((subject) => ({ value: subject, label: subjectNames[subject] }))
  const { textOf, problemOf } = useFormState()
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <OperatorText text={contactText} />
      <Blocks of={kept} />
      <Card>
        <TokenForm formToken={formToken}>
          <RefusalNotice labels={labels} />
          <Field name="subject" label={labels.subject} error={problemOf('subject')} required>
            <Select choices={choices} placeholder={words.choose} defaultValue={textOf('subject')} />
          </Field>
          <Field
            name="text"
            label={labels.text}
            hint={fill(words.textHint, { count: messageLimits.text })}
            error={problemOf('text')}
            required
          >
            <TextArea defaultValue={textOf('text')} maxLength={messageLimits.text} />
          </Field>
          <Field name="reply" label={labels.reply} hint={words.replyHint} error={problemOf('reply')}>
            <TextInput autoComplete="off" defaultValue={textOf('reply')} maxLength={messageLimits.reply} />
          </Field>
          <SubmitButton>{words.button}</SubmitButton>
        </TokenForm>
      </Card>
      {legalContact ? <LegalContact words={loaderData.words.legalContact} contact={legalContact} /> : null}
      <section aria-labelledby="security" className="space-y-2">
        <h2 id="security">{words.weakness}</h2>
        {securityContact ? (
          <p>
            {words.tellUs}{' '}
            <a href={securityContact} rel="noreferrer" className={linkStyles}>
              {securityContact.replace(/^mailto:/, '')}
            </a>{' '}
            {words.alsoIn}{' '}
            <a href="/.well-known/security.txt" className={linkStyles}>
              {words.securityText}
            </a>
            ).
          </p>
        ) : (
          <p>{fill(words.tellUsByForm, { security: subjectNames.security })}</p>
        )}
      </section>
      <p>
        {words.othersAsked}{' '}
        <Link to="/faq" className={linkStyles}>
          {words.faq}
        </Link>
        .
      </p>
    </Page>
  )
}
