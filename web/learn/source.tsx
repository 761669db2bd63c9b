import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/source'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => ({
    archive: application.sourceArchive ?? null,
    elsewhere: application.operator.sourceUrl,
    words: words('sourceArticle'),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.sourceArticle
  return [{ title: titled(words?.title) }, { name: 'description', content: words?.description }]
}

export default function Source({ loaderData }: Route.ComponentProps) {
  const { archive, elsewhere } = loaderData
  const words = loaderData.words.sourceArticle
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <Card>
        {elsewhere ? (
          <p>
            {words.elsewhere}{' '}
            <a href={elsewhere} rel="noreferrer" className={linkStyles}>
              {elsewhere}
            </a>
          </p>
        ) : archive ? (
          <Archive words={words} archive={archive} />
        ) : (
          <p>{words.notBuilt}</p>
        )}
      </Card>
      {archive ? (
        <p>
          <a
            href="/source/third-party-notices.txt"
            className={`${linkStyles} inline-flex min-h-11 items-center`}
          >
            {words.notices}
          </a>
        </p>
      ) : null}
    </Page>
  )
}

type ArchiveProps = {
  words: Route.ComponentProps['loaderData']['words']['sourceArticle']
  archive: { sha256: string; bytes: number }
}

function Archive({ words, archive: { sha256, bytes } }: ArchiveProps) {
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return (
    <div className="space-y-3">
      <p>
        <a href="/source/fitila.zip" download className={`${linkStyles} inline-flex min-h-11 items-center`}>
          {fill(words.download, { megabytes })}
        </a>
      </p>
      <p>{words.what}</p>
      <dl>
        <dt className="font-semibold">{words.checksum}</dt>
        <dd className="font-mono text-sm break-all">{sha256}</dd>
      </dl>
      <p>{words.check}</p>
    </div>
  )
}
