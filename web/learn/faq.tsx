import { Form, Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Words } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/faq'
import { findQuestions } from './words/faq.ts'

const longestTerm = 100

export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => {
    const term = (new URL(args.request.url).searchParams.get('q') ?? '').slice(0, longestTerm)
    return { term, questions: findQuestions(term) }
  })
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'FAQ – Fitila' },
    { name: 'description', content: 'Short answers: is it safe, who checks, what is kept, what it costs.' },
  ]
}

export default function Faq({ loaderData: { term, questions } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader title="FAQ" lead="Short answers to what people ask first." />
      <Form
        method="get"
        action="/faq"
        role="search"
        aria-label="Questions"
        className="space-y-3 print:hidden"
      >
        <Field name="q" label="Find an answer" required>
          <TextInput
            type="search"
            key={term}
            defaultValue={term}
            maxLength={longestTerm}
            autoComplete="off"
          />
        </Field>
        <Button tone="secondary">Find</Button>
      </Form>
      {questions.length > 0 ? (
        <div className="divide-y divide-line rounded-card border border-line bg-surface">
          {questions.map(({ id, question, answer }) => (
            <details key={id} id={id} open={term !== '' || undefined} className="group px-4">
              <summary className="min-h-11 py-3 font-semibold">
                <h2 className="inline text-base">{question}</h2>
              </summary>
              <p className="max-w-prose pb-4">
                <Words>{answer}</Words>
              </p>
            </details>
          ))}
        </div>
      ) : (
        <EmptyState title="No answer holds these words">Try one word alone, or ask us.</EmptyState>
      )}
      <p>
        {term ? (
          <>
            <Link to="/faq" className={linkStyles}>
              All questions
            </Link>
            {' · '}
          </>
        ) : null}
        <Link to="/contact" className={linkStyles}>
          Ask us
        </Link>
      </p>
    </Page>
  )
}
