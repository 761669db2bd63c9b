import { foldText } from '@fitila/names/text/fold'
import type { ArchiveRecord, ArchiveSource } from './archive-record.ts'

/**
 * What two rows about one conviction share: the name and the charge number, or where there is none the name, the court
 * and the date; whatever the capitals, accents and punctuation.
 */
export function convictionIdentity({
  name,
  chargeNo,
  courtLocation,
  convictionDate,
}: Pick<ArchiveRecord, 'name' | 'courtLocation' | 'convictionDate'> &
  Pick<ArchiveSource, 'chargeNo'>): string {
  const parts = chargeNo ? ['charge', name, chargeNo] : ['court', name, courtLocation, convictionDate]
  return parts
    .map((part) =>
      foldText(part)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|')
}
