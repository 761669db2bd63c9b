import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { emptyText, type ReportText } from '#domain/reports/fields.ts'
import { wordsFor } from '#words/words-for.ts'
import { reportNames } from '../report-names.ts'
import { StatementFields, statementFieldParts } from './statement-fields.tsx'

const other = 'Another label, source or day'

test('where every statement needs a label, none is called optional, and each can have another than all', () => {
  const html = render(false)
  expect(html).not.toContain('(optional)')
  expect(html.split(other)).toHaveLength(3)
  expect(html.split('<details>')).toHaveLength(3)
})

test('while a report is verified all of it may stay empty', () => {
  expect(render(true)).toContain('(optional)')
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
