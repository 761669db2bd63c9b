import { Unreadable } from '@fitila/formats/unreadable'
import { useState } from 'react'
import { FilePicker } from '../../shared/screen/file-picker.tsx'
import { EvidenceRefusal } from '../engine/refusal.ts'
import type { Certificate } from '../engine/time/certificates.ts'
import { isOpenTimestamps, readTimeProof } from '../engine/time/open-timestamps.ts'
import { checkTimeToken, readBroughtCertificate } from '../engine/time/time-token.ts'
import { LogLineCheck } from './log-line-check.tsx'
import { type ProofRead, TimeProofAnswer } from './time-proof-answer.tsx'

/** Larger files are no proofs and no certificates. */
const mostBytes = 100_000

/** A proof of time that was fetched on another device: what it says of this package, without asking anybody. */
export function TimeProofCheck({ sha256 }: { sha256: string }) {
  const [token, setToken] = useState<Uint8Array>()
  const [trusted, setTrusted] = useState<Certificate>()
  const [read, setRead] = useState<ProofRead>()

  async function show(reading: () => Promise<ProofRead>) {
    try {
      setRead(await reading())
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      setRead({ kind: 'refused', refusal: error.message })
    }
  }

  const readToken = (bytes: Uint8Array, by: Certificate | undefined) =>
    show(async () =>
      by ? { kind: 'token', token: await checkTimeToken(bytes, by) } : { kind: 'needs-certificate' },
    )

  async function takeProof([file]: File[]) {
    if (!file) return
    const bytes = await beginningOf(file)
    setToken(undefined)
    if (isOpenTimestamps(bytes)) return show(async () => ({ kind: 'block', proof: readTimeProof(bytes) }))
    setToken(bytes)
    return readToken(bytes, trusted)
  }

  function takeCertificate([file]: File[]) {
    if (!file) return
    return show(async () => {
      const by = certificateIn(await beginningOf(file))
      setTrusted(by)
      if (!token) return { kind: 'certificate', name: by.shownName }
      return { kind: 'token', token: await checkTimeToken(token, by) }
    })
  }

  return (
    <div className="space-y-3">
      <FilePicker
        id="time-proof"
        label="Proof of time"
        hint="An OpenTimestamps file (.ots) or a time-stamp token (.tsr, .tst) of manifest-sha256.txt, made with another program. It is read here; nothing is asked."
        accept=".ots,.tsr,.tst,.p7s,.tok"
        disabled={false}
        onFiles={(files) => void takeProof(files)}
      />
      <FilePicker
        id="clock-certificate"
        label="Certificate of the clock"
        hint="Only for a time-stamp token: the certificate of the clock, or of the authority above it. Get it from its operator, not from the person who sent the package."
        accept=".pem,.crt,.cer,.der"
        disabled={false}
        onFiles={(files) => void takeCertificate(files)}
      />
      <div role="status">{read ? <TimeProofAnswer read={read} sha256={sha256} /> : null}</div>
      <LogLineCheck sha256={sha256} />
    </div>
  )
}

async function beginningOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, mostBytes).arrayBuffer())
}

function certificateIn(bytes: Uint8Array): Certificate {
  try {
    return readBroughtCertificate(bytes)
  } catch {
    throw new EvidenceRefusal('not-a-certificate')
  }
}
