import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { makePassphrase } from '../engine/age/passphrase.ts'
import { CopyButton } from './fingerprint.tsx'

type PassphraseFieldProps = { passphrase: string; onChange(passphrase: string): void }

/** Shown as it is typed: a passphrase that was mistyped once opens nothing. */
export function PassphraseField({ passphrase, onChange }: PassphraseFieldProps) {
  return (
    <div className="space-y-3">
      <Field
        name="passphrase"
        label="Passphrase"
        required
        hint="Write it down and give it to the receiver by another way than the package. Without it nobody can open the package, not even we."
      >
        <TextInput
          value={passphrase}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          tone="secondary"
          size="small"
          onClick={() => onChange(makePassphrase((length) => crypto.getRandomValues(new Uint8Array(length))))}
        >
          Make one for me
        </Button>
        <CopyButton text={passphrase} label="Copy passphrase" />
      </div>
    </div>
  )
}
