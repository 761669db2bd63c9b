import { Alert } from '#ui/alert.tsx'
import type { Words } from '#words/words.ts'

export function InvitationLink({ words, link }: { words: Words['userManagement']; link: string }) {
  return (
    <Alert tone="success" title={words.linkTitle} role="status">
      <p>{words.linkText}</p>
      <p className="mt-2 break-all select-all">{link}</p>
    </Alert>
  )
}
