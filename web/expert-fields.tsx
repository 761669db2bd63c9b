import {
  everyZone,
  expertiseAreas,
  expertLanguages,
  expertLimits,
  professionalRegisters,
} from '#domain/experts/expert.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { FieldSet } from '#ui/field-set.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { useFormState } from './form.tsx'
import { useNames } from './page-names.ts'

/** The names that the fields show: a page that has them asks for these. */
export const expertNames = [
  'expertiseAreaNames',
  'expertLanguageNames',
  'expertZoneNames',
  'registerNames',
] as const

type PaperFieldsProps = { words: Words['expertFields']; before?: Record<string, string> }
type ExpertFieldsProps = PaperFieldsProps & {
  /** False where applying itself is a choice, as in the form that registers. */
  isRequired?: boolean
}

/** For those who also want to help as an expert; closed for everyone else, and opened by the browser alone. */
export function FoldedExpertFields({ words, isOpen }: { words: Words['expertFields']; isOpen: boolean }) {
  const { textOf } = useFormState()
  const isBegun = everyField.some((name) => textOf(name) !== '')
  return (
    <details open={isBegun || isOpen} className="rounded-card border border-line px-4 py-2">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.open}</summary>
      <div className="space-y-5 pb-3">
        <p>{words.about}</p>
        <ExpertFields words={words} />
      </div>
    </details>
  )
}

/** Everything that an application asks. `before`: what was sent or saved earlier. */
export function ExpertFields({ words, before = {}, isRequired = false }: ExpertFieldsProps) {
  const { textOf, problemOf } = useFormState(before)
  const names = useNames('expertiseAreaNames', 'expertLanguageNames', 'expertZoneNames', 'registerNames')
  const { professionalCredentials, bio, yearsExperience, publicName } = expertLimits
  return (
    <>
      <Ticks
        id="expertiseAreas"
        legend={words.expertiseAreas}
        prefix="area"
        keys={expertiseAreas}
        names={names.expertiseAreaNames}
        before={before}
        optional={!isRequired}
      />
      <Field
        name="professionalCredentials"
        label={words.professionalCredentials}
        hint={words.credentialsHint}
        error={problemOf('professionalCredentials')}
        required={isRequired}
      >
        <TextInput
          defaultValue={textOf('professionalCredentials')}
          maxLength={professionalCredentials.longest}
        />
      </Field>
      <Field
        name="yearsExperience"
        label={words.yearsExperience}
        error={problemOf('yearsExperience')}
        required={isRequired}
      >
        <TextInput
          inputMode="numeric"
          defaultValue={textOf('yearsExperience')}
          maxLength={String(yearsExperience.most).length}
        />
      </Field>
      <Field name="bio" label={words.bio} error={problemOf('bio')} required={isRequired}>
        <TextArea defaultValue={textOf('bio')} maxLength={bio.longest} />
      </Field>
      <Ticks
        id="languages"
        legend={words.languages}
        prefix="language"
        keys={expertLanguages}
        names={names.expertLanguageNames}
        before={before}
      />
      <Ticks
        id="zones"
        legend={words.zones}
        prefix="zone"
        keys={everyZone}
        names={names.expertZoneNames}
        before={before}
      />
      <PaperFields words={words} before={before} />
      <Checkbox
        name="isPublic"
        value="yes"
        label={words.isPublic}
        hint={words.isPublicHint}
        defaultChecked={textOf('isPublic') === 'yes'}
      />
      <Field name="publicName" label={words.publicName} error={problemOf('publicName')}>
        <TextInput defaultValue={textOf('publicName')} maxLength={publicName.longest} />
      </Field>
    </>
  )
}

/** What only those who check the application read. */
export function PaperFields({ words, before = {} }: PaperFieldsProps) {
  const { textOf, problemOf } = useFormState(before)
  const { registerNames } = useNames('registerNames')
  const { registerNumber, employer, referees } = expertLimits
  return (
    <FieldSet id="papers" legend={words.papers} hint={words.papersHint}>
      <Field name="register" label={words.register} error={problemOf('register')}>
        <Select
          placeholder={words.chooseRegister}
          defaultValue={textOf('register')}
          choices={professionalRegisters.map((value) => ({ value, label: registerNames[value] }))}
        />
      </Field>
      <Field name="registerNumber" label={words.registerNumber} error={problemOf('registerNumber')}>
        <TextInput defaultValue={textOf('registerNumber')} maxLength={registerNumber.longest} />
      </Field>
      <Field name="employer" label={words.employer} error={problemOf('employer')}>
        <TextInput defaultValue={textOf('employer')} maxLength={employer.longest} />
      </Field>
      <Field name="referees" label={words.referees} hint={words.refereesHint} error={problemOf('referees')}>
        <TextArea rows={4} defaultValue={textOf('referees')} maxLength={referees.longest} />
      </Field>
    </FieldSet>
  )
}

type TicksProps<Key extends string> = {
  id: string
  legend: string
  prefix: string
  keys: readonly Key[]
  names: Record<Key, string>
  before: Record<string, string>
  optional?: boolean
}

function Ticks<Key extends string>({
  id,
  legend,
  prefix,
  keys,
  names,
  before,
  optional = true,
}: TicksProps<Key>) {
  const { textOf, problemOf } = useFormState(before)
  return (
    <FieldSet id={id} legend={legend} error={problemOf(id)} optional={optional}>
      <div className="grid gap-2 sm:grid-cols-2">
        {keys.map((key) => (
          <Checkbox
            key={key}
            name={`${prefix}.${key}`}
            value="yes"
            label={names[key]}
            defaultChecked={textOf(`${prefix}.${key}`) === 'yes'}
          />
        ))}
      </div>
    </FieldSet>
  )
}

const everyField = [
  ...['professionalCredentials', 'yearsExperience', 'bio', 'publicName', 'isPublic'],
  ...['register', 'registerNumber', 'employer', 'referees', 'expertiseAreas'],
  ...expertiseAreas.map((area) => `area.${area}`),
  ...expertLanguages.map((language) => `language.${language}`),
  ...everyZone.map((zone) => `zone.${zone}`),
]
