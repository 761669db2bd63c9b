import { Link } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { makeBoard } from '#server/plans/organisations/boards/keep-boards.ts'
import { listBoards } from '#server/plans/organisations/boards/show-boards.ts'
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

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('boards'),
    own: await listBoards(application, actor),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent, ...fields }) => {
    if (intent !== 'make') throw new NotFound()
    const id = await makeBoard(application, actor, fields)
    return redirectAfter(`/organisation/boards/${id}`, 'board-made')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.boards.title) }]
}

export default function Boards({ loaderData }: Route.ComponentProps) {
  const { own } = loaderData
  const words = loaderData.words.boards
  const { textOf, problemOf } = useFormState()
  return (
    <Page width="narrow">
      <PageHeader above={<Link to="/organisation">{own.name}</Link>} title={words.title} lead={words.lead} />
      <RefusalNotice labels={{ boardName: words.name }} />
      {own.boards.length === 0 ? <p>{words.none}</p> : null}
      <ul className="divide-y divide-line">
        {own.boards.map(({ id, name, cards }) => (
          <li key={id} className="py-2 break-words">
            <Link
              to={`/organisation/boards/${id}`}
              className={`${linkStyles} inline-flex min-h-11 items-center`}
            >
              {name}
            </Link>
            <p className="text-muted">{fill(words.cards, { count: cards })}</p>
          </li>
        ))}
      </ul>
      {own.isGuest ? null : (
        <Card as="section" className="space-y-4">
          <h2>{words.makeTitle}</h2>
          <TokenForm intent="make">
            <Field name="boardName" label={words.name} error={problemOf('boardName')} required>
              <TextInput defaultValue={textOf('boardName')} maxLength={80} autoComplete="off" />
            </Field>
            <SubmitButton>{words.make}</SubmitButton>
          </TokenForm>
        </Card>
      )}
    </Page>
  )
}
