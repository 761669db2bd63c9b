import { Link } from 'react-router'
import { showLetter } from '#server/publishing/corrections/show-letter.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { Blocks } from '../../article.tsx'
import { dayOf } from '../../dates.ts'
import { page } from '../../door.ts'
import { CopyButton } from '../../shell/copy-button.tsx'
import { LegalContact } from '../../shell/legal-contact.tsx'
import { titled } from '../../shell/titled.ts'
import type { Route } from './+types/letter'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => ({
    words: words('correctionLetter', 'legalContact'),
    letter: await showLetter(application, args.params.id),
    address: `${application.publicUrl}/reports/${args.params.id}`,
    log: `${application.publicUrl}/corrections`,
    legalContact: (await siteNow(application)).legalContact,
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.correctionLetter
  return [
    { title: titled(words && fill(words.tab, { number: loaderData.letter.referenceNumber })) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** A letter that any person can send to a search engine or an archive. It names no one, and repeats nothing that was replaced. */
export default function Letter({ loaderData }: Route.ComponentProps) {
  const { letter, address, log, legalContact } = loaderData
  const words = loaderData.words.correctionLetter
  const values = {
    ...{ address, log, number: letter.referenceNumber, day: dayOf(letter.publishedAt) },
  }
  const lines = [...words.lines[letter.outcome], ...words.end].map((line) => fill(line, values))
  return (
    <Page>
      <PageHeader
        above={
          <Link to={`/reports/${letter.id}`} className={linkStyles}>
            {letter.referenceNumber}
          </Link>
        }
        title={words.title}
        lead={words.lead}
      />
      <Card as="article" className="space-y-3 break-words select-all" aria-label={words.letter}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Card>
      <CopyButton text={lines.join('\n\n')} what="letter" />
      <section aria-labelledby="where" className="space-y-3">
        <h2 id="where">{words.where}</h2>
        <Blocks of={[{ list: words.places }]} />
        <p>{words.noPromise}</p>
      </section>
      <LegalContact words={loaderData.words.legalContact} contact={legalContact} />
    </Page>
  )
}
