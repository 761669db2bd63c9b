import type { Language } from '@fitila/anonymity/names/languages'
import type { Marked } from './examine.ts'
import { englishTexts } from './second-texts/english.ts'
import { hausaTexts } from './second-texts/hausa.ts'
import { igboTexts } from './second-texts/igbo.ts'
import { pidginTexts } from './second-texts/pidgin.ts'
import { yorubaTexts } from './second-texts/yoruba.ts'

const texts: Record<Language, string> = {
  en: englishTexts,
  pcm: pidginTexts,
  ha: hausaTexts,
  ig: igboTexts,
  yo: yorubaTexts,
}

/**
 * Texts of the folder `second-texts`: petitions, chats, minutes and tables with invented people. They were written before the
 * templates of training, and nothing is tuned on them. An empty line ends a text. `[[Ada]]` is a person; `[[Mrs Ada|Ada]]` shows
 * the words before the line, of which those behind it are the name.
 */
export function readSecondTexts(language: Language): Marked[] {
  return texts[language]
    .split(/\n{2,9}/)
    .filter((text) => text.trim() !== '')
    .map(readMarks)
}

function readMarks(marked: string): Marked {
  const persons: [number, number][] = []
  let text = ''
  for (const piece of marked.trim().split(/(\[\[[^\]]{1,80}\]\])/)) {
    const [shown = '', name = shown] = /^\[\[(.{1,80})\]\]$/.exec(piece)?.[1]?.split('|') ?? [piece, '']
    if (name !== '') {
      const start = text.length + shown.lastIndexOf(name)
      persons.push([start, start + name.length])
    }
    text += shown
  }
  return { text, persons }
}
