import { Link } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { effortHours } from '#domain/experts/assignment.ts'
import { expertiseAreas } from '#domain/experts/expert.ts'
import { askExpert } from '#server/experts/assignments/ask-expert.ts'
import { showExpertDesk } from '#server/experts/assignments/expert-desk.ts'
import {
  closeAssignment,
  extendAssignment,
  withdrawAssignment,
  writeToExpert,
} from '#server/experts/assignments/staff-steps.ts'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/desk'
import { DeskAssignmentCard } from './parts/desk-assignment.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      ...(['expertDeskPage', 'expertiseAreaNames', 'assignmentStateNames', 'labels'] as const),
      ...(['findingNames', 'confidenceNames', 'talkSides'] as const),
    ),
    desk: await showExpertDesk(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const { id } = args.params
    const here = `/reports/${id}/experts`
    const [step, assignment = ''] = intent.split(' ')
    if (step === 'ask') {
      await askExpert(application, actor, id, fields)
      return redirectAfter(here, 'expert-asked')
    } else if (step === 'write') {
      await writeToExpert(application, actor, id, assignment, fields)
      return redirectAfter(here, 'expert-message-sent')
    } else if (step === 'extend') {
      await extendAssignment(application, actor, id, assignment)
      return redirectAfter(here, 'assignment-extended')
    } else if (step === 'close') {
      await closeAssignment(application, actor, id, assignment)
      return redirectAfter(here, 'assignment-closed')
    } else if (step === 'withdraw') {
      await withdrawAssignment(application, actor, id, assignment)
      return redirectAfter(here, 'assignment-closed')
    } else throw new NotFound()
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.expertDeskPage.title) }]
}

export default function ExpertDesk({ loaderData, params }: Route.ComponentProps) {
  const { desk } = loaderData
  const words = loaderData.words.expertDeskPage
  return (
    <Page>
      <PageHeader
        title={words.title}
        lead={words.lead}
        above={
          <Link to={`/reports/${params.id}`} className={linkStyles}>
            {fill(words.above, { reference: desk.referenceNumber })}
          </Link>
        }
      />
      {desk.assignments.map((assignment) => (
        <DeskAssignmentCard key={assignment.id} assignment={assignment} words={words} />
      ))}
      {desk.candidates.length > 0 ? <AskForm desk={desk} words={words} /> : <p>{words.noCandidates}</p>}
    </Page>
  )
}

type Data = Route.ComponentProps['loaderData']

function AskForm({ desk, words }: { desk: Data['desk']; words: Data['words']['expertDeskPage'] }) {
  const { textOf, problemOf } = useFormState({ dueOn: desk.dueOn })
  const names = useNames('expertiseAreaNames', 'labels')
  const labels: Readonly<Record<string, string>> = names.labels
  return (
    <Card className="space-y-3">
      <h2>{words.ask}</h2>
      <p>{words.askText}</p>
      <TokenForm intent="ask">
        <RefusalNotice labels={words.labels} />
        <RadioGroup
          name="expert"
          legend={words.labels.expert}
          hint={words.order}
          required
          error={problemOf('expert')}
          defaultValue={textOf('expert')}
          options={desk.candidates.map(({ id, username, areas, knowsZone, open, mostOpen }) => ({
            value: id,
            label: username,
            hint: [
              areas.map((area) => names.expertiseAreaNames[area]).join(', '),
              ...(knowsZone ? [words.knowsZone] : []),
              fill(words.load, { open, most: mostOpen }),
            ].join(' · '),
          }))}
        />
        <Field name="area" label={words.labels.area} error={problemOf('area')} required>
          <Select
            placeholder={words.choose}
            defaultValue={textOf('area')}
            choices={expertiseAreas.map((value) => ({ value, label: names.expertiseAreaNames[value] }))}
          />
        </Field>
        <RadioGroup
          name="hours"
          legend={words.labels.hours}
          required
          error={problemOf('hours')}
          defaultValue={textOf('hours')}
          options={effortHours.map((value) => ({ value, label: value }))}
        />
        <Field name="dueOn" label={words.labels.dueOn} error={problemOf('dueOn')} required>
          <TextInput type="date" defaultValue={textOf('dueOn')} />
        </Field>
        <Field
          name="question"
          label={words.labels.question}
          hint={words.questionHint}
          error={problemOf('question')}
          required
        >
          <TextArea rows={3} defaultValue={textOf('question')} />
        </Field>
        <h3>{words.extract}</h3>
        <p>{words.extractText}</p>
        {desk.fields.map(({ name, text }) => (
          <div key={name} className="space-y-2">
            <Checkbox
              name={`give.${name}`}
              value="yes"
              label={fill(words.give, { field: labels[name] ?? name })}
              defaultChecked={textOf(`give.${name}`) === 'yes'}
            />
            <Field name={`extract.${name}`} label={fill(words.textOf, { field: labels[name] ?? name })}>
              <TextArea rows={3} defaultValue={textOf(`extract.${name}`) || text} />
            </Field>
          </div>
        ))}
        <SubmitButton>{words.invite}</SubmitButton>
      </TokenForm>
    </Card>
  )
}
