import { expect, test } from 'vitest'
import { type Action, actions } from '#domain/permissions/can.ts'
import { onlyReads, readingActions } from '#domain/permissions/reading-actions.ts'
import { readSourceFiles } from './boundaries/read-source-files.ts'
import { sourceFile } from './boundaries/source-file.ts'
import { useCasesAndTheirWrites } from './boundaries/writes-reached.ts'

const found = useCasesAndTheirWrites(await readSourceFiles(`${import.meta.dirname}/..`))
const isAction = (text: string): text is Action => actions.some((action) => action === text)

test('no use case that may read from a replica can write, whatever it calls', () => {
  const wrong = found
    .filter(({ action, writes }) => isAction(action) && onlyReads(action) && writes.length > 0)
    .map(({ name, action, writes }) => `${name} (${action}): ${writes.join('; ')}`)
  expect(wrong).toEqual([])
})

test('the walk sees every use case and its action, and what most of the others write', () => {
  expect(found.length).toBeGreaterThan(330)
  expect(found.filter(({ action }) => !isAction(action))).toEqual([])
  const seen = new Set(found.map(({ action }) => action))
  expect(readingActions.filter((action) => !seen.has(action))).toEqual([])
  const writers = found.filter(({ writes }) => writes.length > 0).map(({ name }) => name)
  expect(writers.length).toBeGreaterThan(150)
  expect(writers).toEqual(
    expect.arrayContaining([
      'submitReport',

      'changeBoard',
      'makeFolder',
      'logIn',
      'makeKey',
    ]),
  )
})

test('a write is found behind functions of other files, and a set of names is no table', () => {
  const files = [
    sourceFile('server/database/tables/lamps.ts', `export const lamps = pgTable('lamps', {})`),
    sourceFile(
      'server/a.ts',
      `import { light } from './b.ts'
       export const showLamp = openUseCase('public.read', async ({ application }) => light(application))
       export const showNames = openUseCase('public.read', async () => names.delete(name))
       export const countLamps = useCase('public.read', async ({ queries }) => queries.execute(sql\`insert into lamps values (1)\`))`,
    ),
    sourceFile(
      'server/b.ts',
      `import { lamps } from '#server/database/tables/lamps.ts'
       export function light({ queries }) { return write(queries) }
       function write(queries) { return queries.update(lamps).set({}) }`,
    ),
  ]
  expect(useCasesAndTheirWrites(files)).toMatchObject([
    { name: 'showLamp', action: 'public.read', writes: ['server/b.ts write'] },
    { name: 'showNames', action: 'public.read', writes: [] },
    { name: 'countLamps', action: 'public.read', writes: ['server/a.ts countLamps'] },
  ])
})
