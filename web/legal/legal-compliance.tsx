import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { ArticlePage, articleMeta } from '../article.tsx'
import { page } from '../door.ts'
import type { Route } from './+types/legal-compliance'
import { lawsArticle } from './laws-article.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
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
