import type { ReportText } from '#domain/reports/fields.ts'

/** What the report itself names as a source, to choose from in fields that say `list="sources"`. */
export function SourceChoices({ text }: { text: ReportText }) {
  const items = [...text.suspectedItems, ...text.declaredItems]
  const sources = [...items.map(({ source }) => source).filter(Boolean), ...text.relevantLinks]
  return (
    <datalist id="sources">
      {[...new Set(sources)].map((source) => (
        <option key={source} value={source} />
      ))}
    </datalist>
  )
}
