import { FolderLock } from 'lucide-react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { PassphraseField } from '../passphrase-field.tsx'
import { type Saving, useSaving } from '../use-unsaved.ts'
import { OpenWorkspace } from './open-workspace.tsx'
import type { WorkspaceDesk } from './use-workspace.ts'

/** One encrypted file that holds what is in all tools, and comes back from it. */
export function WorkspacePanel({ desk }: { desk: WorkspaceDesk }) {
  const saving = useSaving()
  return (
    <Card as="section" aria-labelledby="workspace" className="space-y-5">
      <h2 id="workspace" tabIndex={-1} className="flex items-center gap-2">
        <FolderLock aria-hidden="true" className="size-6 shrink-0" />
        Your workspace
      </h2>
      <p>
        What you do in one tool can go on in the next. A photo becomes a clean copy, an exhibit and a package.
        All of it is in this page alone. To go on another day, save it as one file that only your passphrase
        opens.
      </p>
      <div role="status">{words[saving]}</div>
      {saving === 'empty' ? null : (
        <div className="space-y-4">
          <PassphraseField
            name="workspace-passphrase"
            hint="Write it down and keep it somewhere private. Without it no one can open the file, not even we."
            passphrase={desk.passphrase}
            onChange={desk.setPassphrase}
          />
          <Field
            name="workspace-name"
            label="File name"
            hint="Everyone who sees your files sees it. Choose one that says nothing, such as notes.bin, if that is safer. The file begins with words that name the age format."
          >
            <TextInput
              value={desk.fileName}
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              onChange={(event) => desk.setFileName(event.target.value)}
            />
          </Field>
          <Button type="button" onClick={() => void desk.save()} disabled={desk.isBusy}>
            {desk.isBusy ? 'Working...' : 'Save workspace'}
          </Button>
        </div>
      )}
      <OpenWorkspace desk={desk} holdsSomething={saving !== 'empty'} />
    </Card>
  )
}

const words = {
  empty: null,
  changed: (
    <Alert tone="warning" title="Not saved yet">
      A reload, an empty battery or too little memory would lose it. No browser lets this page update the file
      for you. Save again after each step that you do not want to lose.
    </Alert>
  ),
  saved: (
    <Alert tone="success" title="Saved">
      Nothing changed since the last save. Look for the file in the downloads of this device.
    </Alert>
  ),
} as const satisfies Record<Saving, unknown>
