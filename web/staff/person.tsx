import { Link } from 'react-router'
import { needsSecondStep } from '#domain/people/capacities.ts'
import { roles } from '#domain/people/roles.ts'
import { changeRole } from '#server/people/change-role.ts'
import { endSessionsOfPerson } from '#server/people/staff/end-sessions.ts'
import { resetSecondStep } from '#server/people/staff/reset-second-step.ts'
import { showPerson } from '#server/people/staff/show-person.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf, momentOf } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { type Names, useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/person'
import { PersonAccess } from './parts/person-access.tsx'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    ...(await showPerson(application, actor, args.params.id)),
    words: words('personPage', 'peopleTable', 'roleNames', 'eventNames'),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent, ...fields }) => {
    const { id } = args.params
    const here = `/user-management/${id}`
    if (intent === 'end-sessions') {
      await endSessionsOfPerson(application, actor, id)
      return redirectAfter(here, 'sessions-of-person-ended')
    } else if (intent === 'reset-second-step') {
      await resetSecondStep(application, actor, id)
      return redirectAfter(here, 'second-step-reset-proposed')
    }
    const answer = await changeRole(application, actor, id, fields)
    return redirectAfter(here, answer === 'changed' ? 'role-updated' : 'role-proposed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.username) }]
}

export default function Person({ loaderData: person }: Route.ComponentProps) {
  const names = useNames('roleNames', 'eventNames')
  const words = person.words.personPage
  const { textOf, problemOf } = useFormState({ role: person.role })
  const isSuspended = person.status === 'suspended'
  return (
    <Page width="wide">
      <PageHeader
        above={<Trail />}
        title={person.username}
        lead={fill(words.roleSince, { role: names.roleNames[person.role], day: dayOf(roleSince(person)) })}
      />
      {isSuspended ? (
        <Alert tone="warning" title={words.suspended}>
          {words.suspendedText}
        </Alert>
      ) : null}
      <RefusalNotice labels={{ role: words.role }} />
      <div className="columns-beside">
        <div className="beside">
          <Card as="section" className="space-y-4">
            <TokenForm>
              <Field name="role" label={words.role} hint={words.roleHint} error={problemOf('role')} required>
                <Select
                  key={person.role}
                  defaultValue={textOf('role')}
                  choices={roles.map((role) => ({ value: role, label: names.roleNames[role] }))}
                />
              </Field>
              <SubmitButton>{words.save}</SubmitButton>
            </TokenForm>
            {person.isSelf ? null : <OtherSteps words={words} person={person} />}
          </Card>
        </div>
        <div>
          <PersonAccess words={words} person={person} />
          {person.isApplicant ? (
            <p>
              <Link to={`/expert-management/${person.id}`} className={linkStyles}>
                {words.application}
              </Link>
            </p>
          ) : null}
          <Card as="section" className="space-y-3">
            <h2>{words.history}</h2>
            {person.history.length > 0 ? (
              <DescriptionList items={person.history.map((event) => presentEvent(event, words, names))} />
            ) : (
              <p>{words.noHistory}</p>
            )}
          </Card>
        </div>
      </div>
    </Page>
  )
}

type OtherStepsProps = { words: Words['personPage']; person: Shown }

/** What else an administrator may do about another person, each on a page of its own. */
function OtherSteps({ words, person: { id, role, status } }: OtherStepsProps) {
  const look = buttonStyles({ tone: 'secondary', wide: true })
  return (
    <div className="space-y-2 border-t border-line pt-4">
      <Link to={`/user-management/${id}/suspension`} className={look}>
        {status === 'suspended' ? words.lift : words.suspend}
      </Link>
      {needsSecondStep(role) ? null : (
        <Link to={`/user-management/${id}/plan`} className={look}>
          {words.grant}
        </Link>
      )}
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']

function roleSince({ createdAt, history }: Shown): string {
  return history.findLast(({ kind }) => kind === 'person.role-changed')?.occurredAt ?? createdAt
}

function presentEvent(
  { kind, roleFrom, roleTo, reason, by, occurredAt }: Shown['history'][number],
  words: Words['personPage'],
  { eventNames, roleNames }: Names<'eventNames' | 'roleNames'>,
) {
  const change =
    roleFrom && roleTo
      ? fill(words.change, { from: roleNames[roleFrom], to: roleNames[roleTo] })
      : reason
        ? `: ${words.reasons[reason]}`
        : ''
  return {
    term: momentOf(occurredAt),
    detail: fill(words.event, { event: eventNames[kind], change, by: by ?? words.left }),
  }
}
