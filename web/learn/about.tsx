import { ArticlePage, articleMeta } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/about'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ words }) => ({ words: words('aboutArticle') }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData?.words.aboutArticle)
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.words.aboutArticle} />
}
