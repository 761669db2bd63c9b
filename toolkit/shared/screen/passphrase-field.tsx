import { makePassphrase } from '@fitila/formats/passphrase'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { CopyButton } from './copy-button.tsx'

type PassphraseFieldProps = {
  /** Of the field; unlike any other in the page. */
  name?: string
  hint?: string
  passphrase: string
  onChange(passphrase: string): void
}

const forReceiver =
  'Write it down and give it to the receiver by another way than the package. Without it no one can open the package, not even we.'

/** Shown as it is typed: a passphrase that was mistyped once opens nothing. */
export function PassphraseField({
  name = 'passphrase',
  hint = forReceiver,
  passphrase,
  onChange,
}: PassphraseFieldProps) {
  return (
    <div className="space-y-3">
      <Field name={name} label="Passphrase" required hint={hint}>
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
