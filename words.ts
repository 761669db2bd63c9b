import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Language, languageNames, languages, missingIn, ownWordsIn } from '#words/catalogue.ts'
import { english } from '#words/en/english.ts'
import { englishFiles } from '#words/en/files.ts'
import { exportPo } from '#words/exchange/export-po.ts'
import { importPo } from '#words/exchange/import-po.ts'
import { languageFiles, pathsOfFiles } from '#words/exchange/language-files.ts'
import { whereUsed } from '#words/exchange/where-used.ts'
import { faultsOfShape } from '#words/faults-of-shape.ts'
import { textsIn } from '#words/texts-in.ts'

const usage = `Interface text, for translators:
  npm run --silent words -- export ha > ha.po   all texts, with what Hausa has; also for a language that is new
  npm run words -- import ha.po                 writes words/ha/, or says what is wrong and writes nothing
  npm run words -- check                        what each language lacks, and what is wrong with it
`

const root = import.meta.dirname

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
})
const [verb, given] = positionals
if (values.help) process.stdout.write(usage)
else if (verb === 'export' && given !== undefined && /^[a-z]{2,3}$/.test(given) && given !== 'en')
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
  const { language, texts, faults } = importPo(english, await readFile(path, 'utf8'), rulesOf)
  if (faults.length > 0 || language === 'en') {
    process.stderr.write(
      `Nothing was written.\n${faults.join('\n') || 'English is written in words/en/ itself.'}\n`,
    )
    process.exitCode = 1
    return
  }
  const folder = join(root, 'words', language)
  const paths = pathsOfFiles(await readFile(join(root, 'words', 'en', 'files.ts'), 'utf8'))
  for (const path of paths.values()) await rm(join(folder, path), { force: true })
  for (const file of languageFiles(englishFiles, paths, language, texts)) {
    await mkdir(dirname(join(folder, file.path)), { recursive: true })
    await writeFile(join(folder, file.path), file.text)
  }
  const biome = join(root, 'node_modules', '.bin', 'biome')
  spawnSync(biome, ['check', '--write', `words/${language}`], { cwd: root, stdio: 'inherit' })
  const next = isLanguage(language) ? '' : ` Add its row to words/catalogue.ts.`
  process.stdout.write(`${texts.size} of ${textsIn(english).size} texts are in words/${language}/.${next}\n`)
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
