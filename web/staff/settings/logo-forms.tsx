import { mostLogoBytes, mostLogoSide } from '#domain/operating/site-logo.ts'
import type { SettingView } from '#server/operating/settings/list-settings.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormOf } from '../../form.tsx'
import { SettingValue } from './setting-value.tsx'

type LogoFormsProps = { words: Words['siteSettings']; setting: SettingView }

/** The logo that is there, a form for another one, and one that takes it away. */
export function LogoForms({ words, setting: { name, value, version } }: LogoFormsProps) {
  const { problemOf } = useFormOf('attach')
  const sizes = { kilobytes: mostLogoBytes / 1024, pixels: mostLogoSide }
  return (
    <Card className="space-y-4">
      <RefusalNotice failure={words.failure} labels={{ file: words.logoFile }} />
      <SettingValue words={words} name={name} value={value ?? ''} />
      <TokenForm intent="attach" encType="multipart/form-data">
        <input type="hidden" name="version" value={version} />
        <Field
          name="file"
          label={words.logoFile}
          hint={fill(words.logoFileHint, sizes)}
          error={problemOf('file')}
          required
        >
          <TextInput type="file" accept="image/png,image/jpeg,image/webp" />
        </Field>
        <p className="text-sm text-muted">{words.byTwo}</p>
        <SubmitButton>{words.propose}</SubmitButton>
      </TokenForm>
      {value ? (
        <TokenForm intent="take-away">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="value" value="" />
          <p className="text-sm text-muted">{words.takeLogoAwayText}</p>
          <SubmitButton tone="secondary">{words.takeLogoAway}</SubmitButton>
        </TokenForm>
      ) : null}
    </Card>
  )
}
