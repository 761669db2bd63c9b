import { useContext } from 'react'
import { Alert } from '#ui/alert.tsx'
import { OpenToolHere } from '../../shared/screen/open-tool-here.ts'
import { ToolLink } from '../../shared/screen/outside-link.tsx'
import { about } from '../about.ts'

/** Said before a file is chosen: a document that is fetched afterwards would tell which kind of file it is for. */
export function EditionNote({ edition }: { edition: 'light' | 'full' }) {
  const isCarried = useContext(OpenToolHere) !== undefined
  if (edition === 'full')
    return (
      <p className="text-sm text-muted">
        You have the full edition: it can also turn the pages of a PDF into pictures, and draw photos again.
      </p>
    )
  if (isCarried)
    return (
      <p className="text-sm text-muted">
        You have the light edition. It cleans everything, and of a PDF it keeps the text. A larger file to
        carry, fitila-toolkit-full.html, can also turn the pages of a PDF into pictures. That is the safest
        way. It is beside this file on the site.
      </p>
    )
  const megabytes = ((about.fullEdition?.largest ?? 0) / 1_000_000).toFixed(1)
  return (
    <Alert title="Choose your edition before you choose a file">
      <p>
        You have the light edition. It cleans everything, and of a PDF it keeps the text. To turn the pages of
        a PDF into pictures, which is the safest way, open{' '}
        <ToolLink name="document-sanitizer/full">the full edition</ToolLink>: a download of up to {megabytes}{' '}
        MB. It needs a connection; nothing is fetched later.
      </p>
    </Alert>
  )
}
