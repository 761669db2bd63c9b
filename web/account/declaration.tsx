import { type Declaration, declarationFields } from '#domain/people/declaration.ts'
import { declareInterests, ownDeclaration } from '#server/people/declare-interests.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { dayOf } from '../dates.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/declaration'
import { safeNext } from './safe-next.ts'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    declared: await ownDeclaration(application, actor),
    next: safeNext(args.url.searchParams.get('next') ?? '/admin'),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    await declareInterests(application, actor, fields)
    return redirectAfter(safeNext(fields.next), 'declaration-made')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Your declaration – Fitila' }]
}

export default function DeclarationPage({ loaderData: { declared, next } }: Route.ComponentProps) {
  const { textOf, problemOf } = useFormState(declared ? linesOf(declared) : {})
  return (
    <Page>
      <PageHeader
        title="Your declaration"
        lead="Nobody on the staff handles a report that names them, their employer or somebody close to them. So say who that is, one a line."
      />
      <Alert tone="information" title="What becomes of it">
        It is stored sealed. No colleague can read it, administrators neither. A report that fits it does not
        exist for you here: not in the queue, and not at its address. Your account’s download holds it, and it
        goes with your account or your role.
        {declared ? ` You last declared on ${dayOf(declared.declaredAt)}.` : null}
      </Alert>
      <TokenForm>
        <RefusalNotice labels={labels} />
        <input type="hidden" name="next" value={textOf('next') || next} />
        {fields.map((name) => (
          <Field
            key={name}
            name={name}
            label={labels[name]}
            hint={hints[name]}
            error={problemOf(name)}
            required={declarationFields[name].required}
          >
            <TextArea rows={4} defaultValue={textOf(name)} />
          </Field>
        ))}
        <p>
          With this button you say that it is whole and true. What is left out is noticed when it counts: the
          history of every report says who took which step.
        </p>
        <SubmitButton>I declare this</SubmitButton>
      </TokenForm>
    </Page>
  )
}

const fields = ['names', 'employers', 'others'] as const satisfies readonly (keyof Declaration)[]

const labels = {
  names: 'Your full names, as you use them',
  employers: 'Your employers, now and in the last five years',
  others: 'Others whom you may not judge',
} as const satisfies Record<keyof Declaration, string>

const hints = {
  names:
    'Each spelling on a line of its own: with and without a middle name, before and after a marriage. Order, titles and tone marks do not matter.',
  employers: 'As they are written on paper, and with the short form: Nigerian Ports Authority (NPA).',
  others:
    'For instance your spouse, your parents and children, a business partner. You need not say who is who.',
} as const satisfies Record<keyof Declaration, string>

function linesOf({ names, employers, others }: Declaration): Record<keyof Declaration, string> {
  return { names: names.join('\n'), employers: employers.join('\n'), others: others.join('\n') }
}
