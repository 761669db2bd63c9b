import { useState } from 'react'
import {
  assetKinds,
  currencies,
  type ItemPart,
  type ItemSide,
  itemFieldName,
  itemLengths,
  itemParts,
  mostItems,
} from '#domain/reports/assets.ts'
import { typedIncidentDate } from '#domain/reports/incident-date.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { choicesOf } from '../../choices-of.ts'
import { useFormState } from '../../form.tsx'
import type { FormFields } from '../../refused-form.ts'
import { sideName, useReportFormWords } from '../writing/form-words.ts'

const rowsAtATime = 2

/** The items of one side, a box each. The button for more keeps every word, with a script and without. */
export function ItemRows({ side, before }: { side: ItemSide; before: FormFields | undefined }) {
  const { textOf, problemOf } = useFormState(before)
  const words = useReportFormWords()
  const { items, hints, chooseKind, moreRows } = words.reportForm
  const counter = `${side}.rows`
  const isFresh = textOf('intent') === `rows:${side}`
  const asked = (Number(textOf(counter)) || 1) + (isFresh ? rowsAtATime : 0)
  const [added, add] = useState(0)
  const rows = Math.min(mostItems, Math.max(asked, lastFilled(side, textOf) + 1) + added)

  const field = (row: number, part: ItemPart) => ({
    name: itemFieldName(side, row, part),
    label: items[part],
    error: problemOf(itemFieldName(side, row, part)),
    marked: false,
  })
  const line = (row: number, part: ItemPart) => ({
    defaultValue: textOf(itemFieldName(side, row, part)),
    maxLength: itemLengths[part],
    autoComplete: 'off',
  })
  const choice = (row: number, part: ItemPart) => {
    const value = textOf(itemFieldName(side, row, part))
    return { key: value, defaultValue: value, autoComplete: 'off' }
  }

  return (
    <div className="space-y-4">
      <input type="hidden" name={counter} value={rows} />
      {Array.from({ length: rows }, (_, row) => (
        <fieldset
          key={itemFieldName(side, row, 'kind')}
          className="min-w-0 rounded-card border border-line p-4"
        >
          <legend className="px-1 font-semibold">{sideName(words, side, row)}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...field(row, 'kind')}>
              <Select
                {...choice(row, 'kind')}
                placeholder={chooseKind}
                choices={choicesOf(assetKinds, words.assetKinds)}
                // The person asked for this row, and without a script the page begins at its top again.
                autoFocus={isFresh && row === asked - rowsAtATime}
              />
            </Field>
            <Field {...field(row, 'what')}>
              <TextInput {...line(row, 'what')} />
            </Field>
            <Field {...field(row, 'where')}>
              <TextInput {...line(row, 'where')} />
            </Field>
            <Field {...field(row, 'acquired')} hint={hints.acquired}>
              <TextInput
                {...line(row, 'acquired')}
                defaultValue={typedIncidentDate(textOf(itemFieldName(side, row, 'acquired')))}
              />
            </Field>
            <Field {...field(row, 'value')} hint={hints.value}>
              <TextInput {...line(row, 'value')} />
            </Field>
            <Field {...field(row, 'currency')}>
              <Select {...choice(row, 'currency')} choices={choicesOf(currencies, words.currencyNames)} />
            </Field>
            <div className="sm:col-span-2">
              <Field {...field(row, 'source')} hint={hints.source}>
                <TextInput {...line(row, 'source')} />
              </Field>
            </div>
          </div>
        </fieldset>
      ))}
      {rows < mostItems ? (
        <Button
          name="intent"
          value={`rows:${side}`}
          tone="secondary"
          size="small"
          formNoValidate
          onClick={(event) => {
            event.preventDefault()
            add(added + rowsAtATime)
          }}
        >
          {moreRows}
        </Button>
      ) : null}
    </div>
  )
}

function lastFilled(side: ItemSide, textOf: (name: string) => string): number {
  const isFilled = (row: number) =>
    itemParts.some((part) => part !== 'currency' && textOf(itemFieldName(side, row, part)))
  return Array.from({ length: mostItems }, (_, row) => row).findLast(isFilled) ?? -1
}
