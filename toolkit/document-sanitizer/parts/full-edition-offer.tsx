import { useContext } from 'react'
import { Button } from '#ui/button.tsx'
import { OpenToolHere } from '../../shared/screen/open-tool-here.ts'
import { openFullEdition, useMove } from '../../shared/screen/other-edition.ts'
import { about } from '../about.ts'

const megabytes = ((about.fullEdition?.largest ?? 0) / 1_000_000).toFixed(1)

/** The full edition in the place of this page, with the files that were chosen. A file to carry fetches nothing, so it says where that is. */
export function FullEditionOffer() {
  const isCarried = useContext(OpenToolHere) !== undefined
  const move = useMove()
  if (isCarried)
    return (
      <p>
        This page has the light edition. The full one is in a larger file to carry,{' '}
        <span className="break-all">fitila-toolkit-full.html</span>, and on the site at{' '}
        <span className="break-all">/tools/document-sanitizer/full</span>. Choose the original there again.
      </p>
    )
  return (
    <div className="space-y-2">
      <p>
        It is a download of up to {megabytes} MB. Your files stay on this device and stay chosen. Your network
        can see that you load it, and may guess that you clean a PDF or a photo.
      </p>
      {move === 'missing' ? (
        <p role="alert">It did not load. Check your connection, or go on with the light edition.</p>
      ) : null}
      <Button
        type="button"
        tone="secondary"
        size="small"
        aria-disabled={move === 'loading' ? true : undefined}
        onClick={openFullEdition}
      >
        {move === 'loading' ? 'Loading the full edition...' : `Load the full edition here (${megabytes} MB)`}
      </Button>
    </div>
  )
}
