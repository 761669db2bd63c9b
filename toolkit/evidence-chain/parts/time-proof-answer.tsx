import { Alert } from '#ui/alert.tsx'
import type { TimeProof } from '../engine/time/open-timestamps.ts'
import type { TimeToken } from '../engine/time/time-token.ts'

export type ProofRead =
  | { kind: 'refused'; refusal: string }
  | { kind: 'block'; proof: TimeProof }
  | { kind: 'token'; token: TimeToken }
  | { kind: 'needs-certificate' }
  | { kind: 'certificate'; name: string }

/** Yes or no, and what it rests on. */
export function TimeProofAnswer({ read, sha256 }: { read: ProofRead; sha256: string }) {
  if (read.kind === 'refused') return <Alert tone="danger" title={read.refusal} />
  else if (read.kind === 'needs-certificate')
    return (
      <Alert tone="warning" title="The certificate of the clock is missing">
        This is a time-stamp token. Choose the certificate below, then it is checked.
      </Alert>
    )
  else if (read.kind === 'certificate')
    return (
      <Alert title={`Certificate read: ${read.name || 'without a name'}`}>
        Now choose the proof of time again.
      </Alert>
    )
  else if ((read.kind === 'block' ? read.proof : read.token).sha256 !== sha256)
    return (
      <Alert tone="danger" title="No: this proof is about another file">
        It says nothing of this package.
      </Alert>
    )
  else if (read.kind === 'token') return <TokenAnswer token={read.token} />
  else return <BlockAnswer proof={read.proof} />
}

function TokenAnswer({ token: { time, clock, trusted } }: { token: TimeToken }) {
  return (
    <Alert tone="success" title="Yes: this proof is about this package">
      <p>
        The clock “{clock}” signed that the package existed at{' '}
        <time dateTime={time.toISOString()}>
          {time.toISOString().replace('T', ' ').replace('.000Z', '')} UTC
        </time>
        .
      </p>
      <p>
        You trust it by the certificate “{trusted}”. Whether that certificate is genuine, and whether its
        operator has withdrawn it since, is not asked here.
      </p>
    </Alert>
  )
}

function BlockAnswer({ proof }: { proof: TimeProof }) {
  if (proof.blocks.length === 0)
    return (
      <Alert tone="warning" title="This proof is about this package, and is not finished">
        It holds promises alone ({proof.pending.join(', ')}). Complete it with the OpenTimestamps program
        after some hours.
      </Alert>
    )
  return (
    <Alert tone="success" title="Yes: this proof is about this package">
      <p>
        It holds if the block has this Merkle root. Compare it with a copy of the Bitcoin chain that you
        trust; this page does not ask for one.
      </p>
      <ul className="mt-2 space-y-1">
        {proof.blocks.map(({ height, merkleRoot }) => (
          <li key={`${height} ${merkleRoot}`} className="break-all">
            Block {height}: <code className="font-mono text-sm">{merkleRoot}</code>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
