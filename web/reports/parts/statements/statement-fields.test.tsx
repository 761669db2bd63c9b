import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { emptyText, type ReportText } from '#domain/reports/fields.ts'
import { wordsFor } from '#words/words-for.ts'
import { reportNames } from '../report-names.ts'
import { StatementFields, statementFieldParts } from './statement-fields.tsx'

const covered = 'Leave empty if “The same for all statements” covers it.'

test('where every statement needs a label, none is called optional, and each says what else covers it', () => {
  const html = render(false)
  expect(html).not.toContain('(optional)')
  expect(html.split(covered)).toHaveLength(3)
})

test('while a report is verified all of it may stay empty', () => {
  const html = render(true)
  expect(html).toContain('(optional)')
  expect(html).not.toContain(covered)
})

/** The boxes of two statements, and of what holds for both. */
function render(isOptional: boolean): string {
  const text: ReportText = { ...emptyText(), sector: 'education', state: 'Kaduna', evidence: 'Two vouchers.' }
  const words = wordsFor('en', [...statementFieldParts, ...reportNames])
  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path: '*',
        loader: () => null,
        element: <StatementFields words={text} before={[]} isOptional={isOptional} />,
      },
    ],
    { hydrationData: { loaderData: { page: { words } } } },
  )
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
