import { ArticlePage, articleMeta } from '../article.tsx'
import { page } from '../door.ts'
import type { Route } from './+types/about'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => ({ words: words('aboutArticle') }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData?.words.aboutArticle)
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.words.aboutArticle} />
}
