import type { ItemSide } from '#domain/reports/assets.ts'

export { reportLabels } from '#words/in-scripts/report-labels.ts'

export const sideNames = {
  suspectedItems: 'Suspected',
  declaredItems: 'Declared',
} as const satisfies Record<ItemSide, string>
