import type { ItemSide } from '#domain/reports/assets.ts'

export { reportLabels } from '../../shell/report-labels.ts'

export const sideNames = {
  suspectedItems: 'Suspected',
  declaredItems: 'Declared',
} as const satisfies Record<ItemSide, string>
