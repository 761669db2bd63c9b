import { useState } from 'react'
import { Alert } from '#ui/alert.tsx'
import { FilePicker } from '../../shared/screen/file-picker.tsx'
import { Unreadable } from '../../shared/unreadable.ts'
import { readTimeProof, type TimeProof } from '../engine/time/open-timestamps.ts'

type Read = { proof: TimeProof } | { refusal: string }

/** A proof of time that was fetched on another device: what it says of this package, without asking anybody. */
export function TimeProofCheck({ sha256 }: { sha256: string }) {
  const [read, setRead] = useState<Read | null>(null)

  async function take([file]: File[]) {
    if (!file) return
    try {
      setRead({ proof: readTimeProof(new Uint8Array(await file.slice(0, 100_000).arrayBuffer())) })
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      setRead({ refusal: error.message })
    }
  }

  return (
    <div className="space-y-3">
      <FilePicker
        id="time-proof"
        label="Proof of time"
        hint="An OpenTimestamps file (.ots) of manifest-sha256.txt, made with any OpenTimestamps program. It is read here; nothing is asked."
        accept=".ots"
        disabled={false}
        onFiles={(files) => void take(files)}
      />
      <div role="status">{read ? <Answer read={read} sha256={sha256} /> : null}</div>
    </div>
  )
}

function Answer({ read, sha256 }: { read: Read; sha256: string }) {
  if ('refusal' in read) return <Alert tone="danger" title={read.refusal} />
  const { proof } = read
  if (proof.sha256 !== sha256)
    return (
      <Alert tone="danger" title="No: this proof is about another file">
        It says nothing of this package.
      </Alert>
    )
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
