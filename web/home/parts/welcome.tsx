import { BookOpen, PencilLine, Search, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { controlStyles } from '#ui/control-styles.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { Logo } from '#ui/logo.tsx'
import type { Words } from '#words/words.ts'

/** What this is, and one clear way for each of three people. */
export function Welcome({ words }: { words: Words['home'] }) {
  const { saw, read, named } = words.ways
  return (
    <section className="night overflow-x-clip">
      <div className="mx-auto max-w-6xl space-y-6 px-4 pt-6 pb-8 sm:pt-10 sm:pb-12">
        <div className="flex items-center justify-between gap-8">
          <div className="space-y-3">
            <h1 className="max-w-2xl text-[2.1rem] leading-tight lg:text-[3rem]">{words.title}</h1>
            <p className="max-w-xl text-pretty text-night-muted sm:text-lg">{words.lead}</p>
          </div>
          <div className="lamplight-large mr-8 -mb-2 shrink-0 max-lg:hidden">
            <Logo className="size-40" />
          </div>
        </div>
        <div className="grid gap-4 text-ink lg:grid-cols-3">
          <Way icon={<PencilLine />} title={saw.title} text={saw.text}>
            <Link to="/report" className={buttonStyles({ tone: 'lamp', wide: true })}>
              {saw.action}
            </Link>
          </Way>
          <Way icon={<BookOpen />} title={read.title} text={read.text}>
            <SearchReports label={words.searchLabel} button={words.searchButton} />
            <Link to="/reports" className={`${linkStyles} flex min-h-11 items-center`}>
              {words.read}
            </Link>
          </Way>
          <Way icon={<UserRound />} title={named.title} text={named.text}>
            <Link to="/corrections" className={buttonStyles({ tone: 'secondary', wide: true })}>
              {named.action}
            </Link>
          </Way>
        </div>
      </div>
    </section>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

function Way({ icon, title, text, children }: WayProps) {
  return (
    <Card as="section" className="flex flex-col gap-3">
      <div className="flex gap-3">
        <span aria-hidden className="text-link [&>svg]:size-7">
          {icon}
        </span>
        <div className="space-y-1">
          <h2>{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
      </div>
      <div className="mt-auto">{children}</div>
    </Card>
  )
}

function SearchReports({ label, button }: { label: string; button: string }) {
  return (
    <Form role="search" aria-label={label} method="get" action="/search" className="space-y-1">
      <label htmlFor="home-search" className="text-sm text-muted">
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
        <button type="submit" className={buttonStyles({ tone: 'secondary' })}>
          <Search />
          <span className="sr-only">{button}</span>
        </button>
      </div>
    </Form>
  )
}
