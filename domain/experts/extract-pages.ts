/** A strip across the whole width of a page that is blacked out: in percent of its height, from the top. */
export type Strip = { from: number; to: number }

/** One page of a file as an expert sees it. */
export type ExtractPage = { attachmentId: string; page: number; strips: readonly Strip[] }

/** Of one assignment. */
export const mostExtractPages = 4
export const mostStrips = 12
export const lastPage = 9_999

/** `0-20, 60-75`. @returns null for what is no list of strips */
export function parseStrips(text: string): Strip[] | null {
  const pieces = text
    .split(/[,\s]+/)
    .map((piece) => piece.trim())
    .filter(Boolean)
  if (pieces.length > mostStrips) return null
  const strips = pieces.map((piece) => {
    const [, from = '', to = ''] = /^(\d{1,3})[-–](\d{1,3})$/.exec(piece) ?? []
    return from === '' ? null : { from: Number(from), to: Number(to) }
  })
  return strips.every((strip) => strip !== null && strip.from < strip.to && strip.to <= 100)
    ? strips.filter((strip) => strip !== null)
    : null
}

export function writeStrips(strips: readonly Strip[]): string {
  return strips.map(({ from, to }) => `${from}-${to}`).join(', ')
}

/** As a form carries it: the file, the page and its strips. */
export function writeExtractPage({ attachmentId, page, strips }: ExtractPage): string {
  return `${attachmentId}:${page}:${writeStrips(strips)}`
}

/** @returns null for a text that is no such page */
export function parseExtractPage(text: string): ExtractPage | null {
  const [, attachmentId = '', page = '', written = ''] =
    /^([0-9a-f-]{36}):(\d{1,4}):([\d,\s–-]*)$/.exec(text) ?? []
  const strips = parseStrips(written)
  if (attachmentId === '' || Number(page) < 1 || strips === null) return null
  return { attachmentId, page: Number(page), strips }
}
