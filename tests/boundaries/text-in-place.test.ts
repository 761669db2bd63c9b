import { expect, test } from 'vitest'
import { sourceFile } from './source-file.ts'
import { textInPlace } from './text-in-place.ts'
import { textsThatStay } from './texts-that-stay.ts'

const place = 'web/reports/some-page.tsx'

test.for([
  ['words between tags', 'const page = <p>Send the report</p>', 'Send the report'],
  ['one word on a button', 'const page = <Button>Show</Button>', 'Show'],
  ['a label', 'const page = <Field name="q" label="User name" />', 'User name'],
  [
    'either side of a condition',
    'const page = <Page title={isOpen ? "Open it" : words.closed} />',
    'Open it',
  ],
  ['a text with a value in it', `const page = <Page lead={\`Of \${days} days\`} />`, 'Of … days'],
  ['the name of an area', 'const page = <nav aria-label="Status" />', 'Status'],
  ['the title of a page', 'const meta = () => [{ title: "Messages – Fitila" }]', 'Messages – Fitila'],
  ['a sentence in a function', 'function why() { return "It is not open yet." }', 'It is not open yet.'],
] as const)('%s are found where they stand', ([, code, text]) => {
  expect(problemsOf(code)).toEqual([`${place}: ${text} (move it to words/)`])
})

test.for([
  'const page = <p className="text-sm text-muted">{words.lead}</p>',
  'const page = <PageHeader title={words.title} lead={fill(words.lead, { count: days })} />',
  'const links = [{ href: "/profile/password", label: "password" }]',
  'function fail() { throw new Error("The page rules let a visitor in") }',
  'const page = <time dateTime={day}>, {partialDay(day)}</time>',
])('no text: %s', (code) => {
  expect(problemsOf(code)).toEqual([])
})

test('a text that may stay and is gone has to leave the list', () => {
  const [first = ''] = textsThatStay.flatMap(({ texts }) => texts)
  expect(textInPlace([sourceFile(place, '')])).toContain(`${first} (no longer there)`)
})

function problemsOf(code: string): string[] {
  return textInPlace([sourceFile(place, code)]).filter((problem) => problem.startsWith(place))
}
