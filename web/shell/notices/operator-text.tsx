import { Alert } from '#ui/alert.tsx'

/** What the operator of the site says, as they wrote it. Nothing where they said nothing. */
export function OperatorText({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <Alert>
      <p className="break-words whitespace-pre-line">{text}</p>
    </Alert>
  )
}
