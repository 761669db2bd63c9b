import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm, useFormState } from '../../form.tsx'

type NoOrganisationProps = { canFound: boolean; words: Words['organisation'] }

/** For a person in no organisation: take a seat in one, or found one. */
export function NoOrganisation({ canFound, words }: NoOrganisationProps) {
  const { textOf, problemOf } = useFormState()
  return (
    <>
      <Card as="section" className="space-y-3">
        <h2>{words.joinTitle}</h2>
        <p>{words.joinText}</p>
        <h3>{words.before}</h3>
        <ul className="list-disc space-y-1 pl-5">
          {words.beforeList.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <TokenForm intent="join">
          <Field
            name="seatCode"
            label={words.code}
            hint={words.codeHint}
            error={problemOf('seatCode')}
            required
          >
            <TextInput
              defaultValue={textOf('seatCode')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={100}
            />
          </Field>
          <SubmitButton>{words.join}</SubmitButton>
        </TokenForm>
      </Card>
      <Card as="section" className="space-y-3">
        <h2>{words.foundTitle}</h2>
        <p>{words.foundText}</p>
        {canFound ? (
          <TokenForm intent="found">
            <Field
              name="organisationName"
              label={words.name}
              hint={words.nameHint}
              error={problemOf('organisationName')}
              required
            >
              <TextInput
                defaultValue={textOf('organisationName')}
                autoComplete="organization"
                maxLength={80}
              />
            </Field>
            <SubmitButton>{words.found}</SubmitButton>
          </TokenForm>
        ) : (
          <p>
            {words.needsEnterprise}{' '}
            <Link to="/subscription-plans" className={linkStyles}>
              {words.toPlans}
            </Link>
          </p>
        )}
      </Card>
    </>
  )
}
