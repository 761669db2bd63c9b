import { personalTables } from '#server/database/notes/column-notes.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { ArticlePage, articleMeta } from '../article.tsx'
import { page } from '../door.ts'
import { ConsentChoice } from '../shell/consent-choice.tsx'
import type { Route } from './+types/privacy-policy'
import { privacyArticle } from './privacy-article.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    const { lang, privacyPolicy } = words('privacyPolicy')
    const { reportPeriods } = await siteNow(application)
    return { words: { lang }, article: privacyArticle(personalTables(reportPeriods), privacyPolicy, lang) }
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
