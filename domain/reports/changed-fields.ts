import { type FieldName, fieldNames, type ReportText } from './fields.ts'

/** The fields that say something else in two versions of one report, in the order of the form. */
export function changedFields(before: ReportText, after: ReportText): FieldName[] {
  return fieldNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
