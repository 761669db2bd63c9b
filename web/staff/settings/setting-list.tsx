import { Link } from 'react-router'
import type { SettingView } from '#server/operating/settings/list-settings.ts'
import { Badge } from '#ui/badge.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { SettingValue } from './setting-value.tsx'

type SettingWords = Words['siteSettings']
type SettingListProps = { words: SettingWords; settings: readonly SettingView[] }

/** A row a setting: what it is, since when, and the way to change it. */
export function SettingList({ words, settings }: SettingListProps) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {settings.map((setting) => (
        <li key={setting.name} className="flex items-start justify-between gap-4 px-4 py-3">
          <div className="min-w-0 space-y-1">
            <h3 className="text-base">{words.names[setting.name]}</h3>
            <Value words={words} setting={setting} />
            {setting.waits ? (
              <p>
                <Badge tone="warning">{words.waits}</Badge>
              </p>
            ) : null}
          </div>
          {setting.fixedBy ? null : (
            <Link
              to={`/admin/settings/${setting.name}`}
              aria-label={`${words.change}: ${words.names[setting.name]}`}
              className={`${linkStyles} inline-flex min-h-11 shrink-0 items-center`}
            >
              {words.change}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Value({ words, setting }: { words: SettingWords; setting: SettingView }) {
  const { name, value, fixedBy, setOn } = setting
  if (fixedBy) return <p className="text-sm text-muted">{fill(words.fixed, { variable: fixedBy })}</p>
  return (
    <>
      <SettingValue words={words} name={name} value={value ?? ''} />
      {value && setOn ? (
        <p className="text-sm text-muted">{fill(words.since, { day: partialDay(setOn) })}</p>
      ) : null}
    </>
  )
}
