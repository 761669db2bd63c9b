import { newestRoots } from '#server/transparency/list-roots.ts'
import { publishedKeys } from '#server/transparency/published-keys.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Sections } from '../article.tsx'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/overview'
import { KeyList } from './parts/key-list.tsx'
import { RootList } from './parts/root-list.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => ({
    words: words('transparency'),
    keys: await publishedKeys(application),
    roots: await newestRoots(application),
  }))
}

/** A new root is no event, so the page is not kept for the next visitor. */
export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-cache' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titled(loaderData?.words.transparency.title) },
    { name: 'description', content: loaderData?.words.transparency.lead },
  ]
}

export default function Transparency({ loaderData }: Route.ComponentProps) {
  const { keys, roots } = loaderData
  const words = loaderData.words.transparency
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <Card as="section" aria-labelledby="keys" className="space-y-3">
        <h2 id="keys">{words.keys.title}</h2>
        <KeyList words={words} keys={keys} />
      </Card>
      <Sections of={words.sections} />
      <Card as="section" aria-labelledby="roots" className="space-y-3">
        <h2 id="roots">{words.roots.title}</h2>
        <RootList words={words} roots={roots} />
      </Card>
    </Page>
  )
}
