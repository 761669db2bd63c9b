import { expertLimits } from '#domain/experts/expert.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FieldSet } from '#ui/field-set.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { useFormState } from '../form.tsx'

const fields = ['expertiseAreas', 'professionalCredentials', 'yearsExperience', 'bio'] as const

type ExpertFieldsProps = { words: Words['expertFields']; areas: [string, string][] }

/** For those who also want to help as an expert; closed for everybody else, and opened by the browser alone. */
export function ExpertFields({ words, areas }: ExpertFieldsProps) {
  const { textOf, problemOf } = useFormState()
  const isBegun = [...fields, ...areas.map(([area]) => `area.${area}`)].some((name) => textOf(name) !== '')
  const { professionalCredentials, bio, yearsExperience } = expertLimits
  return (
    <details open={isBegun} className="rounded-card border border-line px-4 py-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.open}</summary>
      <div className="space-y-5 pb-3">
        <p>{words.about}</p>
        <FieldSet
          id="expertiseAreas"
          legend={words.expertiseAreas}
          error={problemOf('expertiseAreas')}
          optional
        >
          {areas.map(([area, name]) => (
            <Checkbox
              key={area}
              name={`area.${area}`}
              value="yes"
              label={name}
              defaultChecked={textOf(`area.${area}`) === 'yes'}
            />
          ))}
        </FieldSet>
        <Field
          name="professionalCredentials"
          label={words.professionalCredentials}
          hint={words.credentialsHint}
          error={problemOf('professionalCredentials')}
        >
          <TextInput
            defaultValue={textOf('professionalCredentials')}
            maxLength={professionalCredentials.longest}
          />
        </Field>
        <Field name="yearsExperience" label={words.yearsExperience} error={problemOf('yearsExperience')}>
          <TextInput
            inputMode="numeric"
            defaultValue={textOf('yearsExperience')}
            maxLength={String(yearsExperience.most).length}
          />
        </Field>
        <Field name="bio" label={words.bio} error={problemOf('bio')}>
          <TextArea defaultValue={textOf('bio')} maxLength={bio.longest} />
        </Field>
      </div>
    </details>
  )
}
