import type { SettingName } from '#domain/operating/site-settings.ts'
import type { Bounded, PeriodPreview as Preview } from '#server/retention/reports/preview-period.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { shownValue } from './setting-value.tsx'

type SettingWords = Words['siteSettings']
type PeriodPreviewProps = { words: SettingWords; name: SettingName; preview: Preview }

/** What a period would do to reports that are here: for the person who proposes it, and for the second one. */
export function PeriodPreview({ words, name, preview }: PeriodPreviewProps) {
  const { preview: own } = words
  const { announced, firstDay, effects } = preview
  return (
    <div className="space-y-3">
      <table className="w-full text-sm">
        <caption className="pb-2 text-left text-base font-bold">{own.title}</caption>
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-4 text-left">
              {own.period}
            </th>
            <th scope="col" className="py-2 pr-4 text-right">
              {own.tonight}
            </th>
            <th scope="col" className="py-2 text-right">
              {own.later}
            </th>
          </tr>
        </thead>
        <tbody>
          {effects.map(({ value, tonight, later }) => (
            <tr key={value} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                {shownValue(words, name, value)}
              </th>
              <td className="py-2 pr-4 text-right tabular-nums">{countOf(own, tonight)}</td>
              <td className="py-2 text-right tabular-nums">{countOf(own, later)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm">{fill(own.firstDay, { day: partialDay(firstDay) })}</p>
      {announced > 0 ? <p className="text-sm">{fill(own.announced, { count: announced })}</p> : null}
      <p className="text-sm text-muted">{own.held}</p>
    </div>
  )
}

function countOf(words: SettingWords['preview'], { count, isMore }: Bounded): string {
  return isMore ? fill(words.moreThan, { count }) : String(count)
}
