import type { ToolAbout } from '../shared/tool-about.ts'

export const about: ToolAbout = {
  name: 'secure-chat',
  title: 'Secure Communication Channel',
  summary: 'Seal messages on this device, carry them any way you like, and open them on the other side.',
  aliases: [],
  // It reads QR codes from pictures. Not in the light file, which would be too heavy with it.
  fullEdition: { largest: 150_000 },
}
