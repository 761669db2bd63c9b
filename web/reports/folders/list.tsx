import { Link } from 'react-router'
import { deleteFolder, makeFolder } from '#server/finding/folders/change-folders.ts'
import { listFolders } from '#server/finding/folders/list-folders.ts'
import { longestFolderName } from '#server/finding/folders/own-folder.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import type { Route } from './+types/list'

const door = page('folder.see')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('folders'),
    own: await listFolders(application, actor),
    longestName: longestFolderName,
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const [step, id = ''] = intent.split(' ')
    if (step === 'delete') {
      await deleteFolder(application, actor, id)
      return redirectAfter('/folders', 'kept-deleted')
    }
    const made = await makeFolder(application, actor, fields)
    return redirectAfter(`/folders/${made}`, 'kept-saved')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.folders.title) }]
}

export default function Folders({ loaderData }: Route.ComponentProps) {
  const { own, longestName } = loaderData
  const words = loaderData.words.folders
  const { textOf, problemOf } = useFormState()
  const isPaused = own.most === 0
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <RefusalNotice labels={{ name: words.name }} />
      {isPaused ? (
        <Alert tone="warning">
          <p>{words.paused}</p>
          <Link to="/subscription-plans">{words.toPlans}</Link>
        </Alert>
      ) : null}
      <p>
        {isPaused ? null : `${fill(words.held, { held: own.folders.length, most: own.most })} `}
        {words.sealed}
      </p>
      {own.folders.length === 0 ? <p>{words.none}</p> : null}
      <ul className="space-y-3">
        {own.folders.map(({ id, name, entries }) => (
          <Card as="li" key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Link to={`/folders/${id}`} className={`${linkStyles} mr-auto min-w-0 break-words`}>
              {name}
            </Link>
            <span className="text-muted">{fill(words.entries, { count: entries })}</span>
            <TokenForm intent={`delete ${id}`}>
              <SubmitButton tone="danger" size="small" aria-label={fill(words.deleteNamed, { name })}>
                {words.delete}
              </SubmitButton>
            </TokenForm>
          </Card>
        ))}
      </ul>
      {isPaused ? null : (
        <Card as="section" className="space-y-4">
          <h2>{words.make}</h2>
          <TokenForm intent="make">
            <Field name="name" label={words.name} error={problemOf('name')} required>
              <TextInput defaultValue={textOf('name')} maxLength={longestName} autoComplete="off" />
            </Field>
            <SubmitButton>{words.make}</SubmitButton>
          </TokenForm>
        </Card>
      )}
    </Page>
  )
}
