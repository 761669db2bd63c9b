import { Alert } from '#ui/alert.tsx'
import type { Words } from '#words/words.ts'

/** Where the site has no mail server: no one should wait for a letter that never comes. */
export function NoMail({ words }: { words: Words['noMail'] }) {
  return (
    <Alert tone="warning" title={words.title}>
      {words.text}
    </Alert>
  )
}
