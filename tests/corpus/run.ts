import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { limits } from '@fitila/sanitizer/limits'
import { answerHelp } from '../../answer-help.ts'
import { cleanFiles } from './clean-files.ts'
import { judge, type Verdict } from './judge.ts'

/**
 * `npm run corpus -- [--out DIR] [--only pdf,docx] [--eyes no] [--every 10] FOLDER...`
 *
 * Runs other projects' files through the sanitizer as people do, by its command line, and has the programs of others look at what comes out:
 * is it still readable, does it show the same, does it tell anything. Prints a line for each file that deserves a look and a table at the end;
 * everything is in DIR/verdicts.jsonl. Debian's source packages are full of such files: `apt-get source libapache-poi-java pdf.js mutagen`.
 * Run in November 2026: Debian's sources of exiv2 0.27.6, giflib 5.2.1, pikepdf 6.0.0 and pypdf 3.4.1, and of npm exif-parser 0.1.12,
 * mammoth 1.13.0, officeparser 7.8.0 and pdf-parse 2.4.5.
 */
answerHelp(
  'Use: npm run corpus -- [--out FOLDER] FOLDER...\nCleans the files of the folders, and says what the sanitizer did to each.',
)

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'corpus-results' },
    only: { type: 'string', default: '' },
    eyes: { type: 'string', default: 'yes' },
    every: { type: 'string', default: '1' },
  },
})

const endings = values.only ? values.only.split(',') : []
const every = Math.max(1, Number(values.every))
const files = (await Promise.all(folders.map(filesIn)))
  .flat()
  .toSorted()
  .filter((_, place) => place % every === 0)
await rm(values.out, { recursive: true, force: true })
await mkdir(values.out, { recursive: true })

const verdicts: Verdict[] = []
for await (const cleaned of cleanFiles(files, values.out)) {
  const verdict = await judge(cleaned, values.eyes === 'yes')
  verdicts.push(verdict)
  if (verdict.trouble.length > 0) print(`${verdict.input}: ${verdict.trouble.join('; ')}`)
}
await writeFile(
  join(values.out, 'verdicts.jsonl'),
  verdicts.map((verdict) => `${JSON.stringify(verdict)}\n`).join(''),
)
printTable(verdicts)
printTells(verdicts)

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = names.filter((name) => name.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const wanted = paths.filter(
    (path) => endings.length === 0 || endings.some((ending) => path.toLowerCase().endsWith(`.${ending}`)),
  )
  const sizes = await Promise.all(wanted.map(async (path) => (await stat(path)).size))
  return wanted.filter((_, place) => (sizes[place] ?? 0) <= limits.file)
}

function printTable(all: readonly Verdict[]): void {
  const groups = Map.groupBy(all, ({ ending }) => ending)
  print('\nending    files  cleaned  refused  troubled  slowest (s)  refusals')
  for (const [ending, group] of [...groups].toSorted(([one], [other]) => one.localeCompare(other))) {
    const refusals = Map.groupBy(
      group.filter(({ refused }) => refused !== null),
      ({ refused }) => refused,
    )
    const told = [...refusals].map(([code, { length }]) => `${code} ${length}`).join(', ')
    const refused = group.filter(({ refused: code }) => code !== null).length
    const troubled = group.filter(({ trouble }) => trouble.length > 0).length
    const slowest = Math.max(...group.map(({ seconds }) => seconds))
    print(
      `${ending.padEnd(8)}${String(group.length).padStart(7)}${String(group.length - refused).padStart(9)}${String(refused).padStart(9)}` +
        `${String(troubled).padStart(10)}${slowest.toFixed(1).padStart(13)}  ${told}`,
    )
  }
}

/** What exiftool still sees, with an example: a person has to say which of it is the structure of a file. */
function printTells(all: readonly Verdict[]): void {
  const tells = all.flatMap(({ tells, output }) =>
    Object.entries(tells).map(([tag, value]) => ({ tag, value, output })),
  )
  print('\ntag that is left, files, an example')
  for (const [tag, told] of [...Map.groupBy(tells, ({ tag }) => tag)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  ))
    print(`${tag}, ${told.length}, ${told[0]?.value} in ${told[0]?.output}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
