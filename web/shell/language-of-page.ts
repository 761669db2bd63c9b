/** The language that a page's data says it is in; English for a page that has no words of the catalogue yet. */
export function languageOfPage(loaderData: unknown): string {
  const words = isRecord(loaderData) ? loaderData.words : undefined
  return isRecord(words) && typeof words.lang === 'string' ? words.lang : 'en-NG'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
