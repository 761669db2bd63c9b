import { Link, useLocation } from 'react-router'
import type { SocialLink } from '#server/kernel/operator-settings.ts'
import { Logo } from '#ui/logo.tsx'
import { labelIn } from './site-link-list.tsx'
import { footerColumns } from './site-links.ts'
import type { ShellWords } from './use-words.ts'

type OtherLanguage = { name: string; tag: string; prefix: string }

type FooterProps = {
  words: ShellWords
  language: { isDraft: boolean; others: readonly OtherLanguage[] }
  socialLinks: readonly SocialLink[]
}

/** The foot of every page: where else to go, in which language, and the two sentences that hold for everything above it. */
export function Footer({ words: { shell, links }, language, socialLinks }: FooterProps) {
  return (
    <footer className="night mt-auto print:hidden">
      <div className="mx-auto max-w-6xl space-y-8 px-4 py-10">
        <div className="grid gap-8 sm:grid-cols-[1fr_auto]">
          <div className="space-y-3 self-start">
            <p className="flex items-center gap-2 text-lg font-bold">
              <Logo className="size-8" />
              Fitila
            </p>
            <Languages title={shell.language} others={language.others} />
          </div>
          <div className="flex flex-wrap gap-x-12 gap-y-6">
            {footerColumns().map((column) => (
              <nav key={column.title} aria-label={shell[column.title]} className="min-w-32">
                <h2 className="text-sm font-semibold text-night-muted">{shell[column.title]}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <Link to={link.href} className={rowStyles}>
                        {labelIn(links, link)}
                      </Link>
                    </li>
                  ))}
                  {column.title === 'connect' ? <Social links={socialLinks} feed={shell.feed} /> : null}
                </ul>
              </nav>
            ))}
          </div>
        </div>
        <div className="space-y-2 border-t border-night-line pt-6 text-sm text-night-muted">
          <p>{shell.informational}</p>
          <p>{shell.presumption}</p>
          {language.isDraft ? (
            <p>
              <Link to="/contact" className="underline underline-offset-4">
                {shell.draft}
              </Link>
            </p>
          ) : null}
        </div>
      </div>
    </footer>
  )
}

const rowStyles = 'flex min-h-11 items-center underline-offset-4 hover:underline'

/** Accounts that the operator has named. Without one, the feed of new reports. */
function Social({ links, feed }: { links: readonly SocialLink[]; feed: string }) {
  const shown = links.length > 0 ? links : [{ label: feed, href: '/reports/feed.atom' }]
  return shown.map(({ label, href }) => (
    <li key={href}>
      <a href={href} rel="me noreferrer" className={rowStyles}>
        {label}
      </a>
    </li>
  ))
}

/** The same page in another language. The choice lives in the address alone: no cookie keeps it. */
function Languages({ title, others }: { title: string; others: readonly OtherLanguage[] }) {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={title}>
      <ul>
        {others.map(({ name, tag, prefix }) => (
          <li key={tag}>
            <a href={`${prefix}${pathname}${search}`} lang={tag} hrefLang={tag} className={rowStyles}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
