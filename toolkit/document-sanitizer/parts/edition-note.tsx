import { useContext } from 'react'
import { Alert } from '#ui/alert.tsx'
import { OpenToolHere } from '../../shared/screen/open-tool-here.ts'
import { FullEditionOffer } from './full-edition-offer.tsx'

/** Said before a file is chosen: what is fetched afterwards lets a network guess which kind of file it is for. */
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
        way. It is on the page of the site where you got this one.
      </p>
    )
  return (
    <Alert title="Choose your edition before you choose a file">
      <p>
        You have the light edition. It cleans everything, and of a PDF it keeps the text. The full edition can
        turn the pages of a PDF into pictures, which is the safest way.
      </p>
      <FullEditionOffer />
    </Alert>
  )
}
