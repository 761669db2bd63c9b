import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'

export type KeyChoices = { lockedWith: 'passphrase' | 'keys'; recipients: string; isSigned: boolean }

export type KeysProps = {
  choices: KeyChoices
  isEncrypted: boolean
  onChange(choices: KeyChoices): void
}

/** Whether a package is locked to keys of receivers, and whether its log is signed. */
export function KeysFields({ choices, isEncrypted, onChange }: KeysProps) {
  const { lockedWith, recipients, isSigned } = choices
  return (
    <div className="space-y-4">
      {isEncrypted ? (
        <RadioGroup
          name="locked-with"
          legend="Locked with"
          required
          value={lockedWith}
          onChoose={(value) => onChange({ ...choices, lockedWith: value === 'keys' ? 'keys' : 'passphrase' })}
          options={[
            {
              value: 'passphrase',
              label: 'A passphrase',
              hint: 'You give it to the receiver by another way.',
            },
            {
              value: 'keys',
              label: 'Keys of receivers',
              hint: 'Only they can open it. You cannot open it any more yourself.',
            },
          ]}
        />
      ) : null}
      {isEncrypted && lockedWith === 'keys' ? (
        <Field
          name="recipients"
          label="Public keys of the receivers"
          required
          hint="Paste them, one on each line. They begin with age1. Get them from the receiver by a way that you trust. If another person puts a key there, that person can read. We know of no office or newsroom in our lists that publishes one, so we offer none to choose."
        >
          <TextArea
            rows={3}
            value={recipients}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange({ ...choices, recipients: event.target.value })}
          />
        </Field>
      ) : null}
      <Checkbox
        name="sign"
        label="Sign the custody log with the key of this workspace"
        hint="The key is made here and kept in your workspace file. It shows that two packages came from the same workspace, to everyone who has both. It names no one."
        checked={isSigned}
        onChange={(event) => onChange({ ...choices, isSigned: event.target.checked })}
      />
    </div>
  )
}
