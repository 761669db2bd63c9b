import { Link, useLocation } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Page } from '#ui/page.tsx'
import { Prose } from '#ui/prose.tsx'
import { lastWords } from '#words/last-words.ts'
import type { Words } from '#words/words.ts'
import type { FormFields } from './refused-form.ts'
import type { RefusedPage } from './refused-page.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { GuardScreen, isGuard } from './shell/guard-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { NoticeScreen } from './shell/notice-screen.tsx'
import { withoutToast } from './toasts.ts'

type RefusedScreenProps = { page: unknown; status: number }

/** What is shown in place of a page that could not be shown, and under it whatever was typed on the way here. */
export function RefusedScreen({ page, status }: RefusedScreenProps) {
  const refused = isRefusedPage(page) ? page : null
  const words = refused?.words.refused ?? lastWords
  return (
    <div lang={refused?.words.lang}>
      <Screen refused={refused} status={status} words={words} />
      <KeptWords typed={refused?.keptWords ?? null} words={words} />
    </div>
  )
}

type ScreenProps = { refused: RefusedPage | null; status: number; words: Words['refused'] }

/** A guard, not found, the refusal's own words, or the error screen. */
function Screen({ refused, status, words }: ScreenProps) {
  const { pathname, search } = useLocation()
  const here = withoutToast(pathname, search)
  const way = refused && waysOn[refused.code]
  const report = refused && reportOf(pathname)
  const isMissing = refused ? refused.code === 'not-found' : status === 404 || status === 405
  if (isMissing) return <NotFoundScreen words={words} />
  else if (!refused || refused.code === 'fault')
    return <ErrorScreen words={words} href={here} requestNumber={refused?.requestNumber} />
  else if (isGuard(refused.code))
    return (
      <GuardScreen
        code={refused.code}
        title={refused.title}
        text={refused.text}
        words={words}
        returnTo={here}
      />
    )
  else
    return (
      <NoticeScreen title={refused.title} text={refused.text}>
        {(report ? waysInReport[refused.code] : undefined)?.map(({ path, label }, index) => (
          <Link
            key={label}
            to={`${report}${path}`}
            className={buttonStyles(index === 0 ? {} : { tone: 'secondary' })}
          >
            {words[label]}
          </Link>
        ))}
        {way ? (
          <Link to={`${way.path}?next=${encodeURIComponent(here)}`} className={buttonStyles()}>
            {words[way.label]}
          </Link>
        ) : null}
        {refused.code === 'second-step-needed' || refused.code === 'declaration-needed' ? (
          <Link to="/first-steps" className={buttonStyles({ tone: 'secondary' })}>
            {words.firstSteps}
          </Link>
        ) : null}
        <Link to="/" className={buttonStyles({ tone: 'secondary' })}>
          {words.home}
        </Link>
      </NoticeScreen>
    )
}

/** What was typed into a form that led here, so that it can be copied and sent again. */
function KeptWords({ typed: fields, words }: { typed: FormFields | null; words: Words['refused'] }) {
  const typed = Object.entries(fields ?? {}).filter(([name, text]) => !isUnseen(name) && text.trim() !== '')
  if (typed.length === 0) return null
  return (
    <Page>
      <Prose>
        <h2>{words.typed}</h2>
        <p>{words.typedNotSaved}</p>
        {typed.map(([name, text]) => (
          <blockquote key={name} className="whitespace-pre-line">
            {text}
          </blockquote>
        ))}
      </Prose>
    </Page>
  )
}

/** Fields that no person fills in, and choices, which are no words to copy. */
function isUnseen(name: string): boolean {
  return unseen.has(name) || /\.(?:label|seenOn)$/.test(name)
}

const unseen = new Set(['submissionKey', 'contentVersion', 'next', 'intent', 'id'])

type Way = 'secondStep' | 'declaration' | 'confirm' | 'longerPassword' | 'plans' | 'organisation' | 'seat'

/** What the person can do about it, and then come back. */
const waysOn: Record<string, { path: string; label: Way } | undefined> = {
  'second-step-needed': { path: '/profile/security', label: 'secondStep' },
  'longer-password-needed': { path: '/profile/password', label: 'longerPassword' },
  'declaration-needed': { path: '/declaration', label: 'declaration' },
  'confirmation-needed': { path: '/confirm', label: 'confirm' },
  'not-in-plan': { path: '/subscription-plans', label: 'plans' },
  'no-organisation': { path: '/organisation', label: 'seat' },
  'organisation-needs-enterprise': { path: '/organisation', label: 'organisation' },
  'guests-read': { path: '/organisation', label: 'organisation' },
}

const toReport = { path: '', label: 'report' } as const

/** Where the person can go on with the report of the step, the first first. */
const waysInReport: Record<
  string,
  readonly { path: string; label: 'report' | 'holder' | 'noteToHolder' }[] | undefined
> = {
  'step-not-possible': [toReport],
  'words-changed': [toReport],
  'report-held': [
    { path: '/claim', label: 'holder' },
    toReport,
    { path: '/case#note', label: 'noteToHolder' },
  ],
}

/** The report on which the page takes a step. */
function reportOf(pathname: string): string | null {
  return /^\/reports\/[^/]+(?=\/)/.exec(pathname)?.[0] ?? null
}

function isRefusedPage(page: unknown): page is RefusedPage {
  return typeof page === 'object' && page !== null && 'code' in page
}
