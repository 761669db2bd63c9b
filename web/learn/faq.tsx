import { Form, Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { UnlitLamp } from '#ui/drawings/unlit-lamp.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Words } from '../article.tsx'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/faq'
import { findQuestions } from './find-questions.ts'

const longestTerm = 100

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => {
    const term = (new URL(args.request.url).searchParams.get('q') ?? '').slice(0, longestTerm)
    return { words: words('faq'), term, questions: findQuestions(words('questions').questions, term) }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titled(loaderData?.words.faq.title) },
    { name: 'description', content: loaderData?.words.faq.description },
  ]
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { term, questions } = loaderData
  const words = loaderData.words.faq
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <Form
        method="get"
        action="/faq"
        role="search"
        aria-label={words.search}
        className="space-y-3 print:hidden"
      >
        <Field name="q" label={words.find} required>
          <TextInput
            type="search"
            key={term}
            defaultValue={term}
            maxLength={longestTerm}
            autoComplete="off"
          />
        </Field>
        <Button tone="secondary">{words.findButton}</Button>
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
        <EmptyState icon={<UnlitLamp />} title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      <p>
        {term ? (
          <>
            <Link to="/faq" className={linkStyles}>
              {words.all}
            </Link>
            {' · '}
          </>
        ) : null}
        <Link to="/contact" className={linkStyles}>
          {words.ask}
        </Link>
      </p>
    </Page>
  )
}
