import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '@fitila/anonymity/names/languages'
import { type ReadAuthor, readAuthors } from './own-texts.ts'

/**
 * How texts of a new author would fare, as far as the taggers go: both are trained without one author, and measured on that one.
 * The rules have seen all authors, so the values are kinder than those of a stranger.
 *
 *     nice -n 10 node toolkit/anonymity-checker/training/cross-validate.ts ../shared/data/pii FOLDER [author] [settings as JSON]
 *
 * The taggers learn a quarter of what they learn otherwise, so that all authors together take a few minutes of processor time.
 * The lists know the words of all texts; `make-gazetteers.ts` leaves those of an author out.
 * Models and rows that are in the folder are not made again: a run that was stopped goes on where it was.
 */
const [data = '../shared/data/pii', folder = '', only, changed = '{}'] = process.argv.slice(2)
const here = import.meta.dirname
const quarterOfNames = { trainings: 1, filled: 3500, local: 450, news: 375, rows: 300, own: 2 }
const quarterOfAddresses = { written: 1000, without: 200, plain: 625, own: 1 }

if (only === undefined) {
  for (const name of readAuthors.keys())
    process.stdout.write(
      execFileSync(process.execPath, [import.meta.filename, data, folder, name, changed], {
        encoding: 'utf8',
      }),
    )
} else {
  const author = [...readAuthors.keys()].find((name) => name === only)
  if (author === undefined) throw new RangeError(`The authors are ${[...readAuthors.keys()].join(', ')}.`)
  const row = join(folder, author, 'row.md')
  if (!existsSync(row)) writeFileSync(row, await measured(author, join(folder, author)))
  process.stdout.write(readFileSync(row, 'utf8'))
}

async function measured(author: ReadAuthor, models: string): Promise<string> {
  trainWithout(author, models)
  redirectModels(models)
  const { hidingOfAuthor } = await import('./hiding-of-author.ts')
  return hidingOfAuthor(
    author,
    languages.flatMap((one) => readAuthors.get(author)?.(one) ?? []),
  )
}

function trainWithout(author: string, target: string): void {
  const settings = JSON.stringify({ ...quarterOfNames, ...(JSON.parse(changed) as object), author })
  mkdirSync(join(target, 'addresses'), { recursive: true })
  if (!existsSync(join(target, 'model.ts')))
    execFileSync(process.execPath, [join(here, 'train.ts'), data, '20261123', target, settings])
  const addresses = join(target, 'addresses')
  const train = join(here, 'addresses/train-addresses.ts')
  if (!existsSync(join(addresses, 'model.ts')))
    execFileSync(process.execPath, [
      train,
      data,
      '20261127',
      addresses,
      JSON.stringify({ ...quarterOfAddresses, author }),
    ])
}

/** The engine reads its models from files of the package; here it reads those of the folder. */
function redirectModels(models: string): void {
  const files = new Map([
    ['/names/model.ts', 'model.ts'],
    ['/names/model-rest.ts', 'model-rest.ts'],
    ['/addresses/tagger/model.ts', 'addresses/model.ts'],
  ])
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      const file = [...files].find(([end]) => resolved.url.endsWith(end))?.[1]
      return file ? { ...resolved, url: pathToFileURL(join(models, file)).href } : resolved
    },
  })
}
