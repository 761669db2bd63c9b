import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '@fitila/anonymity/names/languages'
import { readAuthorNames, readAuthors } from './own-texts.ts'

/**
 * How texts of a new author would fare, as far as the taggers go: both are trained without one author, and measured on that one.
 * The rules have seen all authors, so the values are kinder than those of a stranger.
 *
 *     nice -n 10 node toolkit/anonymity-checker/training/cross-validate.ts ../shared/data/pii FOLDER [author] [settings as JSON]
 *
 * Models that are in the folder are not made again.
 */
const [data = '../shared/data/pii', folder = '', only, changed = '{}'] = process.argv.slice(2)
const here = import.meta.dirname

if (only === undefined) {
  for (const name of readAuthorNames)
    process.stdout.write(
      execFileSync(process.execPath, [import.meta.filename, data, folder, name, changed], {
        encoding: 'utf8',
      }),
    )
} else {
  const models = join(folder, only)
  trainWithout(only, models)
  redirectModels(models)
  const { hidingOfAuthor } = await import('./hiding-of-author.ts')
  const author = readAuthorNames.find((name) => name === only)
  if (author)
    process.stdout.write(
      hidingOfAuthor(
        author,
        languages.flatMap((one) => readAuthors[author](one)),
      ),
    )
}

function trainWithout(author: string, target: string): void {
  const settings = JSON.stringify({ ...(JSON.parse(changed) as object), author })
  mkdirSync(join(target, 'addresses'), { recursive: true })
  if (!existsSync(join(target, 'model.ts')))
    execFileSync(process.execPath, [join(here, 'train.ts'), data, '20261123', target, settings])
  const addresses = join(target, 'addresses')
  const train = join(here, 'addresses/train-addresses.ts')
  if (!existsSync(join(addresses, 'model.ts')))
    execFileSync(process.execPath, [train, data, '20261127', addresses, JSON.stringify({ author })])
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
