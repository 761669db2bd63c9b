import { ArticlePage, articleMeta } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/documentation'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ words }) => ({ words: words('documentationArticle') }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData?.words.documentationArticle)
}

export default function Documentation({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.words.documentationArticle} />
}
