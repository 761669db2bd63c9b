import type { ReactNode } from 'react'
import { type EntryKind, longestEntry } from '#domain/plans/team.ts'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm, useFormState, useRefusedForm } from '../../form.tsx'

type FormsProps = { members: readonly string[]; words: Words['teamFolders'] }
type EntryFormsProps = FormsProps & {
  /** Guests comment. */
  isGuest: boolean
}

/** A form for each kind of entry. The one that was refused is open again, with what was typed. */
export function TeamEntryForms({ members, isGuest, words }: EntryFormsProps) {
  return (
    <section aria-labelledby="add" className="space-y-3">
      <h2 id="add">{words.addTitle}</h2>
      <Folded intent="add" title={words.writtenTitle}>
        <Written words={words} />
        <ForMember members={members} words={words} />
        {isGuest ? null : <Due words={words} />}
        <p className="flex flex-wrap gap-3">
          <SubmitButton name="kind" value={'comment' satisfies EntryKind}>
            {words.addComment}
          </SubmitButton>
          {isGuest ? null : (
            <SubmitButton name="kind" value={'task' satisfies EntryKind} tone="secondary">
              {words.addTask}
            </SubmitButton>
          )}
        </p>
      </Folded>
      {isGuest ? null : (
        <>
          <Folded intent="add report" title={words.kinds.report}>
            <Line name="number" label={words.number} hint={words.numberHint} most={300} />
            <SubmitButton>{words.addReport}</SubmitButton>
          </Folded>
          <Folded intent="add search" title={words.kinds.search}>
            <Line name="search" label={words.search} hint={words.searchHint} most={2000} />
            <SubmitButton>{words.addSearch}</SubmitButton>
          </Folded>
        </>
      )}
    </section>
  )
}

type FoldedProps = { intent: string; title: string; children: ReactNode }

function Folded({ intent, title, children }: FoldedProps) {
  const refused = useRefusedForm()
  return (
    <details open={refused?.values.intent === intent} className="rounded-card border border-line p-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{title}</summary>
      <TokenForm intent={intent}>{children}</TokenForm>
    </details>
  )
}

function Written({ words }: { words: Words['teamFolders'] }) {
  const { textOf, problemOf } = useFormState()
  return (
    <Field name="text" label={words.text} error={problemOf('text')} required>
      <TextArea defaultValue={textOf('text')} rows={3} maxLength={longestEntry} />
    </Field>
  )
}

function ForMember({ members, words }: FormsProps) {
  const { textOf, problemOf } = useFormState()
  const named = members.map((name) => ({ value: name, label: name }))
  return (
    <Field name="forMember" label={words.for} error={problemOf('forMember')}>
      <Select defaultValue={textOf('forMember')} choices={[{ value: '', label: words.everyone }, ...named]} />
    </Field>
  )
}

function Due({ words }: { words: Words['teamFolders'] }) {
  const { textOf, problemOf } = useFormState()
  return <DateField name="dueOn" label={words.dueOn} error={problemOf('dueOn')} value={textOf('dueOn')} />
}

type LineProps = { name: string; label: string; hint: string; most: number }

function Line({ name, label, hint, most }: LineProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <Field name={name} label={label} hint={hint} error={problemOf(name)} required>
      <TextInput defaultValue={textOf(name)} maxLength={most} autoComplete="off" />
    </Field>
  )
}
