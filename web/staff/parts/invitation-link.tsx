import { Alert } from '#ui/alert.tsx'

export function InvitationLink({ link }: { link: string }) {
  return (
    <Alert tone="success" title="Here is the link" role="status">
      <p>
        It makes one account, within three days, and is shown only now. Hand it over in person, or through
        something that only the two of you can read.
      </p>
      <p className="mt-2 break-all select-all">{link}</p>
    </Alert>
  )
}
