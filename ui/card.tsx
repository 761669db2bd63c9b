import type { HTMLAttributes } from 'react'
import { classNames } from './class-names.ts'

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined
}

/** A sheet on the ground: one thing that belongs together. `as` gives it its meaning. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(sheetStyles, className)} />
}

const sheetStyles = 'min-w-0 rounded-card border border-line bg-surface p-4 sm:p-5 print:border-0 print:p-0'
