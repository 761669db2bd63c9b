import { ArticlePage, articleMeta } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/documentation'
import { documentation } from './words/documentation.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => documentation)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData)
}

export default function Documentation({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />
}
