import { Alert } from '#ui/alert.tsx'

export function BeforeYouWrite() {
  return (
    <Alert title="Before you write">
      Do not use a phone or a computer of your office. Write nothing that points to you: no "I", no "my boss",
      nothing that only you could have seen. If it is approved, the public reads your words as they stand. Say
      what you believe to be true, and how you know it: telling a known falsehood is an offence.
    </Alert>
  )
}
