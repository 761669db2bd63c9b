import { expect, test } from 'vitest'
import { serverCodeThatReachesBrowsers } from './server-code-in-pages.ts'
import { sourceFile } from './source-file.ts'

const importing = "import { show } from '#server/report-view/show-report.ts'\n"

test.for([
  ['a component', 'export default function Page() { return <p>{show.name}</p> }'],
  [
    'a helper that a component and a loader share',
    'const title = () => show()\nexport const loader = () => title()\nexport const meta = () => title()',
  ],
  ['an exported constant', 'export const pages = [show]'],
  ['an exported name', 'export { show }'],
  ['the top of the file', 'show()'],
  ['a shorthand in an object', 'export const handle = { show }'],
  ['a class', 'export class View { it = show }'],
  ['the value of an attribute', 'export default function Page() { return <p title={show()} /> }'],
  ['a wrapped expression', 'export const handle = show as () => void'],
] as const)('server code in %s is refused', ([, text]) => {
  expect(problemsOf(importing + text)).toHaveLength(1)
})

test.for([
  ['the loader', 'export const loader = () => show()'],
  [
    'an action with a function of its own',
    'export async function action() { return step() }\nfunction step() { return show() }',
  ],
  ['middleware', 'export const middleware = [show]'],
  [
    'a type',
    'export type View = ReturnType<typeof show>\nexport default function Page(view: View) { return view }',
  ],
  [
    'a property of the same name',
    'export const loader = () => show()\nexport const handle = { show: 1, other: view.show }',
  ],
  [
    'an action beside an attribute of the same name',
    'export const action = () => show()\nexport default function Page() { return <form action="/there" /> }',
  ],
] as const)('server code in %s is fine', ([, text]) => {
  expect(problemsOf(importing + text)).toEqual([])
})

test.for([
  "import '#server/kernel/env.ts'",
  "export { show } from '#server/report-view/show-report.ts'",
  "export * from '#server/report-view/show-report.ts'",
  "export const show = () => import('#server/report-view/show-report.ts')",
  "import { session } from '../session.server.ts'\nexport default session",
])('%s is refused', (text) => {
  expect(problemsOf(text)).toHaveLength(1)
})

test.for([
  "import type { View } from '#server/report-view/show-report.ts'",
  "import { type View } from '#server/report-view/show-report.ts'\nexport const view: View = 1",
  "export type { View } from '#server/report-view/show-report.ts'",
  "export const loader = () => import('#server/report-view/show-report.ts')",
])('%s is fine', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test('a file that React Router keeps from browsers may use the server', () => {
  expect(serverCodeThatReachesBrowsers([sourceFile('web/entry.server.tsx', `${importing}show()`)])).toEqual(
    [],
  )
})

function problemsOf(text: string) {
  return serverCodeThatReachesBrowsers([sourceFile('web/reports/show.tsx', text)])
}
