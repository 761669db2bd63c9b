import type { ReactNode } from 'react'
import type { GuiltHint } from '#domain/publishing/guilt-hints.ts'
import { Alert } from '#ui/alert.tsx'
import { useNames } from '../../page-names.ts'

type GuiltHintsProps = {
  hints: readonly GuiltHint[]
  words: { title: string; instead: string }
  children: ReactNode
}

/** Words that state guilt as a fact, with another way of saying each; the children say what to make of it. */
export function GuiltHints({ hints, words, children }: GuiltHintsProps) {
  const { labels } = useNames('labels')
  if (hints.length === 0) return null
  return (
    <Alert tone="warning" title={words.title}>
      <p>{children}</p>
      <ul className="list-disc pl-5">
        {hints.map(({ field, phrase, instead }) => (
          <li key={`${field} ${phrase}`}>
            {labels[field]}: “{phrase}”. {words.instead} {instead}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
