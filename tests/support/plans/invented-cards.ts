import type { ExportFormat } from '#domain/finding/export-formats.ts'
import type { ListExport } from '#server/finding/export/export-list.ts'
import { writeExport } from '#server/finding/export/write-export.ts'
import type { PublicCard } from '#server/finding/present-cards.ts'
import { wordsIn } from '#words/catalogue.ts'

/** So many public entries of an export, three invented reports to each invented conviction. */
export async function* inventedCards(most: number): ListExport['cards'] {
  for (let row = 0; row < most; row += 1) yield row % 4 === 3 ? conviction(row) : report(row)
  return { rows: most, isWhole: true }
}

/** As long as an excerpt of the list is, and different in each row, so that it does not compress to nothing. */
function textOf(row: number): string {
  return `Invented sample ${row}: "${(row * 7919).toString(36)}" was paid twice, ${'and no road was built, '.repeat(12)}`
}

function report(row: number): PublicCard {
  return {
    ...{ kind: 'report', id: `00000000-0000-4000-8000-${String(row).padStart(12, '0')}`, status: 'approved' },
    ...{ referenceNumber: `WR-${row}`, wrongKind: 'contract', personName: `Misali Kirkira ${row}` },
    ...{ position: 'Director of Works', sector: 'works_housing_transport', state: 'Kaduna' },
    ...{ credibilityRating: 4, verificationMethod: 'document_check', excerpt: textOf(row) },
    ...{ correctionNotice: null, acquittedOn: null, disputedOn: null, correctedAt: null, changedAt: null },
    ...{ publishedAt: '2026-11-21', retractedAt: null, amounts: [], restsOn: [], matches: [] },
  }
}

function conviction(row: number): PublicCard {
  return {
    ...{ kind: 'archive', id: `10000000-0000-4000-8000-${String(row).padStart(12, '0')}` },
    ...{ referenceNumber: `ARC-${row}`, name: `=Misali ${row}`, state: 'Kano', offense: textOf(row) },
    ...{ courtLocation: 'High Court', convictionDate: '2020-05-01', sentence: 'One year' },
    ...{ appealStatus: 'none_known', isSample: true, credibilityRating: 5, matches: [] },
  }
}

/** A whole file of so many invented entries. */
export async function writtenWhole(format: ExportFormat, rows: number): Promise<Buffer> {
  const about = { madeOn: '2026-11-21', filters: 'state=Kano', search: '', log: null, most: rows }
  const site = { publicUrl: 'https://fitila.example', words: wordsIn('en').exportFile }
  const pieces: Buffer[] = []
  for await (const piece of writeExport(format, { about, cards: inventedCards(rows) }, site))
    pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}
