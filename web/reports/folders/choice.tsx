import { Link } from 'react-router'
import type { ListFilters } from '#domain/finding/list-filters.ts'
import { writeListFilters } from '#domain/finding/list-filters.ts'
import { putIntoFolder } from '#server/finding/folders/change-folders.ts'
import { listFolders } from '#server/finding/folders/list-folders.ts'
import { longestFolderName } from '#server/finding/folders/own-folder.ts'
import type { PublicCard } from '#server/finding/present-cards.ts'
import { listPublicReports, type PublicPage, searchPublicReports } from '#server/finding/public-list.ts'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useRefusedForm } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { askedBy } from '../advanced/asked-by.ts'
import { Presumption } from '../parts/presumption.tsx'
import type { Route } from './+types/choice'

const door = page('folder.change')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { searchParams } = args.url
    const { term, narrowing } = askedBy(searchParams)
    const after = searchParams.get('after')
    const found =
      term === ''
        ? await listPublicReports(application, after, narrowing.filters)
        : await searchIn(application, actor, term, after, narrowing.filters)
    const own = words('folderChoice')
    return {
      words: own,
      entries: found.cards.map((card) => entryOf(card, own.folderChoice.conviction)),
      folders: (await listFolders(application, actor)).folders.map(({ id, name }) => ({ id, name })),
      olderHref: found.older && hrefOf('/folders/choice', term, narrowing.filters, found.older),
      backHref: hrefOf(term === '' ? '/reports' : '/search', term, narrowing.filters, null),
      longestName: longestFolderName,
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { folder = '', newName = '', ...fields }) => {
    const chosen = Object.keys(fields).flatMap((name) => (name.startsWith('entry.') ? [name.slice(6)] : []))
    const into = folder === '' ? { name: newName } : { folder }
    const id = await putIntoFolder(application, actor, chosen, into)
    return redirectAfter(`/folders/${id}`, 'kept-saved')
  })
}

/** A report that was found by its number is above everything else, as in the list. */
async function searchIn(...asked: Parameters<typeof searchPublicReports>): Promise<PublicPage> {
  const { byNumber, ...page } = await searchPublicReports(...asked)
  return { ...page, cards: [...byNumber, ...page.cards] }
}

function entryOf(card: PublicCard, conviction: string) {
  const { id, referenceNumber, kind } = card
  const about = kind === 'report' ? [card.personName, card.position] : [card.name, conviction]
  return { id, referenceNumber, about: about.filter(Boolean).join(', ') }
}

function hrefOf(path: string, term: string, filters: ListFilters, after: string | null): string {
  const query = writeListFilters(filters)
  if (term !== '') query.set('q', term)
  if (after) query.set('after', after)
  return query.size > 0 ? `${path}?${query}` : path
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.folderChoice.title) }]
}

export default function FolderChoice({ loaderData }: Route.ComponentProps) {
  const { entries, folders, olderHref, backHref, longestName } = loaderData
  const words = loaderData.words.folderChoice
  const { textOf, problemOf } = useFormState({ folder: folders[0]?.id ?? '' })
  const refused = useRefusedForm()
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} above={<Link to={backHref}>{words.back}</Link>} />
      <Presumption />
      <RefusalNotice labels={{ folder: words.folder, name: words.newName }} />
      {entries.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <TokenForm>
          <fieldset className="min-w-0">
            <legend className="sr-only">{words.lead}</legend>
            {entries.map(({ id, referenceNumber, about }) => (
              <label key={id} className="tick">
                <input
                  type="checkbox"
                  name={`entry.${id}`}
                  value="on"
                  defaultChecked={refused?.values[`entry.${id}`] === 'on'}
                />
                <span className="min-w-0 break-words">
                  {referenceNumber} {about}
                </span>
              </label>
            ))}
          </fieldset>
          <Field name="folder" label={words.folder} marked={false}>
            <Select
              defaultValue={textOf('folder')}
              placeholder={words.newFolder}
              choices={folders.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
          <Field name="newName" label={words.newName} error={problemOf('name')} marked={false}>
            <TextInput defaultValue={textOf('newName')} maxLength={longestName} autoComplete="off" />
          </Field>
          <SubmitButton>{words.put}</SubmitButton>
        </TokenForm>
      )}
      {olderHref ? (
        <p>
          <Link to={olderHref} className={linkStyles}>
            {words.older}
          </Link>
        </p>
      ) : null}
    </Page>
  )
}
