import { Form, Link, useHref } from 'react-router'
import {
  deleteFolder,
  noteInFolder,
  removeFromFolder,
  renameFolder,
} from '#server/finding/folders/change-folders.ts'
import { longestFolderName, longestFolderNote } from '#server/finding/folders/own-folder.ts'
import { type FolderEntry, type ShownFolder, showFolder } from '#server/finding/folders/show-folder.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Labelled } from '#ui/labelled.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useRefusedForm } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { FindingWordsOfPage, findingParts } from '../parts/finding/finding-words.ts'
import { CardList } from '../parts/finding/report-list.tsx'
import { Presumption } from '../parts/presumption.tsx'
import type { Route } from './+types/folder'

const door = page('folder.see')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('folders', ...findingParts),
    folder: await showFolder(application, actor, args.params.folder),
    longest: { name: longestFolderName, note: longestFolderNote },
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const { folder } = args.params
    const [step, entry = ''] = intent.split(' ')
    if (step === 'delete') {
      await deleteFolder(application, actor, folder)
      return redirectAfter('/folders', 'kept-deleted')
    } else if (step === 'remove') await removeFromFolder(application, actor, folder, entry)
    else if (step === 'rename') await renameFolder(application, actor, folder, fields)
    else await noteInFolder(application, actor, folder, entry, fields)
    return redirectAfter(`/folders/${folder}`, step === 'remove' ? 'kept-deleted' : 'kept-saved')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.folders.title) }]
}

export default function FolderPage({ loaderData }: Route.ComponentProps) {
  const { folder, longest } = loaderData
  const words = loaderData.words.folders
  return (
    <FindingWordsOfPage value={loaderData.words}>
      <Page>
        <PageHeader title={folder.name} above={<Link to="/folders">{words.back}</Link>} />
        <Presumption />
        <RefusalNotice labels={{ name: words.name, note: words.note }} />
        {folder.isPaused ? <Alert tone="warning">{words.paused}</Alert> : null}
        {folder.entries.length === 0 ? <p>{words.empty}</p> : null}
        {folder.entries.length > 1 && !folder.isPaused ? <Choice folder={folder} words={words} /> : null}
        <ul className="space-y-6">
          {folder.entries.map((entry) => (
            <li key={entry.id} className="space-y-3">
              <Entry entry={entry} isPaused={folder.isPaused} longest={longest.note} words={words} />
            </li>
          ))}
        </ul>
        {folder.entries.length > 0 && !folder.isPaused ? (
          <p>
            <Link to={`/reports/export?folder=${folder.id}`} className={linkStyles}>
              {words.export}
            </Link>
          </p>
        ) : null}
        <Card as="section" className="space-y-4">
          {folder.isPaused ? null : (
            <TokenForm intent="rename" className="flex flex-wrap items-end gap-3">
              <Field name="name" label={words.name} marked={false}>
                <TextInput defaultValue={folder.name} maxLength={longest.name} autoComplete="off" />
              </Field>
              <SubmitButton tone="secondary">{words.rename}</SubmitButton>
            </TokenForm>
          )}
          <TokenForm intent="delete">
            <SubmitButton tone="danger">{words.delete}</SubmitButton>
          </TokenForm>
        </Card>
      </Page>
    </FindingWordsOfPage>
  )
}

type EntryProps = { entry: FolderEntry; isPaused: boolean; longest: number; words: Words['folders'] }

function Entry({ entry: { id, card, note, addedOn }, isPaused, longest, words }: EntryProps) {
  const refused = useRefusedForm()
  const typed = refused?.values.intent === `note ${id}` ? refused.values.note : undefined
  return (
    <>
      {card ? <CardList cards={[card]} /> : <p>{words.gone}</p>}
      <p className="text-sm text-muted">{fill(words.since, { day: dayOf(addedOn) })}</p>
      {isPaused ? (
        note === '' ? null : (
          <p className="whitespace-pre-line">{note}</p>
        )
      ) : (
        <TokenForm intent={`note ${id}`} className="space-y-3">
          <Field name="note" id={`note-${id}`} label={words.note} hint={words.noteHint} marked={false}>
            <TextArea defaultValue={typed ?? note} rows={2} maxLength={longest} />
          </Field>
          <SubmitButton tone="secondary" size="small">
            {words.saveNote}
          </SubmitButton>
        </TokenForm>
      )}
      <TokenForm intent={`remove ${id}`}>
        <SubmitButton
          tone="secondary"
          size="small"
          aria-label={fill(words.removeNamed, { number: card?.referenceNumber ?? '' })}
        >
          {words.remove}
        </SubmitButton>
      </TokenForm>
    </>
  )
}

type ChoiceProps = { folder: ShownFolder; words: Words['folders'] }

/** A plain form whose two answers are the next page's address. */
function Choice({ folder, words }: ChoiceProps) {
  const comparison = useHref(`/folders/${folder.id}/comparison`)
  const choices = folder.entries.flatMap(({ id, card }) =>
    card ? [{ value: id, label: `${card.referenceNumber} ${nameIn(card)}`.trim() }] : [],
  )
  return (
    <Card as="section" className="space-y-3 print:hidden">
      <h2>{words.compare}</h2>
      <Form method="get" action={comparison} className="grid gap-3 sm:grid-cols-2">
        <Labelled label={words.compareFirst}>
          <Select name="one" choices={choices} />
        </Labelled>
        <Labelled label={words.compareSecond}>
          <Select name="other" defaultValue={choices[1]?.value} choices={choices} />
        </Labelled>
        <p>
          <Button tone="secondary">{words.compareShow}</Button>
        </p>
      </Form>
    </Card>
  )
}

function nameIn(card: NonNullable<FolderEntry['card']>): string {
  return (card.kind === 'report' ? card.personName : card.name) ?? ''
}
