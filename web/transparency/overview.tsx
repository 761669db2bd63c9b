import { Link } from 'react-router'
import { shownCarriedFiles } from '#server/operating/shown-carried-files.ts'
import { shownFreezes } from '#server/operating/shown-freezes.ts'
import { publicNotices } from '#server/proposals/public-notices.ts'
import { restorations } from '#server/retention/restorations.ts'
import { newestRoots } from '#server/transparency/list-roots.ts'
import { publishedKeys } from '#server/transparency/published-keys.ts'
import { showWitnesses } from '#server/transparency/witnesses/list-witnesses.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { Sections } from '../article.tsx'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/overview'
import { CarriedFiles } from './parts/carried-files.tsx'
import { KeyList } from './parts/key-list.tsx'
import { NoticeList } from './parts/notice-list.tsx'
import { RootList } from './parts/root-list.tsx'
import { WitnessList } from './parts/witness-list.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => ({
    words: words('transparency', 'proposals'),
    notices: await publicNotices(application),
    keys: await publishedKeys(application),
    restored: await restorations(application),
    frozen: await shownFreezes(application),
    carried: await shownCarriedFiles(application),
    roots: await newestRoots(application),
    watched: await showWitnesses(application),
  }))
}

/** A new root is no event, so the page is not kept for the next visitor. */
export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-cache' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titled(loaderData?.words.transparency.title) },
    { name: 'description', content: loaderData?.words.transparency.lead },
  ]
}

export default function Transparency({ loaderData }: Route.ComponentProps) {
  const { keys, roots, restored, frozen, carried, notices, watched } = loaderData
  const words = loaderData.words.transparency
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {words.short.map(({ title, text, link, href }) => (
          <Card as="li" key={href} className="space-y-2">
            <h2 className="text-lg">{title}</h2>
            <p>{text}</p>
            <p>
              {href.startsWith('#') ? (
                <a href={href} className={linkStyles}>
                  {link}
                </a>
              ) : (
                <Link to={href} className={linkStyles}>
                  {link}
                </Link>
              )}
            </p>
          </Card>
        ))}
      </ul>
      <Card as="section" aria-labelledby="notices" className="space-y-3">
        <h2 id="notices">{loaderData.words.proposals.notices.title}</h2>
        <NoticeList words={loaderData.words.proposals} notices={notices} />
      </Card>
      <Sections of={words.sections} />
      <Card as="section" aria-labelledby="carried" className="space-y-3">
        <h2 id="carried">{words.carried.title}</h2>
        <CarriedFiles words={words.carried} carried={carried} />
      </Card>
      <Card as="section" aria-labelledby="keys" className="space-y-3">
        <h2 id="keys">{words.keys.title}</h2>
        <KeyList words={words} keys={keys} />
      </Card>
      <Card as="section" aria-labelledby="roots" className="space-y-3">
        <h2 id="roots">{words.roots.title}</h2>
        {restored.map((day) => (
          <p key={day}>{fill(words.restored, { day: partialDay(day) })}</p>
        ))}
        {frozen.map(({ from, to }) => (
          <p key={from}>
            {to
              ? fill(words.frozen, { from: partialDay(from), to: partialDay(to) })
              : fill(words.frozenNow, { from: partialDay(from) })}
          </p>
        ))}
        <RootList words={words} roots={roots} />
      </Card>
      <Card as="section" aria-labelledby="witnesses" className="space-y-3">
        <h2 id="witnesses">{words.witnesses.title}</h2>
        <WitnessList words={words.witnesses} {...watched} />
      </Card>
    </Page>
  )
}
