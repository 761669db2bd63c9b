import { type ReactNode, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { type Comparison, compareFingerprint } from '../engine/compare-fingerprint.ts'

/** Sixty-four digits are too many for two eyes: the given fingerprint is pasted, and the answer is yes or no. */
export function ExpectedFingerprint({ sha256 }: { sha256: string }) {
  const [given, setGiven] = useState('')
  return (
    <div className="space-y-3">
      <Field
        name="expected-fingerprint"
        label="Fingerprint that the sender gave you"
        hint="Paste or type it. Blanks and capitals make no difference."
      >
        <TextArea
          rows={2}
          value={given}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setGiven(event.target.value)}
        />
      </Field>
      <div role="status">{answers[compareFingerprint(given, sha256)]}</div>
    </div>
  )
}

const answers = {
  empty: null,
  unfinished: (
    <p className="text-muted">This is no whole fingerprint: one has 64 digits and letters a to f.</p>
  ),
  same: <Alert tone="success" title="Yes: this is the package with that fingerprint" />,
  other: (
    <Alert tone="danger" title="No: this is another package">
      Do not rely on it. Ask the sender for the package again, and for the fingerprint by another way.
    </Alert>
  ),
} as const satisfies Record<Comparison, ReactNode>
