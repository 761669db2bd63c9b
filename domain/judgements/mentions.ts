import { companiesIn } from '@fitila/names/company-names'
import { fieldNames, isPublished, isWritten, type ReportText } from '../reports/fields.ts'

/** What a record of the public list can name, and what pages there are about. */
export const namedKinds = ['person', 'office', 'company'] as const
export type NamedKind = (typeof namedKinds)[number]

/**
 * One name in one record. `key` is what a judgement is bound to: for a person and an office the very words of the record, so that
 * a judgement ends where they are corrected; for a company the words that its writings have in common.
 */
export type Mention = { about: NamedKind; key: string; shown: string }

/** Whom and what the public text of a report names. */
export function mentionsOfReport(text: ReportText): Mention[] {
  const { personName, position } = text
  return [
    { about: 'person', key: personName, shown: personName },
    { about: 'office', key: position, shown: position },
    ...companiesOf([...writtenIn(text), ...itemsIn(text)]),
  ]
}

/** A court convicts a person or a company. It names no office. */
export function mentionsOfConviction({ name }: { name: string }): Mention[] {
  const companies = companiesOf([name])
  return companies.length > 0 ? companies : [{ about: 'person', key: name, shown: name }]
}

/** As a part of an address. */
export function slugOf(key: string): string {
  return key.replaceAll(' ', '-')
}

function companiesOf(texts: readonly string[]): Mention[] {
  const found = new Map<string, Mention>()
  for (const { key, shown } of texts.flatMap((text) => companiesIn(text)))
    if (!found.has(key)) found.set(key, { about: 'company', key, shown })
  return [...found.values()]
}

function writtenIn(text: ReportText): string[] {
  return fieldNames.flatMap((name) => (isPublished(name) && isWritten(name) ? [text[name]] : []))
}

function itemsIn({ suspectedItems, declaredItems }: ReportText): string[] {
  return [...suspectedItems, ...declaredItems].flatMap(({ what, where }) => [what, where])
}
