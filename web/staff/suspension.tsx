import { longestSuspensionNote, suspensionReasons } from '#domain/people/suspension-reasons.ts'
import { showPerson } from '#server/people/staff/show-person.ts'
import { reinstatePerson, suspendPerson } from '#server/people/suspend-person.ts'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Words } from '#words/words.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/suspension'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { id, username, status } = await showPerson(application, actor, args.params.id)
    return { id, username, ...changes[status], words: words('suspension') }
  })
}

// What must be done travels with the form: a page that was opened before a colleague acted must not undo what they did.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const page = `/user-management/${args.params.id}`
    if (fields.change === 'reinstate') {
      const answer = await reinstatePerson(application, actor, args.params.id)
      return redirectAfter(page, answer === 'proposed' ? 'reinstatement-proposed' : 'person-reinstated')
    } else {
      await suspendPerson(application, actor, args.params.id, fields)
      return redirectAfter(page, 'person-suspended')
    }
  })
}

const changes = { active: { change: 'suspend' }, suspended: { change: 'reinstate' } } as const

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.suspension[loaderData.change].title) }]
}

export default function Suspension({ loaderData }: Route.ComponentProps) {
  const { change } = loaderData
  const words = loaderData.words.suspension
  const { title, lead, button } = words[change]
  return (
    <Page width="narrow">
      <PageHeader above={<Trail />} title={title} lead={lead} />
      <TokenForm>
        <RefusalNotice labels={{ reason: words.suspend.reason, note: words.suspend.note }} />
        <input type="hidden" name="change" value={change} />
        {change === 'suspend' ? <Why words={words.suspend} /> : null}
        <SubmitButton tone={change === 'suspend' ? 'danger' : 'primary'} wide>
          {button}
        </SubmitButton>
      </TokenForm>
    </Page>
  )
}

function Why({ words }: { words: Words['suspension']['suspend'] }) {
  const { textOf, problemOf } = useFormState()
  return (
    <>
      <RadioGroup
        name="reason"
        legend={words.reason}
        hint={words.reasonHint}
        required
        error={problemOf('reason')}
        defaultValue={textOf('reason')}
        options={suspensionReasons.map((value) => ({ value, label: words.reasons[value] }))}
      />
      <Field name="note" label={words.note} hint={words.noteHint} error={problemOf('note')}>
        <TextArea rows={3} maxLength={longestSuspensionNote} defaultValue={textOf('note')} />
      </Field>
    </>
  )
}
