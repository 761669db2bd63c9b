import { Link } from 'react-router'
import { checkResults, expertChecks } from '#domain/experts/checks.ts'
import { noteCheck } from '#server/experts/manage/note-check.ts'
import { proposeDecision } from '#server/experts/manage/propose-decision.ts'
import { showExpert } from '#server/experts/manage/show-expert.ts'
import { suspendExpert } from '#server/experts/manage/suspend-expert.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/expert'
import { ExpertFacts } from './parts/expert-facts.tsx'

const door = page('expert.manage')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      ...(['expertPage', 'expertiseAreaNames', 'expertLanguageNames', 'expertZoneNames'] as const),
      ...(['registerNames', 'expertStateNames', 'expertCheckNames', 'checkResultNames'] as const),
    ),
    expert: await showExpert(application, actor, args.params.id),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent, ...fields }) => {
    const { id } = args.params
    const here = `/expert-management/${id}`
    if (intent === 'check') {
      await noteCheck(application, actor, id, fields)
      return redirectAfter(here, 'expert-checked')
    } else if (intent === 'suspend') {
      await suspendExpert(application, actor, id)
      return redirectAfter(here, 'expert-suspended')
    } else {
      await proposeDecision(application, actor, id, fields)
      return redirectAfter(here, 'expert-decision-proposed')
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.expert.username) }]
}

export default function ExpertPage({ loaderData }: Route.ComponentProps) {
  const { expert } = loaderData
  const { expertPage: words, expertStateNames, expertCheckNames } = loaderData.words
  return (
    <Page>
      <PageHeader above={<Trail />} title={expert.username} lead={expertStateNames[expert.state]} />
      {expert.isWaiting ? (
        <Alert title={words.waiting}>
          <Link to="/admin/proposals">{words.toProposals}</Link>
        </Alert>
      ) : null}
      <ExpertFacts expert={expert} words={words} />
      <Checks loaderData={loaderData} />
      <Card className="space-y-3">
        <h2>{words.decision}</h2>
        <p>{words.decisionText}</p>
        {expert.missing.length > 0 ? (
          <p>
            {fill(words.missing, { checks: expert.missing.map((kind) => expertCheckNames[kind]).join(', ') })}
          </p>
        ) : null}
        {expert.isWaiting ? null : <Decision words={words} />}
      </Card>
      {expert.state === 'verified' ? (
        <Card className="space-y-3">
          <h2>{words.suspension}</h2>
          <p>{words.suspensionText}</p>
          <TokenForm intent="suspend">
            <SubmitButton tone="danger">{words.suspend}</SubmitButton>
          </TokenForm>
        </Card>
      ) : null}
    </Page>
  )
}

type Data = Route.ComponentProps['loaderData']

function Checks({ loaderData: { expert, words } }: { loaderData: Data }) {
  const { expertPage: own, expertCheckNames, checkResultNames } = words
  const { textOf, problemOf } = useFormState()
  return (
    <Card className="space-y-3">
      <h2>{own.checks}</h2>
      {expert.checks.length > 0 ? (
        <DescriptionList
          items={expert.checks.map(({ kind, result, by, on, counts }, index) => ({
            term: `${index + 1}. ${expertCheckNames[kind]}`,
            detail: fill(counts ? own.noted : own.notedBefore, {
              ...{ result: checkResultNames[result], by: by ?? own.left, day: partialDay(on) },
            }),
          }))}
        />
      ) : (
        <p>{own.noChecks}</p>
      )}
      {expert.checks.some(({ counts }) => !counts) ? <p className="text-muted">{own.checkedBefore}</p> : null}
      {/* With scripts the page stays: a noted check begins an empty form. */}
      <TokenForm key={expert.checks.length} intent="check">
        <RefusalNotice labels={{ check: own.check, result: own.result }} />
        <Field name="check" label={own.check} error={problemOf('check')} required>
          <Select
            placeholder={own.choose}
            defaultValue={textOf('check')}
            choices={expertChecks.map((value) => ({ value, label: expertCheckNames[value] }))}
          />
        </Field>
        <RadioGroup
          name="result"
          legend={own.result}
          required
          error={problemOf('result')}
          defaultValue={textOf('result')}
          options={checkResults.map((value) => ({ value, label: checkResultNames[value] }))}
        />
        <SubmitButton tone="secondary">{own.note}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

function Decision({ words }: { words: Data['words']['expertPage'] }) {
  const { textOf, problemOf } = useFormState()
  return (
    <TokenForm intent="decide">
      <RadioGroup
        name="outcome"
        legend={words.outcome}
        required
        error={problemOf('outcome')}
        defaultValue={textOf('outcome')}
        options={[
          { value: 'verified', label: words.verify },
          { value: 'rejected', label: words.reject },
        ]}
      />
      <SubmitButton>{words.propose}</SubmitButton>
    </TokenForm>
  )
}
