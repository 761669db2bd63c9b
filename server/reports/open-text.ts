import { z } from 'zod'
import { type AssetItem, assetKinds, currencies } from '#domain/reports/assets.ts'
import { isState } from '#domain/reports/places.ts'
import type { ReportText } from '#domain/reports/report.ts'
import { isSector } from '#domain/reports/sectors.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import type { ReportRow } from './report-queries.ts'

const item: z.ZodType<AssetItem> = z.object({
  kind: z.enum(assetKinds),
  what: z.string(),
  where: z.string(),
  value: z.number().nullable(),
  currency: z.enum(currencies),
  acquired: z.string().nullable(),
  source: z.string(),
})

const schema: z.ZodType<ReportText> = z.object({
  personName: z.string(),
  position: z.string(),
  sector: z.custom<ReportText['sector']>((sector) => typeof sector === 'string' && isSector(sector)),
  state: z.custom<ReportText['state']>((state) => typeof state === 'string' && isState(state)),
  declaredAssets: z.string(),
  suspectedAssets: z.string(),
  // Reports from before there were items have none.
  declaredItems: z.array(item).default([]),
  suspectedItems: z.array(item).default([]),
  wealthSource: z.string(),
  evidence: z.string(),
  relevantLinks: z.array(z.string()),
  incidentDate: z.string().nullable(),
})

/** @throws SealBroken */
export function openText(row: Pick<ReportRow, 'contentVersion' | 'sealedWords'>, key: ReportKey): ReportText {
  return schema.parse(key.open(`words:${row.contentVersion}`, row.sealedWords))
}
