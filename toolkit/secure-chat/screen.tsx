import { SecureChat } from './parts/secure-chat.tsx'

/** Specification 2.8 and 4.10. The light edition reads no pictures: a phone's own camera shows the text of a QR code. */
export function Screen() {
  return <SecureChat />
}
