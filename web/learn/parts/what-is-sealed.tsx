import { Card } from '#ui/card.tsx'
import { Prose } from '#ui/prose.tsx'
import type { Words } from '#words/words.ts'

/** What a thief of the database would read, and what not. */
export function WhatIsSealed({ words }: { words: Words['methodology'] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Side title={words.titles.sealed} items={words.sealed} />
      <Side title={words.titles.notSealed} items={words.notSealed} />
    </div>
  )
}

function Side({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Card as="section">
      <h3>{title}</h3>
      <Prose>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Prose>
    </Card>
  )
}
