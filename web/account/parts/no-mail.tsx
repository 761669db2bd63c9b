import { Alert } from '#ui/alert.tsx'

/** Where the site has no mail server: nobody is to wait for a letter that never comes. */
export function NoMail() {
  return (
    <Alert tone="warning" title="This site cannot send e-mail yet">
      The letter waits in a folder on its machine. Ask whoever runs the site for it, in a way that you trust:
      they can see it and hand you its link.
    </Alert>
  )
}
