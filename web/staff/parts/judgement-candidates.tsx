import { Form, Link } from 'react-router'
import { type NamedKind, namedKinds } from '#domain/judgements/mentions.ts'
import type { Candidate } from '#server/judgements/list-candidates.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type Shown = Omit<Candidate, 'reasons'> & { why: string[] }

type Props = {
  about: NamedKind
  /** As it was typed; empty before. */
  like: string
  /** Null where the number is of no public record; undefined before one was given. */
  candidates: { number: string; found: Shown[] } | null | undefined
  words: Pick<Words, 'judgements' | 'namedKindNames'>
}

/** Looks for a second record, when a member asks for one. */
export function JudgementCandidates({ about, like, candidates, words }: Props) {
  const own = words.judgements
  return (
    <Card className="space-y-4">
      <h2 id="candidates">{own.candidates}</h2>
      <p>{own.candidatesText}</p>
      <Form method="get" action="/admin/judgements" className="grid gap-4 sm:grid-cols-2">
        <Field name="kind" label={own.labels.about} required>
          <Select
            defaultValue={about}
            choices={namedKinds.map((kind) => ({ value: kind, label: words.namedKindNames[kind] }))}
          />
        </Field>
        <Field name="like" label={own.like} hint={own.numberHint} required>
          <TextInput defaultValue={like} maxLength={40} autoComplete="off" />
        </Field>
        <p>
          <Button tone="secondary">{own.look}</Button>
        </p>
      </Form>
      {candidates === null ? <Alert tone="warning">{own.notPublic}</Alert> : null}
      {candidates ? <Found about={about} candidates={candidates} words={own} /> : null}
    </Card>
  )
}

type FoundProps = {
  about: NamedKind
  candidates: { number: string; found: Shown[] }
  words: Words['judgements']
}

function Found({ about, candidates: { number, found }, words }: FoundProps) {
  if (found.length === 0) return <p role="status">{fill(words.noneAlike, { number })}</p>
  return (
    <ul className="divide-y divide-line">
      {found.map(({ kind, id, referenceNumber, name, asNamed, why }) => {
        const chosen = new URLSearchParams({ kind: about, first: number, second: referenceNumber })
        if (about === 'company') {
          chosen.set('firstCompany', asNamed)
          chosen.set('secondCompany', name)
        }
        return (
          <li key={id} className="space-y-1 py-3 break-words">
            <p>
              <Link
                to={kind === 'report' ? `/reports/${id}` : `/archive/${referenceNumber}`}
                className={linkStyles}
              >
                {referenceNumber}
              </Link>{' '}
              {name}
            </p>
            {why.map((reason) => (
              <p key={reason} className="text-sm text-muted">
                {reason}
              </p>
            ))}
            <p>
              <Link
                to={`/admin/judgements?${chosen}#propose`}
                className={`${linkStyles} inline-flex min-h-11 items-center`}
              >
                {fill(words.useBoth, { first: number, second: referenceNumber })}
              </Link>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
