import { z } from 'zod'
import { fieldProblem, Invalid, NotFound } from '#domain/errors.ts'
import {
  isContactAddress,
  isSettingName,
  readLinks,
  type SettingName,
  settingRow,
} from '#domain/operating/site-settings.ts'
import { type Input, parseInput } from '#server/input/parse-input.ts'
import { line, paragraphs } from '#server/input/text.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type Changed, keepSetting, refuseFixed } from './keep-setting.ts'

const seen = z.object({ version: z.coerce.number().int().min(0) })

/**
 * Sets what the operator says or switches. What can name a person, what readers trust and what changes how reports become
 * public waits for a second person.
 *
 * @param input `value`, empty to take it away, and `version`: which one was on the form
 * @throws SignInNeeded, NotFound, Invalid, RuleBroken 'setting-fixed', 'setting-changed', 'nothing-changed',
 *   'proposal-waits', 'confirmation-needed'
 */
export const changeSetting = useCase(
  'setting.change',
  async ({ application, actor }, name: string, input: Input): Promise<Changed> => {
    if (!isSettingName(name)) throw new NotFound()
    refuseFixed(application, name)
    const { version } = parseInput(seen, input)
    return keepSetting(application, actor, { setting: name, value: readValue(name, input), version })
  },
)

/** @throws Invalid */
function readValue(name: SettingName, input: Input): string {
  const { form, most, choices } = settingRow(name)
  const isLong = form === 'text' || form === 'links'
  const { value } = parseInput(z.object({ value: isLong ? paragraphs(most) : line(most) }), input)
  if (value === '') return value
  // A picture comes as a file alone, and through the sanitizer: see `changeLogo`.
  if (form === 'picture') throw new Invalid('invalid', { value: fieldProblem('not-a-logo') })
  if (choices && !choices.includes(value))
    throw new Invalid('invalid', { value: fieldProblem('not-in-list') })
  if (form === 'address' && !isContactAddress(value))
    throw new Invalid('invalid', { value: fieldProblem('not-a-contact') })
  if (form === 'links' && readLinks(value) === null)
    throw new Invalid('invalid', { value: fieldProblem('not-links') })
  return value
}
