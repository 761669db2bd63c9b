import { Link } from 'react-router'
import { longestListName } from '#domain/finding/name-list.ts'
import { readMultipart } from '#server/attachments/multipart.ts'
import { deleteNameList, keepNameFile, keepNameList } from '#server/finding/name-lists/keep-name-list.ts'
import { listNameLists, type NameListHead } from '#server/finding/name-lists/show-name-lists.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { page } from '../../door.ts'
import type { FileFormHandle } from '../../file-forms.ts'
import { fileSubmission, firstOf } from '../../file-submission.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormOf } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import type { Route } from './+types/list'
import { FileField } from './file-field.tsx'
import { whenCompared } from './when-compared.ts'

const door = page('name-list.see')
export const handle: FileFormHandle = { holdsFile: 'people' }

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const own = words('nameLists')
    const { lists, most, mostNames } = await listNameLists(application, actor)
    return {
      words: own,
      ...{ most, mostNames },
      lists: lists.map((list) => ({ ...list, when: whenCompared(list, own.nameLists) })),
    }
  })
}

export function action(args: Route.ActionArgs) {
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return door.reading(args, (carryOut) =>
      fileSubmission(carryOut, args.request, readMultipart, async ({ application, actor }, fields, files) => {
        const made = await keepNameFile(application, actor, fields, await firstOf(files))
        return redirectAfter(`/name-lists/${made}`, 'kept-saved')
      }),
    )
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const [step, id = ''] = intent.split(' ')
    if (step === 'delete') {
      await deleteNameList(application, actor, id)
      return redirectAfter('/name-lists', 'kept-deleted')
    }
    const made = await keepNameList(application, actor, fields)
    return redirectAfter(`/name-lists/${made}`, 'kept-saved')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.nameLists.title) }]
}

export default function NameLists({ loaderData }: Route.ComponentProps) {
  const { lists, most, mostNames } = loaderData
  const words = loaderData.words.nameLists
  const isPaused = most === 0
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <RefusalNotice labels={{ name: words.name, names: words.names, file: words.file }} />
      {isPaused ? (
        <Alert tone="warning">
          <p>{words.paused}</p>
          <Link to="/subscription-plans">{words.toPlans}</Link>
        </Alert>
      ) : null}
      <Alert>{words.namesake}</Alert>
      <p>
        {isPaused ? null : `${fill(words.held, { held: lists.length, most })} `}
        {words.sealed}
      </p>
      {lists.length === 0 ? <p>{words.none}</p> : null}
      <ul className="space-y-3">
        {lists.map((list) => (
          <OneList key={list.id} list={list} words={words} />
        ))}
      </ul>
      {isPaused ? null : (
        <>
          <NewList mostNames={mostNames} words={words} />
          <NewListFromFile mostNames={mostNames} words={words} />
        </>
      )}
    </Page>
  )
}

type OneListProps = { list: NameListHead & { when: string }; words: Words['nameLists'] }

function OneList({ list: { id, name, entries, news, when }, words }: OneListProps) {
  return (
    <Card as="li" className="space-y-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <Link to={`/name-lists/${id}`} className={`${linkStyles} min-w-0 break-words`}>
          {name}
        </Link>
        <span className="text-muted">{fill(words.entries, { count: entries })}</span>
      </p>
      <p className="text-muted">{when}</p>
      {news > 0 ? <p className="font-semibold">{fill(words.news, { count: news })}</p> : null}
      <TokenForm intent={`delete ${id}`}>
        <SubmitButton tone="danger" size="small" aria-label={fill(words.deleteNamed, { name })}>
          {words.delete}
        </SubmitButton>
      </TokenForm>
    </Card>
  )
}

function NewList({ mostNames, words }: { mostNames: number; words: Words['nameLists'] }) {
  const { textOf, problemOf } = useFormOf('make')
  return (
    <Card as="section" className="space-y-4">
      <h2>{words.make}</h2>
      <TokenForm intent="make">
        <Field name="name" label={words.name} error={problemOf('name')} required>
          <TextInput defaultValue={textOf('name')} maxLength={longestListName} autoComplete="off" />
        </Field>
        <Field
          name="names"
          label={words.names}
          hint={fill(words.namesHint, { most: inFigures(mostNames) })}
          error={problemOf('names')}
          required
        >
          <TextArea defaultValue={textOf('names')} rows={8} spellCheck={false} />
        </Field>
        <SubmitButton>{words.save}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

function NewListFromFile({ mostNames, words }: { mostNames: number; words: Words['nameLists'] }) {
  const { textOf, problemOf } = useFormOf('attach')
  return (
    <Card as="section" className="space-y-4">
      <h2>{words.fromFile}</h2>
      <TokenForm encType="multipart/form-data">
        <Field name="name" id="name-of-file" label={words.name} error={problemOf('name')} required>
          <TextInput defaultValue={textOf('name')} maxLength={longestListName} autoComplete="off" />
        </Field>
        <FileField label={words.file} error={problemOf('file')} mostNames={mostNames} words={words} />
        <SubmitButton tone="secondary">{words.sendFile}</SubmitButton>
      </TokenForm>
    </Card>
  )
}
