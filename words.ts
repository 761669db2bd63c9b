import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Language, languageNames, languages, missingIn, ownWordsIn } from '#words/catalogue.ts'
import { english } from '#words/en/english.ts'
import { exportPo } from '#words/exchange/export-po.ts'
import { importPo } from '#words/exchange/import-po.ts'
import { whereUsed } from '#words/exchange/where-used.ts'
import { writeLanguage } from '#words/exchange/write-language.ts'
import { faultsOfShape } from '#words/faults-of-shape.ts'
import { textsIn } from '#words/texts-in.ts'
import { answerHelp } from './answer-help.ts'

const usage = `Interface text, for translators:
  npm run --silent words -- export ha > ha.po   all texts, with what Hausa has; also for a language that is new
  npm run words -- import ha.po                 writes the files in words/ha/ whose texts it changes, or says what is wrong
  npm run words -- check                        what each language lacks, and what is wrong with it
`

const root = import.meta.dirname

answerHelp(usage)

const { positionals } = parseArgs({ allowPositionals: true })
const [verb, given] = positionals
if (verb === 'export' && given !== undefined && /^[a-z]{2,3}$/.test(given) && given !== 'en')
  await exportLanguage(given)
else if (verb === 'import' && given !== undefined) await importFile(given)
else if (verb === 'check' && given === undefined) check()
else {
  process.stderr.write(usage)
  process.exitCode = 2
}

async function exportLanguage(language: string): Promise<void> {
  const own = isLanguage(language) ? ownWordsIn(language) : {}
  const usedIn = await whereUsed(root)
  process.stdout.write(exportPo(english, { language, rules: rulesOf(language), own }, usedIn))
}

async function importFile(path: string): Promise<void> {
  const { language, texts, places, faults } = importPo(english, await readFile(path, 'utf8'), rulesOf)
  if (faults.length > 0 || language === 'en') {
    process.stderr.write(
      `Nothing was written.\n${faults.join('\n') || 'English is written in words/en/ itself.'}\n`,
    )
    process.exitCode = 1
    return
  }
  const own = textsIn(isLanguage(language) ? ownWordsIn(language) : {})
  // A file may hold a part of the texts. What it does not speak of stays.
  const kept = [...own].filter(([place]) => !places.has(place))
  const after = new Map([...kept, ...texts])
  const written = await writeLanguage(root, { language, before: own, after })
  const next = isLanguage(language) ? '' : ` Add its row to words/catalogue.ts.`
  process.stdout.write(
    `${after.size} of ${textsIn(english).size} texts are in words/${language}/.${next}\n${written.paths.map((each) => `  ${each}\n`).join('') || 'Nothing changed.\n'}`,
  )
  if (!written.isTidy) process.exitCode = 1
}

function check(): void {
  const total = textsIn(english).size
  const lines = languageNames.flatMap((language) => {
    const missing = missingIn(language)
    const faults = faultsOfShape(english, ownWordsIn(language), languages[language].plurals)
    if (faults.length > 0) process.exitCode = 1
    return [
      `${language}: ${total - missing.length} of ${total} texts`,
      ...missing.map((place) => `  missing  ${place}`),
      ...faults.map((fault) => `  wrong    ${fault}`),
    ]
  })
  process.stdout.write(`${lines.join('\n')}\n`)
}

function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name)
}

/** Those of its row; for a language that is new its own, where Node knows them. */
function rulesOf(language: string): string {
  if (isLanguage(language)) return languages[language].plurals
  else return Intl.PluralRules.supportedLocalesOf(language).length > 0 ? language : 'en'
}
