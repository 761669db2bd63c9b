import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { ArticlePage, articleMeta } from '../article.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/legal-compliance'
import { lawsArticle } from './laws-article.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, words }) => {
    const own = words('legalCompliance', 'lawsForReporters', 'lawCards', 'sources')
    return {
      words: { lang: own.lang },
      article: lawsArticle(own, dayInNigeria(application.now())),
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData?.article)
}

export default function LegalCompliance({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />
}
