import { Link, useLocation } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Page } from '#ui/page.tsx'
import { Prose } from '#ui/prose.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { type GuardKind, GuardScreen } from './shell/guard-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { NoticeScreen } from './shell/notice-screen.tsx'
import { withoutToast } from './toasts.ts'
import type { FormFields, RefusedPage } from './visit.ts'

type RefusedScreenProps = { page: unknown; status: number }

/** What stands in place of a page that could not be shown, and under it whatever was typed on the way here. */
export function RefusedScreen({ page, status }: RefusedScreenProps) {
  const refused = isRefusedPage(page) ? page : null
  return (
    <>
      <Screen refused={refused} status={status} />
      <KeptWords words={refused?.keptWords ?? null} />
    </>
  )
}

/** A guard, not found, the refusal's own words, or the error screen. */
function Screen({ refused, status }: { refused: RefusedPage | null; status: number }) {
  const { pathname, search } = useLocation()
  const here = withoutToast(pathname, search)
  const guard = refused && guards[refused.code]
  const way = refused && waysOn[refused.code]
  const isMissing = refused ? refused.code === 'not-found' : status === 404 || status === 405
  if (guard) return <GuardScreen kind={guard} returnTo={here} />
  else if (isMissing) return <NotFoundScreen />
  else if (!refused || refused.code === 'fault')
    return <ErrorScreen href={here} requestNumber={refused?.requestNumber} />
  else
    return (
      <NoticeScreen title={refused.title} text={refused.text}>
        {way ? (
          <Link to={`${way.path}?next=${encodeURIComponent(here)}`} className={buttonStyles()}>
            {way.label}
          </Link>
        ) : null}
        <Link to="/" className={buttonStyles({ tone: 'secondary' })}>
          Go to the home page
        </Link>
      </NoticeScreen>
    )
}

/** What was typed into a form that led here, so that it can be copied and sent again. */
function KeptWords({ words }: { words: FormFields | null }) {
  const typed = Object.entries(words ?? {}).filter(([name, text]) => !unseen.has(name) && text.trim() !== '')
  if (typed.length === 0) return null
  return (
    <Page>
      <Prose>
        <h2>What you typed</h2>
        <p>It was not saved. Copy it before you go on.</p>
        {typed.map(([name, text]) => (
          <blockquote key={name} className="whitespace-pre-line">
            {text}
          </blockquote>
        ))}
      </Prose>
    </Page>
  )
}

/** Fields that no person fills in. */
const unseen = new Set(['submissionKey', 'contentVersion', 'next', 'intent', 'id'])

/** What the person can do about it, and then come back. */
const waysOn: Record<string, { path: string; label: string } | undefined> = {
  'second-step-needed': { path: '/profile/security', label: 'Set up the second step' },
  'confirmation-needed': { path: '/confirm', label: 'Show that it is you' },
}

const guards: Record<string, GuardKind | undefined> = {
  'sign-in-needed': 'authentication',
  'administrators-only': 'administrator',
  'access-denied': 'access',
}

function isRefusedPage(page: unknown): page is RefusedPage {
  return typeof page === 'object' && page !== null && 'code' in page
}
