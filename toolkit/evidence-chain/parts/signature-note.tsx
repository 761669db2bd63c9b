import { Alert } from '#ui/alert.tsx'
import type { SignatureState } from '../engine/jobs.ts'

/** What is known of the key that signed the custody log. */
export function SignatureNote({ signature }: { signature: SignatureState }) {
  if (signature.kind === 'absent') return null
  else if (signature.kind === 'not-checked')
    return (
      <p className="text-muted">
        Its custody log carries a signature. The full edition and the workspace check it.
      </p>
    )
  else if (signature.kind === 'wrong')
    return (
      <Alert tone="danger" title="The signature of its custody log is wrong">
        The log was changed after it was signed, or another log was signed. Or this tool cannot read such a
        signature.
      </Alert>
    )
  else
    return (
      <Alert title="Its custody log is signed">
        <p>By this key. It names no one. Packages with the same key came from the same workspace.</p>
        <code className="block rounded-control bg-sunken px-3 py-2 font-mono text-sm break-all">
          {signature.publicKey}
        </code>
      </Alert>
    )
}
