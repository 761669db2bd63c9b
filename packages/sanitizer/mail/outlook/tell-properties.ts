import type { Sort, Work } from '../../contract.ts'
import { dateInWords, distinctive, inOneLine } from '../../images/in-words.ts'
import type { Properties } from './properties.ts'

/** What is told by its value, besides what other mails have in their heads (MS-OXPROPS). */
const told: readonly { ids: readonly number[]; sort: Sort; what: string }[] = [
  { ids: [0x3ff8, 0x4038], sort: 'person', what: 'Who made the file' },
  { ids: [0x3ffa, 0x4039], sort: 'person', what: 'Who changed it last' },
  { ids: [0x0e28, 0x0e29], sort: 'person', what: 'The account it was sent with' },
  { ids: [0x3007], sort: 'time', what: 'When the file was made' },
  { ids: [0x3008], sort: 'time', what: 'When it was changed last' },
]

/** What is carried over, says how the mail is written, or is told with the heads. */
const others = new Set([
  ...[0x0037, 0x003d, 0x0e1d, 0x1000, 0x1009, 0x1013, 0x1016, 0x001a, 0x0e1f, 0x3fde, 0x3ffd, 0x340d],
  ...[0x007d, 0x0c1a, 0x0c1f, 0x5d01, 0x0042, 0x0065, 0x5d02, 0x0050, 0x0040, 0x0076, 0x5d07, 0x0044, 0x0078],
  ...[0x5d08, 0x0e04, 0x0e03, 0x0e02, 0x1035, 0x1042, 0x1039, 0x0039, 0x0e06],
])

/** Tells what Outlook says of a mail and other mails do not have. All of it goes. */
export function tellProperties(properties: Properties, work: Work): void {
  const rest = new Set(properties.ids().filter((id) => !others.has(id)))
  for (const { ids, sort, what } of told) {
    const values = ids.flatMap((id) => properties.text(id) ?? properties.time(id) ?? [])
    for (const id of ids) rest.delete(id)
    const line = [...new Set(values)].filter((value) => value.trim() !== '')
    if (line.length === 0) continue
    work.findings.removed({
      sort,
      text: `${what}: ${line.map((value) => (sort === 'time' ? dateInWords(value) : inOneLine(value))).join(', ')}, removed`,
      identifying: sort === 'time' ? [] : line.flatMap(distinctive),
    })
  }
  if (rest.size > 0)
    work.findings.removed({
      sort: 'identifier',
      text: `${rest.size} ${rest.size === 1 ? 'note' : 'notes'} of Outlook and its server that the mail does not show, removed`,
    })
}
