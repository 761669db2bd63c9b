/** A number of the public list as it was typed: the whole, its beginning, or the last five digits. */
export type SoughtNumber = { kind: 'whole' | 'beginning' | 'end'; text: string }

/**
 * Reads a report's number (WR-26112233767) or a conviction's (EFCC-2021-0001), also without its letters or hyphens, and the
 * part that a person remembers. None where what was typed can be no number.
 */
export function readNumber(typed: string): SoughtNumber[] {
  const bare = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
  return [...reportNumbers(bare), ...convictionNumbers(bare)]
}

function reportNumbers(bare: string): SoughtNumber[] {
  const [, letters, digits = ''] = /^(WR)?(\d{4,12})$/.exec(bare) ?? []
  if (digits.length >= 11) return [{ kind: 'whole', text: `WR-${digits}` }]
  const isBeginning = letters !== undefined || digits.length >= 6
  return [
    ...(digits !== '' && isBeginning ? [{ kind: 'beginning', text: `WR-${digits}` } as const] : []),
    ...(digits.length === 5 ? [{ kind: 'end', text: digits } as const] : []),
  ]
}

function convictionNumbers(bare: string): SoughtNumber[] {
  const [, agency, year, running = ''] = /^([A-Z]{3,6})(\d{4})(\d{0,4})$/.exec(bare) ?? []
  if (!agency) return []
  return [{ kind: running.length === 4 ? 'whole' : 'beginning', text: `${agency}-${year}-${running}` }]
}
