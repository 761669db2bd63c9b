import { expertLimits } from '#domain/experts/expert.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FieldSet } from '#ui/field-set.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFormState } from '../form.tsx'

export const expertLabels = {
  expertiseAreas: 'What you know about',
  professionalCredentials: 'Credentials',
  yearsExperience: 'Years of experience',
  bio: 'About your work',
}

/** For those who also want to help as an expert; closed for everybody else, and opened by the browser alone. */
export function ExpertFields({ areas }: { areas: [string, string][] }) {
  const { textOf, problemOf } = useFormState()
  const isBegun = [...Object.keys(expertLabels), ...areas.map(([area]) => `area.${area}`)].some(
    (name) => textOf(name) !== '',
  )
  const { professionalCredentials, bio, yearsExperience } = expertLimits
  return (
    <details open={isBegun} className="rounded-card border border-line px-4 py-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Apply as an expert too</summary>
      <div className="space-y-5 pb-3">
        <p>
          An administrator reads your application and may write to your e-mail address. Until then you are
          registered like everybody else. What you write here tells who you are: leave all of it empty if you
          are here to report.
        </p>
        <FieldSet
          id="expertiseAreas"
          legend={expertLabels.expertiseAreas}
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
          label={expertLabels.professionalCredentials}
          hint="Degrees, licences, memberships."
          error={problemOf('professionalCredentials')}
        >
          <TextInput
            defaultValue={textOf('professionalCredentials')}
            maxLength={professionalCredentials.longest}
          />
        </Field>
        <Field
          name="yearsExperience"
          label={expertLabels.yearsExperience}
          error={problemOf('yearsExperience')}
        >
          <TextInput
            inputMode="numeric"
            defaultValue={textOf('yearsExperience')}
            maxLength={String(yearsExperience.most).length}
          />
        </Field>
        <Field name="bio" label={expertLabels.bio} error={problemOf('bio')}>
          <TextArea defaultValue={textOf('bio')} maxLength={bio.longest} />
        </Field>
      </div>
    </details>
  )
}
