import type { Wanted } from '#domain/experts/wanted.ts'

/** What staff chose before they fill in the form: pages of files, and what the question needs. */
export type Chosen = { pages: readonly string[]; wanted: Wanted }

/** As the query of an address keeps it. */
export function chosenQuery({ pages, wanted }: Chosen): string {
  const kept = Object.entries(wanted).filter(([, value]) => value !== null)
  return String(new URLSearchParams([...pages.map((page) => ['give', page]), ...kept] as string[][]))
}

/** The page on which staff ask an expert, with what they chose so far. */
export function deskWith(reportId: string, chosen: Chosen): string {
  const query = chosenQuery(chosen)
  return `/reports/${reportId}/experts${query ? `?${query}` : ''}`
}
