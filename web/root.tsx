import { type ReactNode, useContext, useEffect, useRef } from 'react'
import {
  Links,
  Meta,
  Outlet,
  useHref,
  useLocation,
  useMatches,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import type { SiteLogo } from '#domain/operating/site-logo.ts'
import { hasCapacity, needsSecondStep } from '#domain/people/capacities.ts'
import { countUnread } from '#server/access/count-unread.ts'
import type { OpenSession } from '#server/access/sessions.ts'
import { siteNow, siteWithoutSettings } from '#server/settings/site-now.ts'
import lamp from '#ui/lamp.svg?url'
import { SkipLink } from '#ui/skip-link.tsx'
import type { ToastCode } from '#words/en/toasts.ts'
import type { Words } from '#words/words.ts'
import '#ui/styles/theme.css'
import { Toast } from '#ui/toast.tsx'
import { UiWords } from '#ui/words.ts'
import { type Language, languageNames, languages, wordsIn } from '#words/catalogue.ts'
import type { Route } from './+types/root'
import { page } from './door.ts'
import { Counting } from './shell/counting.tsx'
import { slowLineScript } from './shell/early/slow-line.ts'
import { opensFor } from './shell/feature-actions.ts'
import { Footer } from './shell/footer.tsx'
import type { FrameData, ShownLogo } from './shell/frame-data.ts'
import { wipeKeptPages } from './shell/kept-pages.ts'
import { languageOfPage } from './shell/language-of-page.ts'
import { LineNotice } from './shell/line/line-notice.tsx'
import { LoadingBar } from './shell/loading-bar.tsx'
import { isOnTheWay } from './shell/menus/on-the-way.ts'
import { DemonstrationNotice } from './shell/notices/demonstration-notice.tsx'
import { PlanNotice } from './shell/notices/plan-notice.tsx'
import { SiteNotices } from './shell/notices/site-notices.tsx'
import { panelOf } from './shell/panel-of.ts'
import { TopBar } from './shell/top-bar.tsx'
import { Tour } from './shell/tour.tsx'
import { WorkBar } from './shell/trail/work-bar.tsx'
import { useLive } from './shell/use-live.ts'
import { useSessionEnd } from './shell/use-session-end.ts'
import type { Viewer } from './shell/viewer.ts'
import { hasToast, toastOf, withoutToast } from './toasts.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, language, words }) => {
    const session = await pageRequest.session()
    const unread = session ? await countUnread(application, session.person.id) : 0
    const viewer =
      session &&
      presentViewer(session, pageRequest.formToken(), {
        ...{ now: application.now(), unread },
        badges: words('planTexts').planTexts.badges,
        panels: words('panelNames').panelNames,
      })
    const planNews = session?.planNews ?? null
    // Staff have their first steps instead: the tour is for those who report.
    const isTourWaiting = session?.isTourWaiting && !needsSecondStep(session.person.role)
    const tour = isTourWaiting ? words('tour').tour : null
    const bell = session ? words('bell').bell : null
    const trail = viewer?.panel ? words('trail').trail : null
    const { statistics, isDemonstration } = application.operator
    // Pages that need no database are shown without it too.
    const site = await siteNow(application).catch(() => siteWithoutSettings(application))
    const { socialLinks, siteName, operatorName, banner, readyNotice } = site
    const toast = toastOf(args.url.search, words('toasts').toasts, pageRequest)
    const ofSite = { socialLinks, siteName, operatorName, banner, readyNotice, logo: shownLogo(site.logo) }
    const operator = { statistics, isDemonstration, ...ofSite }
    const spoken = frameWords(language, site.isEnglishAlone)
    const frame: FrameData = { viewer, bell, trail, planNews, tour, toast, ...operator, ...spoken }
    return frame
  })
}

/** Its bytes have an address of their own, so that a page does not carry them. */
function shownLogo(logo: SiteLogo | null): ShownLogo | null {
  if (logo === null) return null
  const { sha256, width, height } = logo
  return { href: `/logo/${sha256}`, width, height }
}

/** The frame's words in one language, and how to change it. */
function frameWords(language: Language, isEnglishAlone: boolean) {
  const { shell, links, consent, forms } = wordsIn(language)
  const { name, tag, prefix, isDraft } = languages[language]
  const others = languageNames
    .filter((each) => each !== language && (each === 'en' || !isEnglishAlone))
    .map((each) => ({ name: languages[each].name, tag: languages[each].tag, prefix: languages[each].prefix }))
  return { words: { shell, links, consent, forms }, language: { name, tag, isDraft, prefix, others } }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Fitila' }]
}

export { unlessTurned as shouldRevalidate } from './shell/line/is-turn.ts'

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname, search } = useLocation()
  useLive(root?.viewer?.profile ?? null)
  const sessionEnd = useSessionEnd(root?.viewer ?? null)
  useScrollRestoration()
  const withoutToastHref = useHref(withoutToast(pathname, search))
  const englishWords = useContext(UiWords)
  return (
    <html lang={root?.language.tag ?? 'en-NG'} data-typeface={isOnTheWay(pathname) ? 'system' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <script>{slowLineScript}</script>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="icon" href={lamp} type="image/svg+xml" />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink>{root?.words.shell.skip}</SkipLink>
        <LoadingBar />
        {root?.isDemonstration ? <DemonstrationNotice words={root.words.shell} /> : null}
        {root ? (
          <TopBar
            viewer={root.viewer}
            words={root.words}
            language={root.language}
            siteName={root.siteName}
            logo={root.logo}
          />
        ) : null}
        {root?.viewer && root.trail ? <WorkBar viewer={root.viewer} words={root.trail.work} /> : null}
        {root ? (
          <SiteNotices words={root.words.shell} banner={root.banner} readyNotice={root.readyNotice} />
        ) : null}
        {root?.planNews ? <PlanNotice news={root.planNews} words={root.words.shell} /> : null}
        <UiWords value={root?.words.forms ?? englishWords}>
          {root ? <LineNotice words={root.words.forms.line} /> : null}
          <Main>{children}</Main>
          {root ? <Footer {...root} /> : null}
          <Toast
            {...(hasToast(search) && root?.toast
              ? {
                  title: root.toast.title,
                  description: root.toast.description,
                  className: 'animate-fade-away',
                }
              : sessionEnd)}
            dismissHref={withoutToastHref}
          />
        </UiWords>
        {root ? <Counting statistics={root.statistics} isSignedIn={root.viewer !== null} /> : null}
        {root?.viewer && root.tour ? <Tour words={root.tour} formToken={root.viewer.formToken} /> : null}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

// For a fault in this file's own loader; the frame catches those of the pages.
export { ErrorBoundary } from './frame.tsx'

const loggedOut: ToastCode = 'logged-out'

/** Takes the focus when the page changes, so that a screen reader begins at the new page. */
function Main({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const element = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  const withoutToastHref = useHref(withoutToast(pathname, search))
  const toast = useRouteLoaderData<typeof loader>('root')?.toast?.code
  useEffect(() => {
    if (shown.current !== pathname) element.current?.focus({ preventScroll: true })
    shown.current = pathname
    if (hasToast(search) && toast === loggedOut) void wipeKeptPages()
    // Once seen, a toast is not to come back with a reload.
    if (hasToast(search)) window.history.replaceState(window.history.state, '', withoutToastHref)
  }, [pathname, search, withoutToastHref, toast])
  return (
    <main id="main" ref={element} lang={useMainLanguage()} tabIndex={-1} className="flex-1">
      {children}
    </main>
  )
}

/** A page whose words are still English says so beneath a frame in another language (WCAG 2.2, 3.1.2). */
function useMainLanguage(): string | undefined {
  const page = languageOfPage(useMatches().at(-1)?.loaderData)
  const frame = useRouteLoaderData<typeof loader>('root')?.language.tag
  return frame === undefined || frame === page ? undefined : page
}

type Presenting = {
  now: Date
  badges: Words['planTexts']['badges']
  panels: Words['panelNames']
  unread: number
}

function presentViewer(
  { person, profile, expiresAt, isVerifiedExpert }: OpenSession,
  formToken: string,
  { now, badges, panels, unread }: Presenting,
): Viewer {
  const { username, email, role, subscription } = person
  const panel = panelOf(role, panels)
  return {
    username,
    email,
    planBadge: badges[subscription.tier],
    subscriptionInactive: subscription.status !== 'active',
    panel:
      panel === null
        ? null
        : { label: panel, href: hasCapacity(role, 'judges') ? '/admin' : '/admin/journal' },
    worksOnReports: hasCapacity(role, 'judges'),
    isAdministrator: hasCapacity(role, 'administers'),
    hasExpertWork: isVerifiedExpert || hasCapacity(role, 'judges'),
    opens: opensFor(person),
    unread,
    profile,
    formToken,
    sessionEndsIn: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  }
}
