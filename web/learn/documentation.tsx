import { ArticlePage, articleMeta } from '../article.tsx'
import { page } from '../door.ts'
import type { Route } from './+types/documentation'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => ({ words: words('documentationArticle') }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData?.words.documentationArticle)
}

export default function Documentation({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.words.documentationArticle} />
}
