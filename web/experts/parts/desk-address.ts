/** The page on which staff ask an expert, with the pages of files that they chose so far. */
export function deskWith(reportId: string, chosen: readonly string[]): string {
  const query = new URLSearchParams(chosen.map((each) => ['give', each]))
  return `/reports/${reportId}/experts${query.size > 0 ? `?${query}` : ''}`
}
