import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import {
  type EvidenceDraft,
  evidenceTypes,
  isDateOrNothing,
  type Strength,
  strengths,
} from '../engine/evidence-item.ts'
import { ExhibitFields } from './exhibit-fields.tsx'
import type { JobRunner } from './use-job.ts'

type ItemFormProps = {
  draft: EvidenceDraft
  /** The item under edit; undefined while a new one is written. */
  editedId: string | undefined
  /** Takes the fingerprints of the item's files; until it is done the item cannot be added. */
  sealing: JobRunner
  onChange(step: (draft: EvidenceDraft) => EvidenceDraft): void
  onSave(): void
  onCancel(): void
}

export function ItemForm({ draft, editedId, sealing, onChange, onSave, onCancel }: ItemFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (editedId !== undefined) heading.current?.focus()
  }, [editedId])
  const [isDateWrong, setIsDateWrong] = useState(false)
  function save() {
    setIsDateWrong(!isDateOrNothing(draft.date))
    if (isDateOrNothing(draft.date)) onSave()
    else document.getElementById('date')?.focus()
  }
  const isSealing = sealing.progress !== null
  const set = (values: Partial<EvidenceDraft>) => onChange((current) => ({ ...current, ...values }))
  return (
    <Card as="section" aria-labelledby="item-form" className="space-y-4">
      <h2 id="item-form" ref={heading} tabIndex={-1}>
        {editedId === undefined ? 'Add Evidence' : 'Edit Evidence'}
      </h2>
      <Field name="type" label="Type" required>
        <Select
          value={draft.type}
          placeholder="Choose a type"
          choices={evidenceTypes.map((type) => ({ value: type, label: type }))}
          onChange={(event) => set({ type: evidenceTypes.find((type) => type === event.target.value) ?? '' })}
        />
      </Field>
      <Field name="description" label="Description" required hint="What it is, and what it shows.">
        <TextArea
          rows={3}
          value={draft.description}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Field>
      <DateField
        name="date"
        label="Date"
        hint="When it was written, taken or recorded. For example, 5 11 2026"
        error={
          isDateWrong && !isDateOrNothing(draft.date)
            ? 'Enter a day, a month and a year, or leave all three empty.'
            : undefined
        }
        value={draft.date}
        onChange={(date) => set({ date })}
      />
      <Field
        name="source"
        label="Source"
        hint="Where it comes from. Leave out names of people who must stay unnamed."
      >
        <TextInput value={draft.source} onChange={(event) => set({ source: event.target.value })} />
      </Field>
      <Field name="strength" label="Strength" required>
        <Select
          value={draft.strength}
          choices={strengths.map((strength) => ({ value: strength, label: strengthLabels[strength] }))}
          onChange={(event) =>
            set({ strength: strengths.find((strength) => strength === event.target.value) ?? 'medium' })
          }
        />
      </Field>
      <ExhibitFields
        key={editedId ?? 'new'}
        exhibits={draft.exhibits}
        job={sealing}
        onChange={(step) => onChange((current) => ({ ...current, exhibits: step(current.exhibits) }))}
      />
      {isSealing ? (
        <p className="text-muted">
          The files of this item are still read. It can be added as soon as each has its fingerprint.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={save} disabled={isSealing}>
          {editedId === undefined ? 'Add to Chain' : 'Update Evidence'}
        </Button>
        {editedId === undefined ? null : (
          <Button type="button" tone="secondary" onClick={onCancel} disabled={isSealing}>
            Cancel
          </Button>
        )}
      </div>
    </Card>
  )
}

const strengthLabels = {
  strong: 'Strong: an original, or confirmed by others',
  medium: 'Medium: a copy, or not yet confirmed',
  weak: 'Weak: hearsay, or open to doubt',
} as const satisfies Record<Strength, string>
