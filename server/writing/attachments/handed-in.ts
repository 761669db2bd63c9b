import type { NamedText } from '@fitila/log/encode-records'
import { fileRecords, type HandedIn, type HandedInFile } from '@fitila/receipts/handed-in'
import { type AssetItem, type ItemSide, itemFieldName, itemParts, itemSides } from '#domain/reports/assets.ts'
import { type PlainField, plainFields, type ReportText } from '#domain/reports/fields.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import { handedInUntil, openReportAbout } from './attachment-queries.ts'
import { handedInFile } from './hash-attachment.ts'

/** Everything of a report that its owner handed in, under the names that the form has for it. */
export function handedInOf(words: ReportText, files: readonly HandedInFile[]): HandedIn {
  return [...fieldsOf(words), ...itemSides.flatMap((side) => itemsOf(words, side)), ...fileRecords(files)]
}

type OfReport = { reportId: string; contentVersion: number; key: ReportKey }

/** The files of a report as the receipt of this edition speaks of them, in their order. */
export async function handedInFiles(
  application: Application,
  queries: Queries | Transaction,
  { reportId, contentVersion, key }: OfReport,
): Promise<HandedInFile[]> {
  const rows = await handedInUntil(queries, reportId, contentVersion)
  return Promise.all(rows.map((row) => handedInFile(application, row, openReportAbout(key, row))))
}

function fieldsOf(words: ReportText): NamedText[] {
  const later = plainFields.filter((name) => !isOfFormatOne(name))
  const filled = later.filter((name) => (words[name] ?? '').length > 0)
  return [...formatOne, ...filled].flatMap((name) => named(name, words[name]))
}

/**
 * The order of format 1 must not change: a receipt commits to it. Fields that came later follow, and only where they hold
 * something, so that receipts of reports from before them still fit.
 */
const formatOne = [
  ...(['personName', 'position', 'sector', 'state', 'declaredAssets', 'suspectedAssets'] as const),
  ...(['wealthSource', 'evidence', 'relevantLinks', 'incidentDate'] as const),
] satisfies PlainField[]

function isOfFormatOne(name: PlainField): boolean {
  return formatOne.some((each) => each === name)
}

function itemsOf(words: ReportText, side: ItemSide): NamedText[] {
  return words[side].flatMap((item, row) =>
    itemParts.flatMap((part) => named(itemFieldName(side, row, part), item[part])),
  )
}

type Answer = AssetItem[keyof AssetItem] | readonly string[]

/** What was left open is no record, which is not the same as an empty one. */
function named(name: string, answer: Answer): NamedText[] {
  if (answer === null) return []
  else if (typeof answer === 'string') return [[name, answer]]
  else return [[name, typeof answer === 'number' ? String(answer) : answer.join('\n')]]
}
