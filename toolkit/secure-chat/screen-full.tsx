import { EditionContext } from './parts/edition.ts'
import { SecureChat } from './parts/secure-chat.tsx'
import { readPicture } from './read-picture.ts'

/** The full edition: it also reads a QR code from a picture. */
export function Screen() {
  return (
    <EditionContext value={{ readPicture }}>
      <SecureChat />
    </EditionContext>
  )
}
