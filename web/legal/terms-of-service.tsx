import { siteNow } from '#server/settings/site-now.ts'
import { fill } from '#words/fill.ts'
import { ArticlePage, articleMeta } from '../article.tsx'
import { page } from '../door.ts'
import { OperatorText } from '../shell/notices/operator-text.tsx'
import type { Route } from './+types/terms-of-service'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    const { operatorName, termsText } = await siteNow(application)
    return { words: words('termsArticle', 'termsOfOperator'), operatorName, termsText }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData?.words.termsArticle)
}

export default function TermsOfService({ loaderData }: Route.ComponentProps) {
  const { words, operatorName, termsText } = loaderData
  const { title, name } = words.termsOfOperator
  return (
    <ArticlePage article={words.termsArticle}>
      {operatorName || termsText ? (
        <section aria-labelledby="operator" className="space-y-3 pt-2">
          <h2 id="operator">{title}</h2>
          {operatorName ? <p className="break-words">{fill(name, { name: operatorName })}</p> : null}
          <OperatorText text={termsText} />
        </section>
      ) : null}
    </ArticlePage>
  )
}
