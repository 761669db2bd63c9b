import { useState } from 'react'
import { minutes } from '#domain/time/durations.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Words } from '#words/words.ts'
import { OnceAlive } from '../../once-alive.tsx'
import { type Letter, letterText } from '../letter-text.ts'

type LetterDeskProps = {
  words: Words['letterDesk']
  kind: string
  template: string
  fields: Readonly<Record<string, string>>
}

/** The fields are in no form, so no press of a key can send them anywhere. Without JavaScript there is the blank letter. */
export function LetterDesk({ words, kind, template, fields }: LetterDeskProps) {
  const [letter, setLetter] = useState<Letter>({})
  const text = letterText(template, fields, letter)
  return (
    <>
      <OnceAlive>
        <Card as="section" aria-label={words.desk.label} className="space-y-5 print:hidden">
          <p>{words.desk.lead}</p>
          {Object.entries(fields).map(([name, label]) => (
            <Field key={name} name={name} label={label} marked={false}>
              <TextArea
                rows={2}
                autoComplete="off"
                onChange={({ target }) => setLetter((before) => ({ ...before, [name]: target.value }))}
              />
            </Field>
          ))}
          <p className="flex flex-wrap gap-3">
            <Button type="button" onClick={() => save(`${kind}.txt`, text)}>
              {words.desk.save}
            </Button>
            <Button type="button" tone="secondary" onClick={() => window.print()}>
              {words.desk.print}
            </Button>
          </p>
          <p className="text-sm text-muted">{words.desk.stays}</p>
        </Card>
      </OnceAlive>
      <section aria-label={words.desk.letter}>
        <pre className="rounded-card border border-line bg-surface p-4 font-sans whitespace-pre-wrap sm:p-6 print:border-0 print:p-0">
          {text}
        </pre>
      </section>
    </>
  )
}

function save(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  // Some browsers read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), minutes(1))
}
