import { ArticlePage, articleMeta } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/terms-of-service'
import { termsOfService } from './words/terms-of-service.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => termsOfService)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData)
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />
}
