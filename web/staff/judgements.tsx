import { judgementGrounds, longestGround } from '#domain/judgements/grounds.ts'
import { type NamedKind, namedKinds } from '#domain/judgements/mentions.ts'
import { listCandidates } from '#server/judgements/list-candidates.ts'
import { listJudgements } from '#server/judgements/list-judgements.ts'
import { proposeJudgement } from '#server/judgements/propose-judgement.ts'
import { undoJudgement } from '#server/judgements/undo-judgement.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { scoreReasonsIn } from '#words/similar-in.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useRefusedForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/judgements'
import { JudgedRow } from './parts/judged-row.tsx'
import { JudgementCandidates } from './parts/judgement-candidates.tsx'

const door = page('judgement.list')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words, language }) => {
    const { searchParams } = args.url
    const about = namedKinds.find((each) => each === searchParams.get('kind')) ?? 'person'
    const like = (searchParams.get('like') ?? '').trim()
    const candidates = like === '' ? undefined : await listCandidates(application, actor, about, like)
    return {
      words: words('judgements', 'groundNames', 'namedKindNames'),
      judged: await listJudgements(application, actor),
      ...{ about, like },
      candidates: candidates && {
        number: candidates.number,
        found: candidates.found.map(({ reasons, ...found }) => ({
          ...found,
          why: scoreReasonsIn(language, reasons),
        })),
      },
      chosen: chosenIn(searchParams, about),
    }
  })
}

/** The two records that were chosen above the form. */
function chosenIn(searchParams: URLSearchParams, about: NamedKind): Record<string, string> {
  const names = ['first', 'second', 'firstCompany', 'secondCompany']
  const given = names.map((name) => [name, (searchParams.get(name) ?? '').slice(0, 200)])
  return searchParams.has('first') ? { ...Object.fromEntries(given), about } : {}
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const [step, id = ''] = (fields.intent ?? '').split(' ')
    if (step === 'undo') {
      await undoJudgement(application, actor, id)
      return redirectAfter('/admin/judgements', 'judgement-undone')
    }
    await proposeJudgement(application, actor, fields)
    return redirectAfter('/admin/proposals', 'judgement-proposed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.judgements.title) }]
}

export default function Judgements({ loaderData }: Route.ComponentProps) {
  const { judged, about, like, candidates, chosen } = loaderData
  const { judgements: words, groundNames, namedKindNames } = loaderData.words
  const { labels } = words
  const { textOf, problemOf } = useFormState(chosen)
  const undoes = useRefusedForm()?.values.intent?.startsWith('undo ') ?? false
  const numberField = (name: 'first' | 'second') => (
    <Field name={name} label={labels[name]} hint={words.numberHint} error={problemOf(name)} required>
      <TextInput defaultValue={textOf(name)} maxLength={40} autoComplete="off" />
    </Field>
  )
  const companyField = (name: 'firstCompany' | 'secondCompany') => (
    <Field name={name} label={labels[name]} hint={words.companyHint} error={problemOf(name)}>
      <TextInput defaultValue={textOf(name)} maxLength={200} autoComplete="off" />
    </Field>
  )
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <p>{words.rule}</p>
      {undoes ? <RefusalNotice /> : null}
      <section aria-labelledby="present" className="space-y-3">
        <h2 id="present">{words.present}</h2>
        {judged.length > 0 ? (
          <ul className="space-y-3">
            {judged.map((each) => (
              <JudgedRow key={each.id} judgement={each} words={loaderData.words} />
            ))}
          </ul>
        ) : (
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        )}
      </section>
      <JudgementCandidates about={about} like={like} candidates={candidates} words={loaderData.words} />
      <Card className="space-y-4">
        <h2 id="propose">{words.newTitle}</h2>
        <TokenForm key={JSON.stringify(chosen)} intent="propose">
          {undoes ? null : <RefusalNotice failure={words.failure} labels={labels} />}
          <RadioGroup
            name="about"
            legend={labels.about}
            required
            error={problemOf('about')}
            defaultValue={textOf('about')}
            options={namedKinds.map((kind) => ({ value: kind, label: namedKindNames[kind] }))}
          />
          {numberField('first')}
          {companyField('firstCompany')}
          {numberField('second')}
          {companyField('secondCompany')}
          <RadioGroup
            name="ground"
            legend={labels.ground}
            required
            error={problemOf('ground')}
            defaultValue={textOf('ground')}
            options={judgementGrounds.map((ground) => ({ value: ground, label: groundNames[ground] }))}
          />
          <Field
            name="restsOn"
            label={labels.restsOn}
            hint={words.restsOnHint}
            error={problemOf('restsOn')}
            required
          >
            <TextArea rows={4} defaultValue={textOf('restsOn')} maxLength={longestGround} />
          </Field>
          <SubmitButton>{words.button}</SubmitButton>
        </TokenForm>
      </Card>
    </Page>
  )
}
