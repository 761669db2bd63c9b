import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { languages } from '#words/catalogue.ts'
import { dayOf } from '../dates.ts'
import { page } from '../door.ts'
import { OnceAlive, WithoutScripts } from '../once-alive.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/offline'
import { pagesToKeep } from './pages-to-keep.ts'
import { KeepingChoice } from './parts/keeping-choice.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, language, words }) => ({
    words: words('offline'),
    pages: pagesToKeep(languages[language].prefix, words('links', 'offline')),
    today: dayOf(application.now().toISOString()),
    icon: args.url.searchParams.get('icon') === 'reader' ? 'reader' : 'fitila',
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titled(loaderData?.words.offline.title) },
    { tagName: 'link', rel: 'manifest', href: `/offline/manifest/${loaderData?.icon ?? 'fitila'}` },
  ]
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { pages, today, icon } = loaderData
  const words = loaderData.words.offline
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <Alert tone="warning" title={words.dangerTitle}>
        {words.dangers.map((danger) => (
          <p key={danger}>{danger}</p>
        ))}
      </Alert>
      <Card>
        <WithoutScripts>
          <p>{words.needsScript}</p>
        </WithoutScripts>
        <OnceAlive>
          <KeepingChoice pages={pages} words={words} today={today} />
        </OnceAlive>
      </Card>
      <Prose>
        <h2>{words.whatTitle}</h2>
        <p>{words.what}</p>
        <ul>
          {pages.map(({ address, title }) => (
            <li key={address}>{title}</li>
          ))}
        </ul>
        <p>{words.never}</p>
        <h2>{words.iconTitle}</h2>
        {words.icon.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Prose>
      <p role="status" className="font-semibold">
        {icon === 'reader' ? words.iconIsPlain : words.iconIsOurs}
      </p>
      {/* The whole page: a browser looks for the icon's description when a page is loaded. */}
      <Link
        to={icon === 'reader' ? '/offline' : '/offline?icon=reader'}
        reloadDocument
        className={buttonStyles({ tone: 'secondary' })}
      >
        {icon === 'reader' ? words.chooseOurs : words.choosePlain}
      </Link>
    </Page>
  )
}
