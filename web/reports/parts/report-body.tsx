import type { ReactNode } from 'react'
import type { ReportWords } from '#domain/reports/report.ts'
import { sectorNames } from '#domain/reports/sectors.ts'
import { DescriptionList } from '#ui/description-list.tsx'
import { partialDay } from '../../dates.ts'
import { ItemList } from './item-list.tsx'
import { reportLabels } from './labels.ts'

/** The report itself, field by field; what was left empty is left out. */
export function ReportBody({ words }: { words: ReportWords }) {
  const { relevantLinks, incidentDate, suspectedItems, declaredItems } = words
  const items = [
    { name: 'position', detail: words.position },
    { name: 'sector', detail: sectorNames[words.sector] },
    { name: 'state', detail: words.state },
    { name: 'incidentDate', detail: incidentDate && partialDay(incidentDate) },
    { name: 'suspectedAssets', detail: withItems(words.suspectedAssets, suspectedItems) },
    { name: 'declaredAssets', detail: withItems(words.declaredAssets, declaredItems) },
    { name: 'wealthSource', detail: words.wealthSource },
    { name: 'evidence', detail: words.evidence },
    { name: 'relevantLinks', detail: relevantLinks.length > 0 && <LinkList links={relevantLinks} /> },
  ] as const
  return (
    <DescriptionList
      items={items
        .filter(({ detail }) => detail)
        .map(({ name, detail }) => ({ term: reportLabels[name], detail }))}
    />
  )
}

function withItems(text: string, items: ReportWords['suspectedItems']): ReactNode {
  if (items.length === 0) return text
  return (
    <>
      {text}
      <ItemList items={items} />
    </>
  )
}

function LinkList({ links }: { links: readonly string[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link}>
          <a href={link} rel="noreferrer noopener nofollow ugc" className="break-all text-link underline">
            {link}
          </a>
        </li>
      ))}
    </ul>
  )
}
