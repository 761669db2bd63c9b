import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Words } from '#words/words.ts'
import { useFormState } from '../../../form.tsx'

/** For a code as letters or as words. What was typed stays after a refusal, because most mistakes are one letter. */
export function CodeField({ words }: { words: Pick<Words['returnByCode'], 'label' | 'hint'> }) {
  const { textOf, problemOf } = useFormState()
  return (
    <Field name="sourceCode" label={words.label} hint={words.hint} error={problemOf('sourceCode')} required>
      <TextArea
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        defaultValue={textOf('sourceCode')}
        className="font-mono"
      />
    </Field>
  )
}
