import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Longer text to read: plain headings, paragraphs, lists, quotes and tables inside look right without classes. */
export function Prose({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames('prose', className)}>{children}</div>
}
