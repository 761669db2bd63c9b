import { Page } from '#ui/page.tsx'
import { translated } from '../shell/translated.ts'
import { languageOf, wordsIn } from '../shell/words/catalogue.ts'
import { visit } from '../visit.ts'
import type { Route } from './+types/home'
import { Course } from './parts/course.tsx'
import { Safety } from './parts/safety.tsx'
import { Welcome } from './parts/welcome.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async () => wordsIn(languageOf(new URL(args.request.url).pathname)).home)
}

export const handle = translated

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Fitila – report corruption in Nigeria' },
    {
      name: 'description',
      content:
        'A place where people in Nigeria report suspected corruption of public figures. Staff verify each report before the public can see it.',
    },
  ]
}

export default function Home({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <Welcome words={words} />
      <Page width="wide" className="sm:space-y-10">
        <Safety words={words} />
        <Course words={words} />
      </Page>
    </>
  )
}
