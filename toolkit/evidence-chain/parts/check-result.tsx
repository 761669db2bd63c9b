import { useContext, useEffect, useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { JobResults } from '../engine/jobs.ts'
import type { Work } from '../engine/package/build-package.ts'
import type { FileState, PackageCheck } from '../engine/package/check-package.ts'
import type { RecordState } from '../engine/package/compare-record.ts'
import { EditionContext } from './edition.ts'
import { ExpectedFingerprint } from './expected-fingerprint.tsx'
import { Fingerprint } from './fingerprint.tsx'
import { SignatureNote } from './signature-note.tsx'

type CheckResultProps = {
  result: JobResults['check']
  hasChain: boolean
  isSealing: boolean
  onOpen(work: Work): void
}

export function CheckResult({
  result: { check, signature, work, refusal },
  hasChain,
  isSealing,
  onOpen,
}: CheckResultProps) {
  const { full } = useContext(EditionContext)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="space-y-3">
      {check.isWhole ? (
        <>
          <Alert tone="success" title={`Verified: all ${check.files.length} files are as they were packed`}>
            <p>{recordWords[check.record]}</p>
            <p>Compare the fingerprint with the one that the sender gave you by another way.</p>
            <Fingerprint sha256={check.fingerprint} />
          </Alert>
          <ExpectedFingerprint sha256={check.fingerprint} />
          {full ? <full.TimeProof sha256={check.fingerprint} /> : null}
        </>
      ) : (
        <Alert tone="danger" title={titleOf(check)}>
          <Differences check={check} />
        </Alert>
      )}
      {/* A log that does not hold together may still end in a value that was signed. */}
      {check.isWhole || signature.kind === 'wrong' ? <SignatureNote signature={signature} /> : null}
      {work ? (
        <Button type="button" tone="secondary" disabled={isSealing} onClick={() => onOpen(work)}>
          {hasChain ? 'Replace the chain with this one' : 'Go on with this chain'}
        </Button>
      ) : null}
      {refusal ? (
        <Alert tone="warning" title="It cannot be gone on with here">
          {refusal}
        </Alert>
      ) : null}
    </div>
  )
}

const mostShown = 50

function Differences({ check }: { check: PackageCheck }) {
  const wrong = check.files.filter(({ state }) => state !== 'verified')
  return (
    <>
      {isRecordRight(check) ? null : <p className="font-semibold">{recordWords[check.record]}</p>}
      {wrong.length > 0 ? (
        <ul className="list-disc space-y-1 pl-5">
          {wrong.slice(0, mostShown).map(({ path, state }) => (
            <li key={`${state} ${path}`} className="break-all">
              {words[state]}: {path}
            </li>
          ))}
        </ul>
      ) : null}
      {wrong.length > mostShown ? <p>And {wrong.length - mostShown} more.</p> : null}
      <p className="mt-2">
        {check.files.length - wrong.length} files fit the list in the package, which proves nothing while the
        rest is wrong. Ask the sender for the package again.
      </p>
    </>
  )
}

/** Of papers that cannot be read it is not known what they say. */
function titleOf({ files, record }: PackageCheck): string {
  const isOnlyUnread = record === 'unread' && files.every(({ state }) => state === 'verified')
  return isOnlyUnread ? 'This package could not be checked' : 'This package is not as it was packed'
}

function isRecordRight({ record }: PackageCheck): boolean {
  return record === 'agrees' || record === 'absent'
}

const recordWords = {
  agrees: 'Its list of exhibits and its custody log name the same fingerprints.',
  differs:
    'Its list of exhibits or its custody log names other fingerprints than the files have. A file was exchanged after it was sealed, or the papers were changed.',
  broken: 'Its custody log does not hold together: an entry was changed, added or taken out.',
  unread:
    'Its list of exhibits or its custody log is missing, or has a form that this tool does not read. So they could not be compared.',
  absent: 'It has no list of exhibits and no custody log, so only the list of its files was compared.',
} as const satisfies Record<RecordState, string>

const words = {
  verified: 'Verified',
  differs: 'Differs',
  missing: 'Missing',
  extra: 'Not on the list',
} as const satisfies Record<FileState, string>
