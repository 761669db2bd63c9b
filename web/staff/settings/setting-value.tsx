import { readLogo } from '#domain/operating/site-logo.ts'
import type { SettingName } from '#domain/operating/site-settings.ts'
import { Badge } from '#ui/badge.tsx'
import { logoStyles } from '#ui/logo-styles.ts'
import type { Words } from '#words/words.ts'

type SettingWords = Words['siteSettings']
type SettingValueProps = { words: SettingWords; name: SettingName; value: string }

/** What applies: the value, or what is so without one, with a mark that it is the default. */
export function SettingValue({ words, name, value }: SettingValueProps) {
  if (name === 'logo' && value !== '') return <LogoValue words={words} value={value} />
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 break-words whitespace-pre-line">
      <span className="min-w-0">{shownValue(words, name, value)}</span>
      {value === '' ? <Badge>{words.isDefault}</Badge> : null}
    </p>
  )
}

/** A choice by its name, a text as it is, and what applies without one. */
export function shownValue(words: SettingWords, name: SettingName, value: string): string {
  if (isChoice(words, name)) {
    const named: Record<string, string> = words.choices[name]
    return named[value || 'usual'] ?? value
  } else return value || words.defaults[name]
}

function isChoice({ choices }: SettingWords, name: SettingName): name is keyof SettingWords['choices'] {
  return Object.hasOwn(choices, name)
}

/** On the dark of the bar, as readers would see it. One that does not count yet has no address of its own. */
function LogoValue({ words, value }: { words: SettingWords; value: string }) {
  const logo = readLogo(value)
  if (logo === null) return null
  const { type, width, height, base64 } = logo
  return (
    <p className="night w-fit rounded-control p-3">
      <img
        src={`data:${type};base64,${base64}`}
        alt={words.logoAlt}
        width={width}
        height={height}
        className={logoStyles}
      />
    </p>
  )
}
