import { useContext, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { FilePicker } from '../../shared/screen/file-picker.tsx'
import { showToast } from '../../shared/screen/toaster.tsx'
import type { JobResults } from '../engine/jobs.ts'
import type { Work } from '../engine/package/build-package.ts'
import { CheckResult } from './check-result.tsx'
import { EditionContext } from './edition.ts'
import { JobProgress } from './job-progress.tsx'
import { useJob } from './use-job.ts'

type CheckPanelProps = { hasChain: boolean; isSealing: boolean; onOpen(work: Work): void }

/** Checks a package that a person gave, and goes on with it. A package that is refused leaves the chain as it is. */
export function CheckPanel({ hasChain, isSealing, onOpen }: CheckPanelProps) {
  const { full } = useContext(EditionContext)
  const job = useJob()
  const [locked, setLocked] = useState<File | null>(null)
  const [passphrase, setPassphrase] = useState('')
  const [result, setResult] = useState<JobResults['check'] | null>(null)

  async function take([file]: File[]) {
    setResult(null)
    setLocked(null)
    if (!file) return
    if (await isEncrypted(file)) setLocked(file)
    else await check(file, null)
  }

  async function check(file: File, secret: string | null) {
    const at = new Date()
    const checked = await job.start('Checking every file.', { kind: 'check', file, at, secret })
    if (!checked) return
    setResult(checked)
    setLocked(null)
    setPassphrase('')
  }

  function open(work: Work) {
    onOpen(work)
    setResult(null)
    showToast({ title: 'Package opened', description: 'Go on where it stopped.' })
  }

  return (
    <Card as="section" aria-labelledby="check" className="space-y-4">
      <h2 id="check">Check or open a package</h2>
      <FilePicker
        id="package"
        label="Evidence package"
        hint="A .zip or .zip.age file. It is only read."
        accept=".zip,.age"
        disabled={job.progress !== null}
        onFiles={take}
      />
      {locked ? (
        <div className="space-y-3">
          <Field
            name="open-passphrase"
            label={`Passphrase of ${locked.name}`}
            hint={full ? 'Or your secret key, which begins with AGE-SECRET-KEY.' : undefined}
            required
          >
            <TextInput
              value={passphrase}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setPassphrase(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter') void check(locked, passphrase)
              }}
            />
          </Field>
          <Button type="button" onClick={() => check(locked, passphrase)} disabled={job.progress !== null}>
            Decrypt and check
          </Button>
        </div>
      ) : null}
      {job.progress ? <JobProgress progress={job.progress} onCancel={job.cancel} /> : null}
      {result ? (
        <CheckResult result={result} hasChain={hasChain} isSealing={isSealing} onOpen={open} />
      ) : null}
    </Card>
  )
}

async function isEncrypted(file: File): Promise<boolean> {
  const start = await file
    .slice(0, 22)
    .text()
    .catch(() => '')
  return start.startsWith('age-encryption.org/v1')
}
