import { shortestPassphrase } from '@fitila/formats/passphrase'
import { Package } from 'lucide-react'
import { useContext, useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ToolLink } from '../../shared/screen/outside-link.tsx'
import { PassphraseField } from '../../shared/screen/passphrase-field.tsx'
import { saveFile, tellWhereToLook } from '../../shared/screen/save-file.ts'
import { showToast } from '../../shared/screen/toaster.tsx'
import type { CustodyEntry } from '../engine/custody-log.ts'
import type { JobResults, Lock } from '../engine/jobs.ts'
import { mayTellOfPeople } from '../engine/may-tell-of-people.ts'
import type { Work } from '../engine/package/build-package.ts'
import { EditionContext } from './edition.ts'
import { Fingerprint } from './fingerprint.tsx'
import { JobProgress } from './job-progress.tsx'
import type { KeyChoices } from './keys-fields.tsx'
import { useJob } from './use-job.ts'

type ExportPanelProps = {
  work: Work
  signingKey: Uint8Array
  /** While files of an item are read, a package would lack them. */
  isSealing: boolean
  onPacked(entries: readonly CustodyEntry[]): void
}

/** One ZIP file that is a BagIt package, encrypted when the person wants it. */
export function ExportPanel({ work, signingKey, isSealing, onPacked }: ExportPanelProps) {
  const { full } = useContext(EditionContext)
  const [keys, chooseKeys] = useState<KeyChoices>(noKeys)
  const job = useJob()
  const [isEncryptionChosen, chooseEncryption] = useState<boolean | null>(null)
  const isAdvised = mayTellOfPeople(work.chain)
  const isEncrypted = isEncryptionChosen ?? isAdvised
  const [passphrase, setPassphrase] = useState('')
  const lock = isEncrypted ? lockOf(keys, passphrase) : null
  const [packed, setPacked] = useState<JobResults['pack'] | null>(null)

  async function exportChain() {
    const problem = problemWith(work, lock)
    if (problem) showToast({ ...problem, tone: 'danger' })
    else await pack()
  }

  async function pack() {
    setPacked(null)
    const at = new Date()
    const result = await job.start('Checking and packing.', {
      kind: 'pack',
      work,
      at,
      lock,
      signingKey: keys.isSigned ? signingKey : null,
    })
    if (!result) return
    const name = `${result.name}.zip${result.isEncrypted ? '.age' : ''}`
    saveFile(name, result.zip, 'application/octet-stream')
    tellWhereToLook(name)
    setPacked(result)
    onPacked(result.log.slice(-1))
  }

  return (
    <Card as="section" aria-labelledby="export" className="space-y-4">
      <h2 id="export">Export</h2>
      <p>
        One ZIP file with the untouched originals, the clean copies, the list of exhibits and the custody log.
        It also has a draft certificate for the Evidence Act, and instructions to check it all.
      </p>
      {full ? null : (
        <p className="text-sm text-muted">
          <ToolLink name="evidence-chain/full">The full edition</ToolLink> also locks to keys of receivers,
          signs the log and reads proofs of time.
        </p>
      )}
      <Checkbox
        name="encrypt"
        label={full ? 'Encrypt the package' : 'Encrypt the package with a passphrase'}
        hint={
          isAdvised
            ? 'Advised: originals such as photos, PDFs and Office files can tell who made them. The receiver opens the package here or with the age program.'
            : 'In the age format. The receiver opens it here or with the age program.'
        }
        checked={isEncrypted}
        onChange={(event) => chooseEncryption(event.target.checked)}
      />
      {full ? <full.Keys choices={keys} isEncrypted={isEncrypted} onChange={chooseKeys} /> : null}
      {lock?.kind === 'passphrase' ? (
        <PassphraseField passphrase={passphrase} onChange={setPassphrase} />
      ) : null}
      <Button type="button" wide onClick={exportChain} disabled={isSealing || job.progress !== null}>
        <Package aria-hidden="true" />
        Export Evidence Chain
      </Button>
      {job.progress ? <JobProgress progress={job.progress} onCancel={job.cancel} /> : null}
      {packed ? (
        <Alert tone="success" title="Packed, and every file verified while it was read">
          <p>
            Give the receiver this fingerprint by another way, for instance on paper. It shows that no one
            exchanged the package.
          </p>
          <Fingerprint sha256={packed.fingerprint} />
        </Alert>
      ) : null}
    </Card>
  )
}

const noKeys: KeyChoices = { lockedWith: 'passphrase', recipients: '', isSigned: false }

function lockOf({ lockedWith, recipients }: KeyChoices, passphrase: string): Lock {
  return lockedWith === 'keys' ? { kind: 'keys', recipients } : { kind: 'passphrase', passphrase }
}

function problemWith(work: Work, lock: Lock | null) {
  if (work.chain.length === 0)
    return { title: 'Nothing to export', description: 'Add at least one piece of evidence first.' }
  else if (lock?.kind === 'passphrase' && lock.passphrase.length < shortestPassphrase)
    return {
      title: 'Passphrase too short',
      description: `Take at least ${shortestPassphrase} letters, or let one be made.`,
    }
  else return undefined
}
