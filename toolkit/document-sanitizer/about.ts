import type { ToolAbout } from '../shared/tool-about.ts'

export const about: ToolAbout = {
  name: 'document-sanitizer',
  title: 'Secure Document Sanitizer',
  summary:
    'Removes what photos, PDFs, Office files and recordings tell about their maker: names, places, times, devices.',
  aliases: [],
  fullEdition: { largest: 2_600_000, opensInPlace: true },
}
