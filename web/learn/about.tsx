import { ArticlePage, articleMeta } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/about'
import { about } from './words/about.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => about)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData)
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />
}
