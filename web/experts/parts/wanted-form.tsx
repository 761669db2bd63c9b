import { Form } from 'react-router'
import { expertiseAreas, expertLanguages } from '#domain/experts/expert.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { Words } from '#words/words.ts'
import { useNames } from '../../page-names.ts'
import type { Chosen } from './desk-address.ts'

type WantedFormProps = { chosen: Chosen; words: Words['expertDeskPage'] }

/** What the question needs. It orders the experts, and comes before the form that asks one. */
export function WantedForm({ chosen: { pages, wanted }, words }: WantedFormProps) {
  const names = useNames('expertiseAreaNames', 'expertLanguageNames')
  return (
    <Form method="get" className="space-y-5">
      {pages.map((page) => (
        <input key={page} type="hidden" name="give" value={page} />
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="area" id="wanted-area" label={words.wantedArea}>
          <Select
            placeholder={words.anyArea}
            defaultValue={wanted.area ?? ''}
            choices={expertiseAreas.map((value) => ({ value, label: names.expertiseAreaNames[value] }))}
          />
        </Field>
        <Field name="language" id="wanted-language" label={words.wantedLanguage}>
          <Select
            placeholder={words.anyLanguage}
            defaultValue={wanted.language ?? ''}
            choices={expertLanguages.map((value) => ({ value, label: names.expertLanguageNames[value] }))}
          />
        </Field>
      </div>
      <Button type="submit" tone="secondary">
        {words.orderThem}
      </Button>
    </Form>
  )
}
