import { personalTables } from '#server/database/column-notes.ts'
import { ArticlePage, articleMeta } from '../article.tsx'
import { ConsentChoice } from '../shell/consent-choice.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/privacy-policy'
import { privacyArticle } from './privacy-article.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ words }) => {
    const { lang, privacyPolicy } = words('privacyPolicy')
    return { words: { lang }, article: privacyArticle(personalTables(), privacyPolicy) }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData?.article)
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <ArticlePage article={loaderData.article}>
      <ConsentChoice />
    </ArticlePage>
  )
}
