import type { FieldName } from '#domain/reports/fields.ts'

/** On which page of the form a field is asked for; within a page, in this order. */
const partOf = {
  wrongKind: 0,
  ...{ personName: 1, position: 1 },
  ...{ sector: 2, state: 2, place: 2 },
  ...{ whatHappened: 3, suspectedAssets: 3, suspectedItems: 3, declaredAssets: 3, declaredItems: 3 },
  wealthSource: 3,
  ...{ incidentDate: 4, amount: 4 },
  ...{ evidence: 5, relevantLinks: 5 },
  witnesses: 6,
  mustNotSee: 7,
} as const satisfies Record<FieldName, number>

export const fieldsOfForm = Object.keys(partOf) as FieldName[]

export const formParts = Map.groupBy(fieldsOfForm, (name) => partOf[name])

export const lastPart = Math.max(...formParts.keys())

/** The page of a field, or of a part of an item; null for what is on none. */
export function partOfField(name: string): number | null {
  const [field = ''] = name.split('.')
  return new Map<string, number>(Object.entries(partOf)).get(field) ?? null
}
