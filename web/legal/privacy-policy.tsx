import { personalTables } from '#server/database/column-notes.ts'
import { ArticlePage, articleMeta } from '../article.tsx'
import { ConsentChoice } from '../shell/consent-choice.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/privacy-policy'
import { privacyPolicy } from './words/privacy-policy.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => privacyPolicy(personalTables()))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return articleMeta(loaderData)
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <ArticlePage article={loaderData}>
      <ConsentChoice />
    </ArticlePage>
  )
}
