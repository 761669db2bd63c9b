import type { CrowdQuestion } from '@fitila/anonymity/finding'
import {
  type WhoFits as Answer,
  assumptions,
  type Workplace,
  whoFits,
} from '@fitila/anonymity/writer/who-fits'
import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

/** Two questions about the workplace, and in words how many people there could have written the text as it goes out. */
export function WhoFits({ text, questions }: { text: string; questions: readonly CrowdQuestion[] }) {
  const [people, setPeople] = useState('')
  const [women, setWomen] = useState('')
  const workplace = read(people, women)
  return (
    <section aria-label="Who could have written this?" className="space-y-3">
      <h3>Who could have written this?</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field name="people" label="How many people work there?" required>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={people}
            onChange={(event) => setPeople(event.target.value)}
          />
        </Field>
        <Field name="women" label="How many of them are women?">
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={women}
            onChange={(event) => setWomen(event.target.value)}
          />
        </Field>
      </div>
      <div role="status" className="space-y-2">
        {workplace ? (
          <Sentences
            text={text}
            answer={whoFits(text, questions, workplace)}
            people={workplace.people}
            isClueLeft={questions.length > 0}
          />
        ) : null}
      </div>
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer py-2">How this is counted</summary>
        <p>
          It is a rough guess, not a measurement. The two numbers stay on this device. Each clue leaves a
          share of the people: a job {shareOf('role')}, a shift {shareOf('shift')}, a religion{' '}
          {shareOf('religion')}, a people or region {shareOf('group')}, an age {shareOf('age')}, a family{' '}
          {shareOf('family')}, a seat {shareOf('seat')}, years of service or an event {shareOf('event')},
          health {shareOf('health')}. What few saw leaves at most {assumptions.witness.most} people. Without
          your second answer, half are women.
        </p>
      </details>
    </section>
  )
}

type SentencesProps = { text: string; answer: Answer; people: number; isClueLeft: boolean }

function Sentences({ text, answer, people, isClueLeft }: SentencesProps) {
  const { about, dropFirst, without } = answer
  return (
    <>
      <p className="font-semibold">
        {about === 1 ? 'Perhaps only you fit.' : `About ${about} of ${people} people fit.`}
      </p>
      {dropFirst ? (
        <p>
          Drop <q>{text.slice(dropFirst.start, dropFirst.end)}</q> first. Then about {without} fit.
        </p>
      ) : isClueLeft ? (
        <p>No single phrase changes the number. Change several.</p>
      ) : null}
    </>
  )
}

function shareOf(
  reason: 'role' | 'shift' | 'religion' | 'group' | 'age' | 'family' | 'seat' | 'event' | 'health',
) {
  return `one in ${assumptions[reason].oneIn}`
}

/** Undefined until the first answer is a whole number from 1 to a million. */
function read(people: string, women: string): Workplace | undefined {
  const all = wholeNumber(people)
  const some = wholeNumber(women)
  return all === undefined || all === 0 ? undefined : { people: all, women: some }
}

function wholeNumber(written: string): number | undefined {
  const digits = written.trim().replaceAll(',', '')
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}
