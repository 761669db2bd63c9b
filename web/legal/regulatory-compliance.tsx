import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { personalTables } from '#server/database/column-notes.ts'
import { ArticlePage, articleMeta } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/regulatory-compliance'
import { regulatoryCompliance } from './words/regulatory-compliance.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) =>
    regulatoryCompliance(personalTables(), dayInNigeria(application.now())),
  )
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData)
}

export default function RegulatoryCompliance({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData} />
}
