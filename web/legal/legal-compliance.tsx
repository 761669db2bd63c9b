import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { ArticlePage, articleMeta } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/legal-compliance'
import { legalCompliance } from './words/legal-compliance.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => legalCompliance(dayInNigeria(application.now())))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData)
}

export default function LegalCompliance({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />
}
