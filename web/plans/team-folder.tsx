import { Link } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { longestFolderName } from '#domain/plans/team.ts'
import { addToTeamFolder } from '#server/plans/organisations/team/add-entry.ts'
import { finishTeamEntry, removeTeamEntry } from '#server/plans/organisations/team/change-entry.ts'
import { removeTeamFolder, renameTeamFolder } from '#server/plans/organisations/team/keep-folders.ts'
import { showTeamFolder } from '#server/plans/organisations/team/show-team.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/team-folder'
import { TeamEntries } from './parts/team-entries.tsx'
import { TeamEntryForms } from './parts/team-entry-forms.tsx'

const door = page('page.person')
const all = '/organisation/folders'

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('teamFolders'),
    folder: await showTeamFolder(application, actor, args.params.folder),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const { folder } = args.params
    const here = `${all}/${folder}`
    const [step, rest = ''] = intent.split(' ')
    if (step === 'add') {
      await addToTeamFolder(application, actor, folder, { ...fields, ...(rest ? { kind: rest } : {}) })
      return redirectAfter(here, 'team-entry-added')
    } else if (step === 'done') {
      await finishTeamEntry(application, actor, folder, rest)
      return redirectAfter(here, 'team-entry-done')
    } else if (step === 'remove') {
      await removeTeamEntry(application, actor, folder, rest)
      return redirectAfter(here, 'team-entry-removed')
    } else if (step === 'rename') {
      await renameTeamFolder(application, actor, folder, fields)
      return redirectAfter(here, 'team-folder-renamed')
    } else if (step === 'remove-folder') {
      await removeTeamFolder(application, actor, folder)
      return redirectAfter(all, 'team-folder-removed')
    } else throw new NotFound()
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.folder.name) }]
}

export default function TeamFolder({ loaderData }: Route.ComponentProps) {
  const { folder } = loaderData
  const words = loaderData.words.teamFolders
  const { textOf, problemOf } = useFormState({ folderName: folder.name })
  const labels = {
    ...{ number: words.number, search: words.search, text: words.text, forMember: words.for },
    ...{ dueOn: words.dueOn, folderName: words.name },
  }
  return (
    <Page width="narrow">
      <PageHeader above={<Link to={all}>{words.title}</Link>} title={folder.name} />
      <RefusalNotice labels={labels} />
      <TeamEntries entries={folder.entries} words={words} />
      <TeamEntryForms members={folder.members} isGuest={folder.isGuest} words={words} />
      {folder.isGuest ? null : (
        <Card as="section" className="space-y-4">
          <h2>{words.renameTitle}</h2>
          <TokenForm intent="rename">
            <Field name="folderName" label={words.name} error={problemOf('folderName')} required>
              <TextInput
                defaultValue={textOf('folderName')}
                maxLength={longestFolderName}
                autoComplete="off"
              />
            </Field>
            <SubmitButton tone="secondary">{words.rename}</SubmitButton>
          </TokenForm>
          {folder.mayRemove ? (
            <>
              <p>{words.removeText}</p>
              <TokenForm intent="remove-folder">
                <SubmitButton tone="danger">{words.removeFolder}</SubmitButton>
              </TokenForm>
            </>
          ) : null}
        </Card>
      )}
    </Page>
  )
}
