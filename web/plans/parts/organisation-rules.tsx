import { type OrganisationRules, sessionHoursOffered } from '#domain/plans/organisation-rules.ts'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { SubmitButton, TokenForm, useFormState, useRefusedForm } from '../../form.tsx'

type RulesProps = { rules: OrganisationRules; words: Words['organisationSecurity'] }

/** For the owner. It asks for the password again where that was not given a moment ago. */
export function OrganisationRulesForm({ rules, words }: RulesProps) {
  const { textOf, problemOf } = useFormState({
    sessionHours: rules.sessionHours === null ? '' : String(rules.sessionHours),
    networks: rules.networks.join('\n'),
  })
  const refused = useRefusedForm()
  // A box that was not ticked is not sent, so after a refusal what is missing means that it was not.
  const isTicked = (name: string, saved: boolean) => (refused ? refused.values[name] === 'on' : saved)
  return (
    <Card as="section" className="space-y-4">
      <h2>{words.rulesTitle}</h2>
      <TokenForm intent="rules">
        <Checkbox
          name="needsPasskey"
          label={words.needsPasskey}
          defaultChecked={isTicked('needsPasskey', rules.needsPasskey)}
        />
        <Field name="sessionHours" label={words.sessionHours} error={problemOf('sessionHours')}>
          <Select
            defaultValue={textOf('sessionHours')}
            choices={[
              { value: '', label: words.anyHours },
              ...sessionHoursOffered.map((count) => ({
                value: String(count),
                label: fill(words.hours, { count }),
              })),
            ]}
          />
        </Field>
        <Field name="networks" label={words.networks} hint={words.networksHint} error={problemOf('networks')}>
          <TextArea defaultValue={textOf('networks')} rows={3} maxLength={1000} />
        </Field>
        <Checkbox
          name="exportsByTwo"
          label={words.exportsByTwo}
          defaultChecked={isTicked('exportsByTwo', rules.exportsByTwo)}
        />
        <SubmitButton>{words.save}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

/** For the other members. */
export function OrganisationRulesList({ rules, words }: RulesProps) {
  const { sessionHours, networks } = rules
  const answer = (isSet: boolean) => (isSet ? words.yes : words.no)
  return (
    <Card as="section" className="space-y-3">
      <h2>{words.rulesTitle}</h2>
      <DescriptionList
        items={[
          { term: words.needsPasskey, detail: answer(rules.needsPasskey) },
          {
            term: words.sessionHours,
            detail: sessionHours === null ? words.anyHours : fill(words.hours, { count: sessionHours }),
          },
          { term: words.networks, detail: networks.length > 0 ? networks.join(', ') : words.anyNetwork },
          { term: words.exportsByTwo, detail: answer(rules.exportsByTwo) },
        ]}
      />
      <p>{words.ownerOnly}</p>
    </Card>
  )
}
