import { type ReactNode, useContext } from 'react'
import type { GuiltHint } from '#domain/publishing/guilt-hints.ts'
import { Alert } from '#ui/alert.tsx'
import { guiltHintTexts } from '#words/in-scripts/part-texts.ts'
import { ReportNames } from './report-names.ts'

type GuiltHintsProps = {
  hints: readonly GuiltHint[]
  words?: { title: string; instead: string }
  children: ReactNode
}

/** Words that state guilt as a fact, with another way of saying each; the children say what to make of it. */
export function GuiltHints({ hints, words = guiltHintTexts, children }: GuiltHintsProps) {
  const { labels } = useContext(ReportNames)
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
