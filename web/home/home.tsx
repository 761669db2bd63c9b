import { Page } from '#ui/page.tsx'
import { page } from '../door.ts'
import type { Route } from './+types/home'
import { Course } from './parts/course.tsx'
import { Safety } from './parts/safety.tsx'
import { Welcome } from './parts/welcome.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => ({ words: words('home') }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: loaderData?.words.home.tab },
    {
      name: 'description',
      content: loaderData?.words.home.description,
    },
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.home
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
