import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@fitila/anonymity/names/languages'
import { type FullyMarked, readMarkedTexts } from '../vectors/read-marked-texts.ts'

const files: Record<Language, string> = {
  en: 'english.txt',
  pcm: 'pidgin.txt',
  ha: 'hausa.txt',
  ig: 'igbo.txt',
  yo: 'yoruba.txt',
}

/** The texts of one author, who has a folder with a file for each language; `read-marked-texts.ts` says how they are marked. */
export function readAuthor(folder: string, language: Language): FullyMarked[] {
  return readMarkedTexts(readFileSync(join(folder, files[language]), 'utf8'))
}
