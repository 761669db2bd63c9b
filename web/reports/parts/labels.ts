import {
  type ItemPart,
  type ItemSide,
  itemFieldName,
  itemParts,
  itemSides,
  mostItems,
} from '#domain/reports/assets.ts'
import type { ReportWords } from '#domain/reports/report.ts'

/** What each field of a report is called, in the form and on the page. */
export const reportLabels = {
  personName: 'Name of the person',
  position: 'Office or position',
  sector: 'Sector',
  state: 'State',
  declaredAssets: 'Declared assets',
  suspectedAssets: 'Suspected assets',
  wealthSource: 'Source of the wealth',
  evidence: 'Evidence',
  relevantLinks: 'Links',
  incidentDate: 'When it happened',
} as const satisfies Record<Exclude<keyof ReportWords, ItemSide>, string>

/** What each part of an item is called. */
export const itemLabels = {
  kind: 'Kind',
  what: 'What it is',
  where: 'Where it is',
  value: 'Value',
  currency: 'Currency',
  acquired: 'Acquired',
  source: 'Source of the figure',
} as const satisfies Record<ItemPart, string>

export const sideNames = {
  suspectedItems: 'Suspected',
  declaredItems: 'Declared',
} as const satisfies Record<ItemSide, string>

/** What a refused form calls each of its fields. */
export const fieldLabels: Record<string, string> = {
  ...reportLabels,
  ...Object.fromEntries(
    itemSides.flatMap((side) =>
      Array.from({ length: mostItems }, (_, row) =>
        itemParts.map((part) => [
          itemFieldName(side, row, part),
          `${sideNames[side]} item ${row + 1}, ${itemLabels[part]}`,
        ]),
      ).flat(),
    ),
  ),
}
