import { ChevronDown } from 'lucide-react'
import { assignToMe, caseLabels, firstRows } from '#domain/cases/case-work.ts'
import type { Queue } from '#server/cases/list-queue.ts'
import { Button } from '#ui/button.tsx'
import { DateInputs } from '#ui/dates/date-field.tsx'
import { Select } from '#ui/select.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { choicesOf } from '../../choices-of.ts'
import { TokenForm, useFormState } from '../../form.tsx'
import { useNames } from '../../page-names.ts'

/** The boxes of the table belong to this form, which is outside of the table: each row has its own form. */
export const formOfMany = 'many'

type Props = {
  words: Words['queue']
  colleagues: Queue['colleagues']
  /** The reports of this page, in their order. */
  shown: readonly string[]
}

/** Does the same to every report that is ticked. The first tick opens it. */
export function ManyForm({ words, colleagues, shown }: Props) {
  const { caseLabelNames, changeOfManyNames: names } = useNames('caseLabelNames', 'changeOfManyNames')
  const { textOf } = useFormState()
  const people = colleagues.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <details className="details-of-ticked min-w-0 rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 items-center px-4 py-2 font-semibold">
        {words.many.title}
        <ChevronDown aria-hidden="true" className="fold-mark ml-auto size-5" />
      </summary>
      <TokenForm id={formOfMany} aria-label={words.many.title} className="space-y-3 px-4 pb-4">
        <p className="text-sm text-muted">{words.many.none}</p>
        <input type="hidden" name="shown" value={shown.join(' ')} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <span className={group}>
            <Select
              name="first"
              aria-label={words.many.which}
              defaultValue={textOf('first')}
              placeholder={words.many.ticked}
              choices={firstRows.map((count) => ({
                value: String(count),
                label: fill(words.many.first, { count }),
              }))}
            />
          </span>
          <span className={group}>
            <Button name="intent" value="assign" tone="secondary">
              {names.assign}
            </Button>
            <Select
              name="colleague"
              aria-label={words.many.colleague}
              defaultValue={textOf('colleague')}
              choices={[{ value: assignToMe, label: words.many.me }, ...people]}
            />
          </span>
          <Button name="intent" value="release" tone="secondary">
            {names.release}
          </Button>
          <span className={group}>
            <Button name="intent" value="label" tone="secondary">
              {names.label}
            </Button>
            <Button name="intent" value="unlabel" tone="secondary">
              {names.unlabel}
            </Button>
            <Select
              name="label"
              aria-label={words.many.label}
              defaultValue={textOf('label')}
              choices={choicesOf(caseLabels, caseLabelNames)}
            />
          </span>
          <fieldset aria-label={words.many.dueOn} className="flex flex-wrap items-end gap-2">
            <Button name="intent" value="due" tone="secondary">
              {names.due}
            </Button>
            <DateInputs name="dueOn" value={textOf('dueOn')} />
          </fieldset>
        </div>
      </TokenForm>
    </details>
  )
}

const group = 'flex flex-wrap items-center gap-2 [&_select]:w-auto'
