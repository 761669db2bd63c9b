import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react'
import { classNames } from './class-names.ts'

type MenuProps = {
  /** What the summary shows; it must contain text, visible or hidden. */
  label: ReactNode
  /** Menus of one group close each other. */
  group: string
  children: ReactNode
  /** Class names of the whole, the summary and the panel: place and look are the caller's. */
  className?: string | undefined
  summaryClassName?: string | undefined
  panelClassName?: string | undefined
}

/**
 * A list behind a button, made of `<details>`: it opens without a script. With one, it also closes on Escape, when the
 * focus leaves it, and when a link in it is followed or a form in it is sent.
 */
export function Menu({ label, group, children, className, summaryClassName, panelClassName }: MenuProps) {
  return (
    <details
      name={group}
      className={className}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
      onClick={closeWhenFollowed}
      onSubmit={close}
    >
      <summary className={classNames('menu-summary', summaryClassName)}>{label}</summary>
      <div tabIndex={-1} className={panelClassName}>
        {children}
      </div>
    </details>
  )
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return
  close(event)
  event.currentTarget.querySelector('summary')?.focus()
}

function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) close(event)
}

function closeWhenFollowed(event: MouseEvent<HTMLDetailsElement>) {
  if (event.target instanceof Element && event.target.closest('a')) close(event)
}

function close(event: SyntheticEvent<HTMLDetailsElement>) {
  event.currentTarget.open = false
}
