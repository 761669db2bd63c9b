import { Link } from 'react-router'
import { judgements } from '#domain/finding/name-list.ts'
import { readMultipart } from '#server/attachments/multipart.ts'
import { judgeMatch } from '#server/finding/name-lists/judge-match.ts'
import { addNameFile, addNames, deleteNameList } from '#server/finding/name-lists/keep-name-list.ts'
import { type ShownMatch, showNameList } from '#server/finding/name-lists/show-name-lists.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill, inFigures } from '#words/fill.ts'
import { scoreReasonsIn } from '#words/similar-in.ts'
import type { Words } from '#words/words.ts'
import { page } from '../../door.ts'
import type { FileFormHandle } from '../../file-forms.ts'
import { fileSubmission, firstOf } from '../../file-submission.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormOf } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { FindingWordsOfPage, findingParts } from '../parts/finding/finding-words.ts'
import { CardList } from '../parts/finding/report-list.tsx'
import type { Route } from './+types/one'
import { FileField } from './file-field.tsx'
import { whenCompared } from './when-compared.ts'

const door = page('name-list.see')
export const handle: FileFormHandle = { holdsFile: 'people' }

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words, language }) => {
    const own = words('nameLists', ...findingParts)
    const list = await showNameList(application, actor, args.params.list)
    return {
      words: own,
      ...list,
      when: whenCompared(list.head, own.nameLists),
      matches: list.matches.map((match) => ({ ...match, why: scoreReasonsIn(language, match.reasons) })),
    }
  })
}

export function action(args: Route.ActionArgs) {
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return door.reading(args, (carryOut) =>
      fileSubmission(carryOut, args.request, readMultipart, async ({ application, actor }, _, files) => {
        await addNameFile(application, actor, args.params.list, await firstOf(files))
        return redirectAfter(`/name-lists/${args.params.list}`, 'kept-saved')
      }),
    )
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const { list } = args.params
    if (intent === 'delete') {
      await deleteNameList(application, actor, list)
      return redirectAfter('/name-lists', 'kept-deleted')
    } else if (intent === 'add') await addNames(application, actor, list, fields)
    else await judgeMatch(application, actor, list, fields)
    return redirectAfter(`/name-lists/${list}`, 'kept-saved')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.nameLists.title) }]
}

export default function NameListPage({ loaderData }: Route.ComponentProps) {
  const { head, matches, found, isPaused, mostNames, when } = loaderData
  const words = loaderData.words.nameLists
  return (
    <FindingWordsOfPage value={loaderData.words}>
      <Page>
        <PageHeader
          title={head.name}
          lead={`${fill(words.entries, { count: head.entries })}. ${when}`}
          above={<Link to="/name-lists">{words.back}</Link>}
        />
        <RefusalNotice labels={{ names: words.add, file: words.addFile }} />
        {isPaused ? <Alert tone="warning">{words.paused}</Alert> : null}
        <Alert>{words.namesake}</Alert>
        {found > 0 ? (
          <p className="font-semibold">
            {fill(words.found, { count: found })}
            {found > matches.length ? ` ${fill(words.shownFirst, { count: matches.length })}` : ''}
          </p>
        ) : head.comparedOn === null ? null : (
          <p>{words.nothing}</p>
        )}
        <ol className="space-y-6">
          {matches.map((match) => (
            <li key={match.pair}>
              <OneMatch match={match} isPaused={isPaused} words={words} />
            </li>
          ))}
        </ol>
        <Card as="section" className="space-y-4">
          {isPaused ? null : <MoreNames mostNames={mostNames} words={words} />}
          <TokenForm intent="delete">
            <SubmitButton tone="danger">{words.delete}</SubmitButton>
          </TokenForm>
        </Card>
      </Page>
    </FindingWordsOfPage>
  )
}

type OneMatchProps = {
  match: ShownMatch & { why: string[] }
  isPaused: boolean
  words: Words['nameLists']
}

function OneMatch({ match, isPaused, words }: OneMatchProps) {
  const { pair, name, state, company, score, why, judgement, card } = match
  return (
    <Card as="article" className="space-y-3">
      <h2 className="break-words">
        {words.onList}: {[name, state].filter(Boolean).join('; ')}
      </h2>
      <p>
        <strong>{fill(words.score, { score })}</strong>
        {judgement ? ` ${fill(words.judged, { judgement: words.judgements[judgement] })}` : ''}
      </p>
      <p className="text-sm text-muted">{words.why}</p>
      <ul className="list-disc pl-5">
        {why.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {words.inPublic}
        {company === '' ? '' : `: ${company}`}
      </p>
      <CardList cards={[card]} />
      {isPaused ? null : (
        <fieldset className="space-y-2">
          <legend className="font-semibold">{words.question}</legend>
          <div className="flex flex-wrap gap-3">
            {judgements.map((each) => (
              <TokenForm key={each} intent="judge" className="">
                <input type="hidden" name="pair" value={pair} />
                <SubmitButton
                  name="judgement"
                  value={each}
                  tone="secondary"
                  aria-pressed={judgement === each}
                  aria-label={fill(words.judgeNamed, {
                    ...{ judgement: words.judgements[each], name, number: card.referenceNumber },
                  })}
                >
                  {words.judgements[each]}
                </SubmitButton>
              </TokenForm>
            ))}
          </div>
        </fieldset>
      )}
    </Card>
  )
}

function MoreNames({ mostNames, words }: { mostNames: number; words: Words['nameLists'] }) {
  const { textOf, problemOf } = useFormOf('add')
  const ofFile = useFormOf('attach')
  return (
    <>
      <TokenForm intent="add">
        <Field
          name="names"
          label={words.add}
          hint={fill(words.namesHint, { most: inFigures(mostNames) })}
          error={problemOf('names')}
          required
        >
          <TextArea defaultValue={textOf('names')} rows={4} spellCheck={false} />
        </Field>
        <SubmitButton>{words.addButton}</SubmitButton>
      </TokenForm>
      <TokenForm encType="multipart/form-data">
        <FileField
          label={words.addFile}
          error={ofFile.problemOf('file')}
          mostNames={mostNames}
          words={words}
        />
        <SubmitButton tone="secondary">{words.sendFile}</SubmitButton>
      </TokenForm>
    </>
  )
}
