import { Link } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { longestFolderName } from '#domain/plans/team.ts'
import { addToTeamFolder } from '#server/plans/organisations/team/add-entry.ts'
import { finishTeamEntry } from '#server/plans/organisations/team/change-entry.ts'
import { makeTeamFolder } from '#server/plans/organisations/team/keep-folders.ts'
import { listTeamFolders } from '#server/plans/organisations/team/show-team.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { dayOf } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/team-folders'
import { ForYouList } from './parts/for-you-list.tsx'

const door = page('page.person')
const here = '/organisation/folders'

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('teamFolders'),
    team: await listTeamFolders(application, actor),
    // A report that was chosen on its page.
    report: /^WR-\d{11}$/.exec(args.url.searchParams.get('report') ?? '')?.[0] ?? null,
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const [step, folder, entry] = intent.split(' ')
    if (step === 'make') {
      const id = await makeTeamFolder(application, actor, fields)
      return redirectAfter(`${here}/${id}`, 'team-folder-made')
    } else if (step === 'done') {
      await finishTeamEntry(application, actor, folder, entry)
      return redirectAfter(here, 'team-entry-done')
    } else if (step === 'put') {
      await addToTeamFolder(application, actor, fields.folder, {
        kind: 'report',
        number: fields.number ?? '',
      })
      return redirectAfter(`${here}/${fields.folder}`, 'team-entry-added')
    } else throw new NotFound()
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.teamFolders.title) }]
}

export default function TeamFolders({ loaderData }: Route.ComponentProps) {
  const { team, report } = loaderData
  const words = loaderData.words.teamFolders
  const { textOf, problemOf } = useFormState()
  return (
    <Page width="narrow">
      <PageHeader above={<Link to="/organisation">{team.name}</Link>} title={words.title} lead={words.lead} />
      <p>{words.never}</p>
      <RefusalNotice labels={{ folderName: words.name, number: words.number }} />
      {report && !team.isGuest && team.folders.length > 0 ? (
        <Card as="section" className="space-y-4">
          <h2>{fill(words.putTitle, { number: report })}</h2>
          <TokenForm intent="put">
            <input type="hidden" name="number" value={report} />
            <Field name="folder" label={words.putInto} required>
              <Select
                defaultValue={textOf('folder') || team.folders[0]?.id}
                choices={team.folders.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
            <SubmitButton>{words.put}</SubmitButton>
          </TokenForm>
        </Card>
      ) : null}
      {report && !team.isGuest && team.folders.length === 0 ? <p>{words.putNone}</p> : null}
      <ForYouList entries={team.forYou} words={words} />
      <section aria-labelledby="folders" className="space-y-3">
        <h2 id="folders">{words.folders}</h2>
        {team.folders.length === 0 ? <p>{words.none}</p> : null}
        <ul className="divide-y divide-line">
          {team.folders.map(({ id, name, entries, newestOn }) => (
            <li key={id} className="py-2 break-words">
              <Link to={`${here}/${id}`} className={`${linkStyles} inline-flex min-h-11 items-center`}>
                {name}
              </Link>
              <p className="text-muted">
                {fill(words.entries, { count: entries })}
                {newestOn ? `, ${fill(words.newest, { day: dayOf(newestOn) })}` : ''}
              </p>
            </li>
          ))}
        </ul>
        {team.folders.length > 0 && !team.isGuest ? (
          <p>
            <a href={`${here}.json`} className={`${linkStyles} inline-flex min-h-11 items-center`}>
              {words.save}
            </a>
          </p>
        ) : null}
      </section>
      {team.isGuest ? null : (
        <Card as="section" className="space-y-4">
          <h2>{words.makeTitle}</h2>
          <TokenForm intent="make">
            <Field name="folderName" label={words.name} error={problemOf('folderName')} required>
              <TextInput
                defaultValue={textOf('folderName')}
                maxLength={longestFolderName}
                autoComplete="off"
              />
            </Field>
            <SubmitButton>{words.make}</SubmitButton>
          </TokenForm>
        </Card>
      )}
    </Page>
  )
}
