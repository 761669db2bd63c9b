import { alarms } from '#domain/journal/entry.ts'
import { clockInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { ShownEntry } from '#server/operating/read-journal.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type Props = { words: Words['journal']; caption: string; entries: readonly ShownEntry[] }

/** A table on a wide screen, and a list of rows on a narrow one. */
export function JournalTable({ words, caption, entries }: Props) {
  return (
    <table className="w-full">
      <caption className="pb-2 text-left text-lg font-bold">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {[words.time, words.member, words.what, words.about].map((title) => (
            <th key={title} scope="col" className="py-2 pr-4 text-left text-sm text-muted">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className="border-t border-line max-sm:grid max-sm:py-2">
            <td className="py-1 pr-4 tabular-nums sm:py-2">{clockInNigeria(new Date(entry.at))}</td>
            <td className="py-1 pr-4 break-all sm:py-2">{entry.member ?? words.gone}</td>
            <td className="py-1 pr-4 sm:py-2">
              {entry.alarm ? textOfAlarm(words, entry) : textOfEntry(words, entry)}
            </td>
            <td className="py-1 tabular-nums sm:py-2">
              {typeof entry.report === 'object' ? entry.report && words.deletedReport : entry.report}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function textOfAlarm(words: Words['journal'], { alarm }: Pick<ShownEntry, 'alarm'>): string {
  if (alarm === null) return words.kinds.alarm
  return `${words.kinds.alarm}: ${fill(words.alarmTexts[alarm], { count: alarms[alarm].most })}`
}

function textOfEntry(words: Words['journal'], { kind, action }: ShownEntry): string {
  return action === null ? words.kinds[kind] : `${words.kinds[kind]}: ${words.actionsNoted[action]}`
}
