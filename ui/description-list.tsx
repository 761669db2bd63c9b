import type { ReactNode } from 'react'

export type Description = { term: string; detail: ReactNode }

/** Terms and their values: one under the other on a phone, side by side where there is room. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className="divide-y divide-line">
      {items.map(({ term, detail }) => (
        <div key={term} className="py-2.5 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
          <dt className="text-sm text-muted sm:pt-0.5">{term}</dt>
          <dd className="whitespace-pre-line">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
