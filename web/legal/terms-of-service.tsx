import { ArticlePage, articleMeta } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/terms-of-service'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ words }) => ({ words: words('termsArticle') }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData?.words.termsArticle)
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.words.termsArticle} />
}
