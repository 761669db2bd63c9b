import { useContext } from 'react'
import { OpenToolHere } from '../../shared/screen/open-tool-here.ts'
import { ToolLink } from '../../shared/screen/outside-link.tsx'
import { EditionContext } from './edition.ts'

/** Said before there is a channel, because a channel cannot change pages without a workspace file. */
export function EditionNote() {
  const { readPicture } = useContext(EditionContext)
  const isCarried = useContext(OpenToolHere) !== undefined
  if (readPicture) return null
  return (
    <p className="text-sm text-muted">
      This edition shows QR codes and reads none.{' '}
      {isCarried ? (
        'The larger file to carry, fitila-toolkit-full.html, reads them from pictures.'
      ) : (
        <>
          <ToolLink name="secure-chat/full">The full edition</ToolLink> reads them from pictures. Open it
          before you create a channel.
        </>
      )}
    </p>
  )
}
