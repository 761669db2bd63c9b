import type { ToolAbout } from '../shared/tool-about.ts'

export const about: ToolAbout = {
  name: 'anonymity-checker',
  title: 'Anonymity Checker',
  summary:
    'Reads a text before you send it and marks what could point to a person: names, numbers, places, dates.',
  aliases: [],
}
