import { useLocation } from 'react-router'
import { Page } from '#ui/page.tsx'
import { Prose } from '#ui/prose.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { type GuardKind, GuardScreen } from './shell/guard-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { NoticeScreen } from './shell/notice-screen.tsx'
import { withoutToast } from './toasts.ts'
import type { FormFields, RefusedPage } from './visit.ts'

type RefusedScreenProps = { page: unknown; status: number }

/** What stands in place of a page that could not be shown: a guard, not found, the refusal's own words, or the error screen. */
export function RefusedScreen({ page, status }: RefusedScreenProps) {
  const { pathname, search } = useLocation()
  const here = withoutToast(pathname, search)
  const refused = isRefusedPage(page) ? page : null
  const guard = refused && guards[refused.code]
  if (guard)
    return (
      <>
        <GuardScreen kind={guard} returnTo={here} />
        <KeptWords words={'keptWords' in refused ? refused.keptWords : null} />
      </>
    )
  else if (refused?.code === 'not-found' || (!refused && (status === 404 || status === 405)))
    return <NotFoundScreen />
  else if (refused && refused.code !== 'fault')
    return <NoticeScreen title={refused.title} text={refused.text} />
  else return <ErrorScreen href={here} requestNumber={refused?.requestNumber} />
}

/** A form that was sent after the session had ended: what was typed, to be copied and sent again after the login. */
function KeptWords({ words }: { words: FormFields | null }) {
  const typed = Object.entries(words ?? {}).filter(([, text]) => text.trim() !== '')
  if (typed.length === 0) return null
  return (
    <Page>
      <Prose>
        <h2>What you typed</h2>
        <p>It was not saved. Copy it before you log in.</p>
        {typed.map(([name, text]) => (
          <blockquote key={name} className="whitespace-pre-line">
            {text}
          </blockquote>
        ))}
      </Prose>
    </Page>
  )
}

const guards: Record<string, GuardKind | undefined> = {
  'sign-in-needed': 'authentication',
  'administrators-only': 'administrator',
  'access-denied': 'access',
}

function isRefusedPage(page: unknown): page is RefusedPage {
  return typeof page === 'object' && page !== null && 'code' in page
}
