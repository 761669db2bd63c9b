import type { FieldName } from '#domain/reports/fields.ts'

/** In which part of the form a field is asked for; within a part, in this order. */
const partOf = {
  ...{ personName: 0, position: 0, sector: 0, state: 0 },
  ...{ suspectedAssets: 1, suspectedItems: 1, declaredAssets: 1, declaredItems: 1 },
  ...{ wealthSource: 2, evidence: 2 },
  ...{ relevantLinks: 3, incidentDate: 3 },
} as const satisfies Record<FieldName, number>

export const fieldsOfForm = Object.keys(partOf) as FieldName[]

export const formParts = Map.groupBy(fieldsOfForm, (name) => partOf[name])
