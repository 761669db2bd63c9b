import { Link } from 'react-router'
import { messageLimits, subjectNames, subjects } from '#domain/conversations/message.ts'
import { messagesLiveForDays } from '#server/conversations/erase-old-messages.ts'
import { sendMessage } from '#server/conversations/send-message.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Blocks } from '../article.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/contact'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, facts }) => ({
    formToken: facts.formToken(),
    choices: subjects.map((subject) => ({ value: subject, label: subjectNames[subject] })),
    securityContact: application.operator.securityContact,
    kept: [
      {
        list: [
          '**What we keep:** your words and your way to be reached, sealed, and the day. No address, no device, no account, even if you are logged in.',
          '**How long:** until staff close it, which erases it, and DAYS days at most.',
          '**Who reads it:** members of staff. Whoever runs the server could, too.',
          '**A public report is wrong?** Choose “Is something wrong?” below it in the [list](/reports): there you get a code for the answer.',
          '**Not for reports.** Please do not name anybody as corrupt here: [a report](/submit-report) is checked, this is not.',
        ].map((line) => line.replace('DAYS', String(messagesLiveForDays))),
      },
    ],
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => {
    await sendMessage(application, fields, facts.network)
    return redirectAfter('/contact', 'message-sent')
  })
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Contact – Fitila' },
    { name: 'description', content: 'Write to us without an account and without JavaScript.' },
  ]
}

const labels = { subject: 'What is it about?', text: 'Your message', reply: 'How can we reach you?' }

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { formToken, choices, securityContact, kept } = loaderData
  const { textOf, problemOf } = useFormState()
  return (
    <Page>
      <PageHeader title="Contact" lead="Write to us. You need no account, and no JavaScript." />
      <Blocks of={kept} />
      <Card>
        <TokenForm formToken={formToken}>
          <RefusalNotice labels={labels} />
          <Field name="subject" label={labels.subject} error={problemOf('subject')} required>
            <Select choices={choices} placeholder="Please choose" defaultValue={textOf('subject')} />
          </Field>
          <Field
            name="text"
            label={labels.text}
            hint={`At most ${messageLimits.text} characters.`}
            error={problemOf('text')}
            required
          >
            <TextArea defaultValue={textOf('text')} maxLength={messageLimits.text} />
          </Field>
          <Field
            name="reply"
            label={labels.reply}
            hint="Only if you want an answer. Better nothing that your employer runs, or that carries your name."
            error={problemOf('reply')}
          >
            <TextInput autoComplete="off" defaultValue={textOf('reply')} maxLength={messageLimits.reply} />
          </Field>
          <SubmitButton>Send the message</SubmitButton>
        </TokenForm>
      </Card>
      <section aria-labelledby="security" className="space-y-2">
        <h2 id="security">If you found a weakness</h2>
        {securityContact ? (
          <p>
            Please tell us before you tell others:{' '}
            <a href={securityContact} rel="noreferrer" className={linkStyles}>
              {securityContact.replace(/^mailto:/, '')}
            </a>{' '}
            (also in{' '}
            <a href="/.well-known/security.txt" className={linkStyles}>
              security.txt
            </a>
            ).
          </p>
        ) : (
          <p>Please tell us before you tell others: choose “{subjectNames.security}” in the form above.</p>
        )}
      </section>
      <p>
        Is it a question that others have asked? Look at the{' '}
        <Link to="/faq" className={linkStyles}>
          FAQ
        </Link>
        .
      </p>
    </Page>
  )
}
