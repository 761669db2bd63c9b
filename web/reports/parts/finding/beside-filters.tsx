import type { ReactNode } from 'react'
import { FilterForm, type FilterFormProps } from './filter-form.tsx'

/** A list with its filters: folded above it on a phone, open beside it on a wide screen. */
export function BesideFilters({ children, ...form }: FilterFormProps & { children: ReactNode }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
      <FilterForm {...form} />
      <div className="min-w-0 space-y-6">{children}</div>
    </div>
  )
}
