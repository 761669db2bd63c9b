import { type Declaration, declarationFields } from '#domain/people/declaration.ts'
import { declareInterests, ownDeclaration } from '#server/people/declare-interests.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import { dayOf } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { pathHere, redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/declaration'

const door = page('declaration.read')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('declaration'),
    declared: await ownDeclaration(application, actor),
    next: pathHere(args.url.searchParams.get('next') ?? '/admin'),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { isCompared, isProposed } = await declareInterests(application, actor, fields)
    if (isProposed) return redirectAfter('/declaration', 'declaration-removal-proposed')
    return isCompared
      ? redirectAfter(pathHere(fields.next), 'declaration-made')
      : redirectAfter('/declaration', 'declaration-begun')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.declaration.title) }]
}

export default function DeclarationPage({ loaderData }: Route.ComponentProps) {
  const { declared, next } = loaderData
  const words = loaderData.words.declaration
  const { textOf, problemOf } = useFormState(declared ? linesOf(declared) : {})
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <Alert tone="information" title={words.whatBecomes}>
        {words.whatBecomesText}
        {declared ? ` ${fill(words.lastDeclared, { day: dayOf(declared.declaredAt) })}` : null}
      </Alert>
      {declared?.comparing ? (
        <Alert tone="warning" title={words.comparing}>
          {fill(words.comparingText, {
            compared: String(declared.comparing.compared),
            all: String(declared.comparing.all),
          })}
        </Alert>
      ) : null}
      {declared && declared.removing.length > 0 ? (
        <Alert tone="information" title={words.removing}>
          {fill(words.removingText, { lines: declared.removing.join(', ') })}
        </Alert>
      ) : null}
      <TokenForm>
        <RefusalNotice labels={words.labels} />
        <input type="hidden" name="next" value={textOf('next') || next} />
        {fields.map((name) => (
          <Field
            key={name}
            name={name}
            label={words.labels[name]}
            hint={words.hints[name]}
            error={problemOf(name)}
            required={declarationFields[name].required}
          >
            <TextArea rows={4} defaultValue={textOf(name)} />
          </Field>
        ))}
        <p>{words.statement}</p>
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}

const fields = ['names', 'employers', 'others'] as const satisfies readonly (keyof Declaration)[]

function linesOf({ names, employers, others }: Declaration): Record<keyof Declaration, string> {
  return { names: names.join('\n'), employers: employers.join('\n'), others: others.join('\n') }
}
