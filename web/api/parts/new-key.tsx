import { keyLifetimes, usualLifetime } from '#domain/api/keys.ts'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FieldSet } from '#ui/field-set.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm, useFormState, useRefusedForm } from '../../form.tsx'

/** The form that makes a key. It asks for the password again where that was not given a moment ago. */
export function NewKey({ words }: { words: Words['apiKeys'] }) {
  const { textOf, problemOf } = useFormState({ publicRead: 'on', lifetime: String(usualLifetime) })
  const refused = useRefusedForm()
  // A box that was not ticked is not sent, so after a refusal what is missing means that it was not.
  const isTicked = (name: string) => (refused ? refused.values[name] : textOf(name)) === 'on'
  return (
    <Card as="section" className="space-y-4">
      <h2>{words.makeTitle}</h2>
      <TokenForm intent="make">
        <Field name="name" label={words.name} hint={words.nameHint} error={problemOf('name')} required>
          <TextInput defaultValue={textOf('name')} maxLength={40} autoComplete="off" />
        </Field>
        <FieldSet legend={words.scopes} id="publicRead-group" error={problemOf('publicRead')}>
          <Checkbox
            name="publicRead"
            label={words.scopeNames['public.read']}
            defaultChecked={isTicked('publicRead')}
          />
          <Checkbox
            name="archiveRead"
            label={words.scopeNames['archive.read']}
            defaultChecked={isTicked('archiveRead')}
          />
        </FieldSet>
        <Field name="lifetime" label={words.lifetime} error={problemOf('lifetime')} required>
          <Select
            defaultValue={textOf('lifetime')}
            choices={keyLifetimes.map((count) => ({
              value: String(count),
              label: fill(words.lifetimes, { count }),
            }))}
          />
        </Field>
        <Field name="networks" label={words.networks} hint={words.networksHint} error={problemOf('networks')}>
          <TextArea defaultValue={textOf('networks')} rows={3} maxLength={1000} />
        </Field>
        <p>{words.duty}</p>
        <SubmitButton>{words.make}</SubmitButton>
      </TokenForm>
    </Card>
  )
}
