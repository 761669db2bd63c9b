import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from '@fitila/anonymity/gazetteers/places'
import { states } from '@fitila/anonymity/gazetteers/states'
import type { Language } from '@fitila/anonymity/names/languages'
import { dictionary } from '@zxcvbn-ts/language-en'
import { readCorpora } from './corpora.ts'
import { hausaPlain, hausaTemplates } from './local/hausa.ts'
import { igboPlain, igboTemplates } from './local/igbo.ts'
import { hausaNews, igboNews, yorubaNews } from './local/news.ts'
import { pidginPlain, pidginTemplates } from './local/pidgin.ts'
import { yorubaPlain, yorubaTemplates } from './local/yoruba.ts'
import { capital, type Home, makeNameSource, type NameSource } from './name-source.ts'
import { plainSentences } from './plain-sentences.ts'
import { templates } from './templates.ts'
import { noWorldNames, worldNamesFrom } from './world-names.ts'
import { withMarks } from './yoruba-marks.ts'

/** The templates of a language, and the names that go into them. */
export type Source = {
  language: Language
  named: string[]
  plain: string[]
  /** As news has them, with people of all the world. */
  news: string[]
  names: NameSource
  worldly: NameSource
}

export function makeSources(data: string): Source[] {
  const dictionaries = dictionary as unknown as Record<string, readonly string[]>
  const isName = (word: string) => /^[a-z]{2,}$/.test(word)
  const lists = {
    collected: (JSON.parse(readFileSync(join(data, 'nigerian-names.json'), 'utf8')) as string[]).filter(
      isName,
    ),
    englishGiven: (dictionaries['firstnames-en'] ?? []).filter(isName),
    englishFamily: (dictionaries['lastnames-en'] ?? []).slice(0, 9000).filter(isName),
    places: places.split('|').map(capital),
    states: states.split('|').map(capital),
  }
  const mixed = makeNameSource(lists)
  const world = worldNamesFrom(readCorpora(data))
  const source = (language: Language, named: string, plain: string): Source => ({
    language,
    named: lines(named),
    plain: lines(plain),
    news: [],
    names: mixed,
    worldly: mixed,
  })
  const local = (people: Home['people'], news: string, source: Source): Source => ({
    ...source,
    news: lines(news),
    names: makeNameSource(lists, { people, foreign: 0.08, world: noWorldNames }),
    worldly: worldlyNames(people, makeNameSource(lists, { people, foreign: 0.5, world })),
  })
  return [
    source('en', templates, plainSentences),
    source('pcm', pidginTemplates, pidginPlain),
    local('hausa', hausaNews, source('ha', hausaTemplates, hausaPlain)),
    local('igbo', igboNews, source('ig', igboTemplates, igboPlain)),
    local('yoruba', yorubaNews, source('yo', yorubaTemplates, yorubaPlain)),
  ]
}

function worldlyNames(people: Home['people'], names: NameSource): NameSource {
  return people === 'yoruba' ? withMarks(names) : names
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}
