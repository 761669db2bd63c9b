import type { ReactNode } from 'react'

/** The first thing the keyboard reaches: jumps over the bar to the content, which must carry the id `main`. */
export function SkipLink({ children = 'Skip to main content' }: { children?: ReactNode }) {
  return (
    <a
      href="#main"
      className="night fixed top-2 left-2 z-50 -translate-y-24 rounded-control px-4 py-3 font-semibold focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  )
}
