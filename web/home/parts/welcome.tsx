import { Search } from 'lucide-react'
import { Form, Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { controlStyles } from '#ui/control-styles.ts'
import { Logo } from '#ui/logo.tsx'

/** What this is, in the light of the lamp, and the three things that one can do here. */
export function Welcome() {
  return (
    <section className="night">
      <div className="mx-auto grid max-w-6xl items-center gap-x-10 px-4 pt-8 pb-10 lg:grid-cols-[1fr_20rem] lg:py-14">
        <div className="space-y-5">
          <h1 className="max-w-2xl lg:text-[2.5rem]">
            Say what you have seen. It is checked before anybody is named.
          </h1>
          <p className="max-w-xl text-pretty text-night-muted sm:text-lg">
            On Fitila, people in Nigeria report suspected corruption of named public figures, or wealth that
            nobody can explain. The public sees a report only after staff have verified and approved it.
          </p>
          <div className="grid max-w-xl gap-3 sm:flex">
            <Link to="/reports" className={buttonStyles({ tone: 'lamp' })}>
              Read reports
            </Link>
            <Link to="/submit-report" className={buttonStyles({ tone: 'night' })}>
              Submit report
            </Link>
          </div>
          <p className="max-w-xl border-l-4 border-flame pl-4">
            We cannot hide that you came here. Use Tor Browser, and nothing that belongs to your office.{' '}
            <a href="#safety" className="text-flame underline underline-offset-4 hover:decoration-2">
              Is it safe for me?
            </a>
          </p>
          <SearchReports />
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

function SearchReports() {
  return (
    <Form role="search" aria-label="Public reports" method="get" action="/search" className="max-w-xl">
      <label htmlFor="home-search" className="block pb-1.5 font-semibold">
        Search the public reports
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
        <button type="submit" className={buttonStyles({ tone: 'night' })}>
          <Search />
          Search
        </button>
      </div>
    </Form>
  )
}
