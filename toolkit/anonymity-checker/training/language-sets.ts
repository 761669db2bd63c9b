import type { Language } from '@fitila/anonymity/names/languages'
import type { Marked } from '../vectors/examine.ts'
import { readSet } from '../vectors/marked-sets.ts'
import { type Part, readCorpora } from './corpora.ts'
import type { Sentence } from './sentence.ts'

export type LanguageSet = {
  language: Language
  name: string
  /** Who wrote the texts: 'others' for published corpora, 'this project' for invented ones. */
  author: 'others' | 'this project'
  documents: Marked[]
}

/** Invented texts that nothing was learned from, kept in the repository: by the author of the templates, and by a fifth one. */
export function inventedSets(): LanguageSet[] {
  return (['en', 'pcm', 'ha', 'ig', 'yo'] as const).flatMap((language) => [
    {
      language,
      name: 'petitions, chats, minutes, tables',
      author: 'this project',
      documents: readSet('second', language),
    },
    {
      language,
      name: 'texts of a fifth author',
      author: 'this project',
      documents: readSet('sixth', language),
    },
  ])
}

/** A part of each corpus that training did not see. The corpora are not in the repository; `folder` holds them. */
export function corpusSets(folder: string, part: Exclude<Part, 'train'>): LanguageSet[] {
  return readCorpora(folder).map(({ name, language, documents }) => ({
    language,
    name,
    author: 'others',
    documents: documents[part].map(joined),
  }))
}

/** The same in small letters, where that changes no length. */
export function inSmall(set: LanguageSet): LanguageSet {
  const documents = set.documents.flatMap(({ text, persons }) =>
    text.toLowerCase().length === text.length ? [{ text: text.toLowerCase(), persons }] : [],
  )
  return { ...set, name: `${set.name}, small letters`, documents }
}

function joined(sentences: readonly Sentence[]): Marked {
  let text = ''
  const persons: [number, number][] = []
  for (const sentence of sentences) {
    for (const [start, end, type] of sentence.spans)
      if (type === 'PERSON') persons.push([text.length + start, text.length + end])
    text += `${sentence.text}\n`
  }
  return { text, persons }
}
