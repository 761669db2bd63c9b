import { Search } from 'lucide-react'
import { Form, Link, useRouteLoaderData } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { controlStyles } from '#ui/control-styles.ts'
import { Logo } from '#ui/logo.tsx'
import type { Words } from '#words/words.ts'
import { type FrameData, frameRoute } from '../../shell/frame-data.ts'

/** What this is, in the light of the lamp, and what one can do here. */
export function Welcome({ words }: { words: Words['home'] }) {
  return (
    <section className="night">
      <div className="mx-auto grid max-w-6xl items-center gap-x-10 px-4 pt-6 pb-8 sm:pt-8 sm:pb-10 lg:grid-cols-[1fr_20rem] lg:py-14">
        <div className="space-y-4 sm:space-y-5">
          <h1 className="max-w-2xl lg:text-[2.5rem]">{words.title}</h1>
          <p className="max-w-xl text-pretty text-night-muted sm:text-lg">{words.lead}</p>
          <div className="grid max-w-2xl grid-cols-2 gap-3 sm:flex sm:flex-wrap">
            <ReportLink label={words.submit} />
            <Link to="/reports" className={buttonStyles({ tone: 'night' })}>
              {words.read}
            </Link>
            <Link to="/educational-resources?tab=tools" className={buttonStyles({ tone: 'night' })}>
              {words.tools}
            </Link>
            <Link to="/educational-resources?tab=where" className={buttonStyles({ tone: 'night' })}>
              {words.where}
            </Link>
          </div>
          <p className="max-w-xl border-l-4 border-flame pl-4">
            {words.warning}{' '}
            <a href="#safety" className="text-flame underline underline-offset-4 hover:decoration-2">
              {words.isItSafe}
            </a>
          </p>
          <SearchReports label={words.searchLabel} />
        </div>
        <div
          aria-hidden="true"
          className="grid aspect-square place-items-center bg-[radial-gradient(circle_closest-side,rgb(246_178_60/0.42),rgb(246_178_60/0.12)_50%,transparent)] max-lg:hidden"
        >
          <Logo className="size-48 -translate-x-[22%] translate-y-[16%]" />
        </div>
      </div>
    </section>
  )
}

/** Visitors need no account: for them the way by code comes first. */
function ReportLink({ label }: { label: string }) {
  const root = useRouteLoaderData<FrameData>(frameRoute)
  return root?.viewer ? (
    <Link to="/submit-report" className={buttonStyles({ tone: 'lamp' })}>
      {label}
    </Link>
  ) : (
    <Link to="/report" className={buttonStyles({ tone: 'lamp' })}>
      {root?.words.shell.reportSomething ?? label}
    </Link>
  )
}

function SearchReports({ label }: { label: string }) {
  return (
    <Form role="search" aria-label={label} method="get" action="/search" className="max-w-xl">
      <label htmlFor="home-search" className="block pb-1.5 font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id="home-search"
          type="search"
          name="q"
          required
          maxLength={200}
          autoComplete="off"
          className={controlStyles}
        />
        <button type="submit" aria-label={label} className={buttonStyles({ tone: 'night' })}>
          <Search />
        </button>
      </div>
    </Form>
  )
}
