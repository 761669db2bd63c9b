import { newestRoots } from '#server/transparency/list-roots.ts'
import { publishedKeys } from '#server/transparency/published-keys.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Sections } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/overview'
import { KeyList } from './parts/key-list.tsx'
import { RootList } from './parts/root-list.tsx'
import { transparencySections } from './words/transparency.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => ({
    keys: await publishedKeys(application),
    roots: await newestRoots(application),
    sections: transparencySections,
  }))
}

/** A new root is no event, so the page is not kept for the next visitor. */
export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-cache' }
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Transparency – Fitila' },
    { name: 'description', content: 'What we sign and publish, so that you need not take our word for it.' },
  ]
}

export default function Transparency({ loaderData: { keys, roots, sections } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Transparency"
        lead="What we sign and publish, so that you need not take our word for it."
      />
      <Card as="section" aria-labelledby="keys" className="space-y-3">
        <h2 id="keys">Our keys</h2>
        <KeyList keys={keys} />
      </Card>
      <Sections of={sections} />
      <Card as="section" aria-labelledby="roots" className="space-y-3">
        <h2 id="roots">The roots of the last days</h2>
        <RootList roots={roots} />
      </Card>
    </Page>
  )
}
