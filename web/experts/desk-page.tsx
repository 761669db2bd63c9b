import { Form, Link } from 'react-router'
import { lastPage, writeExtractPage, writeStrips } from '#domain/experts/extract-pages.ts'
import { wantedIn } from '#domain/experts/wanted.ts'
import { attachmentKinds } from '#domain/writing/attachments.ts'
import { lookAtPage } from '#server/experts/assignments/extract-pages.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/desk-page'
import { chosenQuery, deskWith } from './parts/desk-address.ts'

const door = page('page.staff')

// What was opened is not left in the browser for the next person.
export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' }
}

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { id, attachment } = args.params
    const asked = new URL(args.request.url).searchParams
    const number = Number(asked.get('page') ?? 1)
    const strips = asked.get('strips') ?? ''
    const shown = await lookAtPage(application, actor, id, attachment, {
      page: Number.isInteger(number) && number > 0 && number <= lastPage ? number : 1,
      strips,
    })
    const wanted = wantedIn({ area: asked.get('area'), language: asked.get('language') })
    return {
      words: words('expertPageToGive', 'filePreview'),
      shown: { ...shown, kind: attachmentKinds[shown.kind].name },
      ...{ typed: strips, chosen: { pages: asked.getAll('give'), wanted } },
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.expertPageToGive.tab) }]
}

export default function DeskPage({ loaderData, params }: Route.ComponentProps) {
  const { shown, typed, chosen } = loaderData
  const { expertPageToGive: words, filePreview } = loaderData.words
  const place = { number: shown.number, page: shown.page, pages: shown.pages }
  const { strips } = shown
  const choice = strips && writeExtractPage({ attachmentId: params.attachment, page: shown.page, strips })
  return (
    <Page>
      <PageHeader
        title={fill(words.title, place)}
        lead={fill(filePreview.lead, { kind: shown.kind })}
        above={
          <>
            <Trail />
            <Link
              to={deskWith(params.id, chosen)}
              className={`${linkStyles} inline-flex min-h-11 items-center`}
            >
              {words.above}
            </Link>
          </>
        }
      />
      <Card className="space-y-3">
        <Form method="get" className="space-y-5">
          {[...new URLSearchParams(chosenQuery(chosen))].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          {shown.pages > 1 ? (
            <Field name="page" label={words.page} hint={fill(words.pageHint, place)} required>
              <TextInput type="number" min={1} max={shown.pages} defaultValue={String(shown.page)} />
            </Field>
          ) : (
            // Where the strips cannot be read, the number of pages is not known, and the page stays as it was asked.
            <input type="hidden" name="page" value={shown.page} />
          )}
          <Field
            name="strips"
            label={words.strips}
            hint={words.stripsHint}
            error={strips ? undefined : words.badStrips}
          >
            <TextInput defaultValue={strips ? writeStrips(strips) : typed} autoComplete="off" />
          </Field>
          <Button type="submit" tone="secondary">
            {words.draw}
          </Button>
        </Form>
      </Card>
      {shown.picture && choice ? (
        <>
          <img
            src={`data:image/jpeg;base64,${shown.picture}`}
            alt={fill(filePreview.pictureOf, place)}
            className="h-auto max-w-full border border-line"
          />
          <p>{words.asExpert}</p>
          <p>
            <Link
              to={deskWith(params.id, { ...chosen, pages: [...chosen.pages, choice] })}
              className={buttonStyles()}
            >
              {words.give}
            </Link>
          </p>
        </>
      ) : (
        strips && <Alert>{words.nothing}</Alert>
      )}
    </Page>
  )
}
