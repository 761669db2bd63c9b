import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Blocks } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/letters'
import { AnswerClock } from './parts/answer-clock.tsx'
import { LetterDesk } from './parts/letter-desk.tsx'
import { letterFields, letterTemplates } from './words/letter-templates.ts'
import { letterWords } from './words/letters.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => {
    const isInformation = new URL(args.request.url).searchParams.get('kind') === 'information'
    const kind = isInformation ? 'information' : 'petition'
    return {
      kind,
      fields: letterFields[kind],
      template: letterTemplates[kind],
      ...letterWords[kind],
    } as const
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${loaderData?.title ?? 'Letters'} – Fitila` },
    { name: 'description', content: loaderData?.lead },
  ]
}

export default function Letters({ loaderData }: Route.ComponentProps) {
  const { kind, template, fields, title, lead, before, after, other } = loaderData
  return (
    <Page className="print:space-y-0 print:py-0">
      <div className="space-y-6 print:hidden">
        <PageHeader title={title} lead={lead} />
        <Blocks of={before} />
        <p>
          <a href={`/letters/${kind}.txt`} download className={linkStyles}>
            Download the blank letter
          </a>{' '}
          (plain text, to fill in by hand or in any editor).
        </p>
      </div>
      <LetterDesk key={kind} kind={kind} template={template} fields={fields} />
      <div className="space-y-6 print:hidden">
        {kind === 'information' ? <AnswerClock /> : null}
        <Blocks of={after} />
        <p>
          <Link to={other.href} className={linkStyles}>
            {other.label}
          </Link>
        </p>
      </div>
    </Page>
  )
}
