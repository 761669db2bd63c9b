import { Link } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { type SettingName, settingRow } from '#domain/operating/site-settings.ts'
import { readMultipart } from '#server/attachments/multipart.ts'
import { changeLogo } from '#server/operating/settings/change-logo.ts'
import { changeSetting } from '#server/operating/settings/change-setting.ts'
import type { Changed } from '#server/operating/settings/keep-setting.ts'
import { type SettingView, showSetting } from '#server/operating/settings/list-settings.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { page } from '../../door.ts'
import type { FileFormHandle } from '../../file-forms.ts'
import { fileSubmission, firstOf } from '../../file-submission.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import type { Route } from './+types/setting'
import { LogoForms } from './logo-forms.tsx'
import { PeriodPreview } from './period-preview.tsx'
import { SettingValue, shownValue } from './setting-value.tsx'

const door = page('setting.list')
export const handle: FileFormHandle = { holdsFile: 'people' }

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('siteSettings'),
    ...(await showSetting(application, actor, args.params.setting)),
  }))
}

export function action(args: Route.ActionArgs) {
  // Only the logo comes as a file.
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return door.reading(args, (carryOut) =>
      fileSubmission(carryOut, args.request, readMultipart, async ({ application, actor }, fields, files) => {
        if (args.params.setting !== 'logo') throw new NotFound()
        return leadOn(await changeLogo(application, actor, fields, await firstOf(files)))
      }),
    )
  return door.submission(args, async ({ application, actor }, fields) =>
    leadOn(await changeSetting(application, actor, args.params.setting, fields)),
  )
}

function leadOn(changed: Changed) {
  return changed === 'counts'
    ? redirectAfter('/admin/settings', 'setting-changed')
    : redirectAfter('/admin/proposals', 'setting-proposed')
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.siteSettings.names[loaderData.setting.name]) }]
}

/** One setting: its form, and what it was before. */
export default function Setting({ loaderData }: Route.ComponentProps) {
  const { setting, earlier, preview } = loaderData
  const words = loaderData.words.siteSettings
  const { name, fixedBy, waits } = setting
  return (
    <Page width="narrow">
      <PageHeader above={<Trail />} title={words.names[name]} lead={words.hints[name]} />
      {fixedBy ? (
        <Alert title={fill(words.fixed, { variable: fixedBy })} />
      ) : waits ? (
        <Alert title={words.waits}>
          <Link to="/admin/proposals" className={linkStyles}>
            {words.readWaiting}
          </Link>
        </Alert>
      ) : name === 'logo' ? (
        <LogoForms words={words} setting={setting} />
      ) : (
        <SettingForm words={words} setting={setting} />
      )}
      {preview ? <PeriodPreview words={words} name={name} preview={preview} /> : null}
      {earlier.length > 0 ? (
        <section aria-labelledby="earlier" className="space-y-2">
          <h2 id="earlier">{words.earlier}</h2>
          <ul className="divide-y divide-line">
            {earlier.map(({ version, value, setOn }) => (
              <li key={version} className="py-2">
                <p className="text-sm text-muted">{fill(words.earlierOf, { day: partialDay(setOn) })}</p>
                <SettingValue words={words} name={name} value={value} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p>
        <Link to="/admin/settings" className={linkStyles}>
          {words.back}
        </Link>
      </p>
    </Page>
  )
}

type FormProps = { words: Words['siteSettings']; setting: SettingView }

function SettingForm({ words, setting }: FormProps) {
  const { decides, takenAwayByOne, choices } = settingRow(setting.name)
  return (
    <Card>
      <TokenForm>
        <RefusalNotice failure={words.failure} labels={{ value: words.names[setting.name] }} />
        <input type="hidden" name="version" value={setting.version} />
        <ValueField words={words} setting={setting} />
        <p className="text-sm text-muted">
          {decides === 'one' ? words.byOne : words.byTwo}
          {/* What is usual is one of the choices: there is nothing to leave empty. */}
          {choices ? null : ` ${takenAwayByOne ? words.takeAwayAlone : words.takeAway}`}
        </p>
        <SubmitButton>{decides === 'one' ? words.save : words.propose}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

function ValueField({ words, setting: { name, value } }: FormProps) {
  const { textOf, problemOf } = useFormState({ value: value ?? '' })
  const { form, most, choices } = settingRow(name)
  const label = words.names[name]
  const shown = { name: 'value', error: problemOf('value') }
  if (choices)
    return (
      <RadioGroup
        {...shown}
        legend={label}
        defaultValue={textOf('value')}
        options={['', ...choices].map((each) => ({ value: each, label: choiceLabel(words, name, each) }))}
      />
    )
  const control = { defaultValue: textOf('value'), maxLength: most, autoComplete: 'off' }
  return (
    <Field {...shown} label={label} hint={fill(words.whenEmpty, { value: shownValue(words, name, '') })}>
      {form === 'text' || form === 'links' ? <TextArea rows={6} {...control} /> : <TextInput {...control} />}
    </Field>
  )
}

function choiceLabel(words: FormProps['words'], name: SettingName, value: string): string {
  const choice = shownValue(words, name, value)
  return value === '' ? fill(words.defaultChoice, { choice }) : choice
}
