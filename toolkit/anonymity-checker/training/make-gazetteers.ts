import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfWord, writeHashes } from '@fitila/anonymity/names/hashed-words'
import { readText } from '@fitila/anonymity/reading'
import { dictionary } from '@zxcvbn-ts/language-en'
import { heldOutFamily, heldOutGiven } from '../vectors/held-out-names.ts'
import { countryWords } from './country-words.ts'
import { localWordsFrom } from './local-words.ts'
import { words } from './name-source.ts'
import { readNamesByPeople } from './names-by-people.ts'
import { namesOfNigeria } from './names-of-nigeria.ts'
import { ownWords } from './own-words.ts'
import { parts } from './phrase-parts.ts'
import { wordsOfTexts } from './words-of-texts.ts'

/**
 * Writes `engine/gazetteers/`. Run: `node toolkit/anonymity-checker/training/make-gazetteers.ts ../shared/data/pii`.
 * The same data gives the same files.
 */
const [data = '../shared/data/pii', without = ''] = process.argv.slice(2)
const target = join(import.meta.dirname, '../../../packages/anonymity/gazetteers')

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(data, name), 'utf8'))
const plain = (text: string) => readText(text).lower
const isWord = (word: string) => /^[a-z][a-z'-]{1,23}$/.test(word)

const english = dictionary as unknown as Record<string, readonly string[]>
const common = (english['commonWords-en'] ?? []).slice(0, 14_000).filter(isWord)
const early = new Set(common.slice(0, 2500))

const nigerian = unique(
  [
    ...(readJson('nigerian-names.json') as string[]),
    ...Object.entries(namesOfNigeria)
      .filter(([language]) => language !== 'christian')
      .flatMap(([, { given, family }]) => [...words(given), ...words(family)]),
  ].map(plain),
).filter((name) => isWord(name) && !early.has(name))

const given = unique(
  [...words(namesOfNigeria.christian.given), ...(english['firstnames-en'] ?? [])].map(plain),
).filter(isWord)
const family = (english['lastnames-en'] ?? []).slice(0, 5000).filter(isWord)

const lgas = readJson('lgas.json') as Record<string, string[]>
const states = [...Object.keys(lgas), 'Nasarawa', 'FCT', 'Abuja']
const places = unique(
  [
    ...Object.values(lgas).flat(),
    ...(readJson('towns.json') as string[]),
    ...parts.neighbourhoods.split('|'),
    ...ownWords.places.split('|'),
  ].map(plain),
).filter(
  (place) =>
    place.length > 2 && !['municipal', 'terminus', 'challenge', 'main market', 'ring road'].includes(place),
)

write('nigerian-names', 'nigerianNames', nigerian.sort())
write('given-names', 'givenNames', given.sort())
write('family-names', 'familyNames', family.toSorted())
// By letters within both, which packs into a tenth less than by how often they come.
const known = unique([...words(ownWords.pidgin), ...common])
write('frequent-words', 'frequentWords', known.slice(0, 3000).sort())
write('common-words', 'commonWords', known.slice(3000).sort())
const notLocal = new Set([...nigerian, ...given, ...common])
const local = unique(localWordsFrom(data).map(plain)).filter((word) => isWord(word) && !notLocal.has(word))
write('local-words', 'localWords', local.sort())
const country = countryWords().filter(
  (word) => isWord(word) && ![...nigerian, ...given].includes(word) && !early.has(word),
)
write('country-words', 'countryWords', country.sort())
write('places', 'places', places.sort())
write('states', 'states', unique(states.map(plain)).sort())
write('world-places', 'worldPlaces', unique(parts.world.split('|').map(plain)).sort())

// Held-out names measure how names in no list are found.
const listed = new Set([
  ...[...nigerian, ...given, ...family, ...known, ...local, ...country],
  ...[...places, ...Object.values(parts).flatMap((words) => words.split('|'))].flatMap((words) =>
    plain(words).split(/[ /]/),
  ),
])
const heldOut = new Set([...heldOutGiven, ...heldOutFamily].map(plain))
const taken = new Set([...listed, ...heldOut].map(hashOfWord))
const fromTexts = wordsOfTexts(without)
const furtherNames = notTaken([
  ...readNamesByPeople().flatMap(({ given: some, family: others }) => [...some, ...others]),
  ...fromTexts.names,
])
for (const name of furtherNames) taken.add(hashOfWord(name))
writeHashed('further-names', 'furtherNames', furtherNames)
writeHashed('further-words', 'furtherWords', notTaken(fromTexts.words))

function notTaken(some: readonly string[]): string[] {
  return unique(some.map(plain)).filter(
    (word) => isWord(word) && word.length > 2 && !taken.has(hashOfWord(word)),
  )
}

function writeHashed(file: string, name: string, entries: readonly string[]): void {
  const hashes = writeHashes(entries.map(hashOfWord))
  const text = `// Made by training/make-gazetteers.ts; sources and licences in engine/gazetteers/NOTICE.\nexport const ${name} =\n  '${hashes}'\n`
  writeFileSync(join(target, `${file}.ts`), text)
  process.stdout.write(`${file}: ${entries.length}\n`)
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)]
}

function write(file: string, name: string, entries: readonly string[]): void {
  const lines: string[] = []
  let line = ''
  for (const entry of entries) {
    const next = line === '' ? entry : `${line}|${entry}`
    if (next.length > 360) {
      lines.push(line)
      line = entry
    } else line = next
  }
  lines.push(line)
  const body = lines.map((part, index) => `  ${quoted(`${part}${index < lines.length - 1 ? '|' : ''}`)}`)
  const text = `// Made by training/make-gazetteers.ts; sources and licences in engine/gazetteers/NOTICE.\nexport const ${name} =\n${body.join(' +\n')}\n`
  writeFileSync(join(target, `${file}.ts`), text)
  process.stdout.write(`${file}: ${entries.length}\n`)
}

/** As the formatter writes it. */
function quoted(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`
}
