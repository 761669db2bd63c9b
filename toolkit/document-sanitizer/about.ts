import type { ToolAbout } from '../shared/tool-about.ts'

export const about: ToolAbout = {
  name: 'document-sanitizer',
  title: 'Secure Document Sanitizer',
  summary:
    'Takes out of photos, PDFs, Office files and recordings what they tell about the person who made them: names, places, times, devices.',
  aliases: [],
  fullEdition: { largest: 2_600_000 },
}
