import { ArticlePage, articleMeta } from '../article.tsx'
import { page } from '../door.ts'
import type { Route } from './+types/terms-of-service'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => ({ words: words('termsArticle') }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData?.words.termsArticle)
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.words.termsArticle} />
}
