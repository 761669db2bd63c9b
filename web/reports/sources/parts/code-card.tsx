import type { ReactNode } from 'react'
import type { ShownCode } from '#server/sources/present-code.ts'
import { Card } from '#ui/card.tsx'
import type { Words } from '#words/words.ts'
import { PrintButton } from '../../../print-button.tsx'
import { Copyable } from '../../../shell/copyable.tsx'

type CodeCardProps = {
  shown: ShownCode
  title: string
  words: Pick<Words['sentByCode'], 'letters' | 'words' | 'print' | 'byMenu'>
  children: ReactNode
}

/** A code as letters and as words, with what it is for. */
export function CodeCard({ shown, title, words, children }: CodeCardProps) {
  return (
    <Card as="section" role="status" className="space-y-4">
      <h2>{title}</h2>
      <p>{children}</p>
      <h3>{words.letters}</h3>
      <Copyable text={shown.code} what="code" className="text-xl font-semibold tracking-wide" isSecret />
      <h3>{words.words}</h3>
      <ol className="list-inside list-decimal gap-x-4 font-mono text-lg columns-2 sm:columns-3">
        {numbered(shown.words).map(({ word, place }) => (
          <li key={place}>{word}</li>
        ))}
      </ol>
      <PrintButton withoutScripts={words.byMenu}>{words.print}</PrintButton>
    </Card>
  )
}

// A code may hold one word twice.
function numbered(words: readonly string[]) {
  return words.map((word, index) => ({ word, place: index + 1 }))
}
