import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { personalTables } from '#server/database/notes/column-notes.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { ArticlePage, articleMeta } from '../article.tsx'
import { page } from '../door.ts'
import type { Route } from './+types/regulatory-compliance'
import { regulatoryArticle } from './regulatory-article.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    const { reportPeriods } = await siteNow(application)
    const own = words('regulatoryCompliance', 'lawsForOperators', 'lawCards', 'sources')
    return {
      words: { lang: own.lang },
      article: regulatoryArticle(personalTables(reportPeriods), own, dayInNigeria(application.now())),
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData?.article)
}

export default function RegulatoryCompliance({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />
}
