import type { ReactNode } from 'react'
import { Logo } from '#ui/logo.tsx'

type NoticeScreenProps = { title: string; text: string; children?: ReactNode }

/** A page that holds one message and the way on from it. */
export function NoticeScreen({ title, text, children }: NoticeScreenProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center px-4 py-10 text-center sm:py-16">
      <Logo className="size-14 sm:size-16" />
      <h1 className="mt-6">{title}</h1>
      <p className="mt-2 text-muted">{text}</p>
      {children ? <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  )
}
