import { expect, test } from 'vitest'
import { type Action, actions } from '#domain/permissions/can.ts'
import { pagesWithoutTheirDoor, serverImportsOfCallers } from './boundaries/declared-use-cases.ts'
import { readSourceFiles } from './boundaries/read-source-files.ts'
import { sourceFile } from './boundaries/source-file.ts'

const root = `${import.meta.dirname}/..`
const files = await readSourceFiles(root)

/** What pages take from the server, and is no use case: with the reason. Values that are no functions need none. */
const notUseCases: Readonly<Record<string, string>> = {
  apiRoute: 'Declares a route of the API; what its answer does is asked for by use cases.',
  severalOf: 'A schema of a parameter.',
  personalTables: 'A constant of the code: what the privacy page says of each table.',
  countUnread: 'The number beside the bell, for the person of the session alone.',
  siteNow: 'What the operator set for every reader: names, contacts and notices.',
  siteWithoutSettings: 'The same where the database does not answer.',
  sealShown: 'Seals the number of a form for the page that shows its code, and asks nothing.',
  codeRefused: 'Makes the refusal of a code, and asks nothing.',
  readMultipart: 'Reads a body part by part; what is done with it is asked for by `attachStream`.',
}

const taken = await Promise.all(
  serverImportsOfCallers(files).map(async ({ importer, path, name }) => {
    const exported: Record<string, unknown> = await import(`${root}/${path}`)
    return { importer, name, value: exported[name] }
  }),
)

test('whatever a page can make the server do is declared, with the rule that is asked', () => {
  const undeclared = taken.filter(
    ({ name, value }) => typeof value === 'function' && !isDeclared(value, name),
  )
  expect(undeclared.map(({ importer, name }) => `${importer}: ${name}`)).toEqual([])
})

test('the walk sees what pages use', () => {
  const declared = taken.flatMap(({ value }) => (hasAction(value) ? [value.action] : []))
  expect(declared.length).toBeGreaterThan(80)
  for (const action of declared) expect(actions).toContain(action)
})

test('every rule but those of pages is asked by a use case that a page can reach, or by another use case', () => {
  const asked = files.filter(({ path }) => path.startsWith('server/')).map(({ text }) => text)
  const steps =
    /^report\.(verify|rate|review|approve|reject|reopen|retract|edit|dispute|correct|confirm|record)$/
  const unasked = actions.filter(
    (action) =>
      !action.startsWith('page.') &&
      !steps.test(action) &&
      !asked.some((text) => text.includes(`'${action}'`)),
  )
  expect(unasked).toEqual([])
})

test('a page reaches its visit through the one door that it declares', () => {
  expect(pagesWithoutTheirDoor(files)).toEqual([])
  const twoDoors = sourceFile('web/a.ts', "const one = page('page.staff')\nconst two = page('page.everyone')")
  const noDoor = sourceFile(
    'web/b.ts',
    'export const loader = (args) => args.context.get(applicationContext)',
  )
  expect(pagesWithoutTheirDoor([twoDoors, noDoor])).toEqual(['web/a.ts', 'web/b.ts'])
})

function isDeclared(value: unknown, name: string): boolean {
  return hasAction(value) || name in notUseCases
}

function hasAction(value: unknown): value is { action: Action } {
  return typeof value === 'function' && 'action' in value
}
