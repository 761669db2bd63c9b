import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Blocks } from '../article.tsx'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/letters'
import { AnswerClock } from './parts/answer-clock.tsx'
import { LetterDesk } from './parts/letter-desk.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => {
    const isInformation = new URL(args.request.url).searchParams.get('kind') === 'information'
    const kind = isInformation ? 'information' : 'petition'
    const { letterFields, letterTemplates, letterPages } = words(
      ...(['letterFields', 'letterTemplates', 'letterPages'] as const),
    )
    return {
      words: words('letterDesk'),
      kind,
      fields: letterFields[kind],
      template: letterTemplates[kind],
      ...letterPages[kind],
    } as const
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.title) }, { name: 'description', content: loaderData?.lead }]
}

export default function Letters({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.letterDesk
  const { kind, template, fields, title, lead, before, after, other } = loaderData
  return (
    <Page className="print:space-y-0 print:py-0">
      <div className="space-y-6 print:hidden">
        <PageHeader title={title} lead={lead} />
        <Blocks of={before} />
        <p>
          <a href={`/letters/${kind}.txt`} download className={linkStyles}>
            {words.download}
          </a>{' '}
          {words.downloadHow}
        </p>
      </div>
      <LetterDesk words={words} key={kind} kind={kind} template={template} fields={fields} />
      <div className="space-y-6 print:hidden">
        {kind === 'information' ? <AnswerClock words={words} /> : null}
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
