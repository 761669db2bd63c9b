import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { FilePicker } from '../file-picker.tsx'
import type { WorkspaceDesk } from './use-workspace.ts'

type OpenWorkspaceProps = { desk: WorkspaceDesk; holdsSomething: boolean }

/** Chooses a workspace file, asks for its passphrase, and says what it would replace. */
export function OpenWorkspace({ desk, holdsSomething }: OpenWorkspaceProps) {
  const [file, setFile] = useState<File | null>(null)
  const [passphrase, setPassphrase] = useState('')

  async function open() {
    if (!file || !(await desk.open(file, passphrase))) return
    setFile(null)
    setPassphrase('')
  }

  return (
    <div className="space-y-4 border-t border-line pt-4">
      <FilePicker
        id="workspace-file"
        label="Open a workspace file"
        hint="A .fitila file, under whatever name. It is only read."
        disabled={desk.isBusy}
        onFiles={([chosen]) => setFile(chosen ?? null)}
      />
      {file ? (
        <>
          {holdsSomething ? (
            <Alert tone="warning" title="It replaces what is in these tools now">
              Save what is here first, if you want to keep it.
            </Alert>
          ) : null}
          <Field name="workspace-open-passphrase" label={`Passphrase of ${file.name}`} required>
            <TextInput
              value={passphrase}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setPassphrase(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') void open()
              }}
            />
          </Field>
          <Button type="button" tone="secondary" disabled={desk.isBusy} onClick={() => void open()}>
            {desk.isBusy ? 'Opening...' : 'Open workspace'}
          </Button>
        </>
      ) : null}
    </div>
  )
}
