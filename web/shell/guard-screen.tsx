import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { leadingTo } from './links/leading-to.ts'
import { NoticeScreen } from './notice-screen.tsx'

const guards = ['sign-in-needed', 'administrators-only', 'access-denied'] as const
export type Guard = (typeof guards)[number]

export function isGuard(code: string): code is Guard {
  return guards.some((guard) => guard === code)
}

type GuardScreenProps = {
  code: Guard
  title: string
  text: string
  words: Pick<Words['refused'], 'login' | 'register' | 'comesBack' | 'withoutAccount' | 'home'>
  /** The address to come back to after the login: path and query. */
  returnTo: string
}

/** What is shown in place of a page that the visitor may not open. The status (401 or 403) is the loader's. */
export function GuardScreen({ code, title, text, words, returnTo }: GuardScreenProps) {
  return (
    <NoticeScreen title={title} text={text}>
      {code === 'sign-in-needed' ? (
        <>
          <Link to={leadingTo('/login', returnTo)} className={buttonStyles()}>
            {words.login}
          </Link>
          <Link to={leadingTo('/register', returnTo)} className={buttonStyles({ tone: 'secondary' })}>
            {words.register}
          </Link>
          <p className="w-full text-muted">{words.comesBack}</p>
          <Link to="/report" className={`${linkStyles} inline-flex min-h-11 items-center`}>
            {words.withoutAccount}
          </Link>
        </>
      ) : (
        <Link to="/" className={buttonStyles({ tone: 'secondary' })}>
          {words.home}
        </Link>
      )}
    </NoticeScreen>
  )
}
