import { mostListFileMegabytes } from '#domain/finding/name-list.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill, inFigures } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type FileFieldProps = {
  label: string
  error: string | undefined
  mostNames: number
  words: Words['nameLists']
}

/** A file with names. It comes last in its form, because it is read while it arrives. */
export function FileField({ label, error, mostNames, words }: FileFieldProps) {
  const hint = fill(words.fileHint, { megabytes: mostListFileMegabytes, most: inFigures(mostNames) })
  return (
    <Field name="file" label={label} hint={hint} error={error} required>
      <TextInput type="file" accept=".csv,.txt,text/csv,text/plain" />
    </Field>
  )
}
