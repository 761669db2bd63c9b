import type { Paper, PaperBlock } from '@fitila/formats/paper/paper'
import type { Chain } from '../chain.ts'
import { chainStrength } from '../chain-strength.ts'
import type { ChainedEntry } from '../custody-log.ts'
import type { PlacedExhibit, PlacedFile } from './layout.ts'

const foot = 'Made on the device of the person who keeps the evidence, with the Fitila toolkit.'

/** The list of exhibits: every item in its order, and every file with its fingerprint. */
export function exhibitListPaper(chain: Chain, exhibits: readonly PlacedExhibit[]): Paper {
  return {
    title: 'List of exhibits',
    lead: `${chain.length} ${chain.length === 1 ? 'item' : 'items'}, ${exhibits.length} ${exhibits.length === 1 ? 'exhibit' : 'exhibits'}. ${chainStrength(chain)}, as judged by the person who made the list.`,
    blocks: chain.flatMap((item, place): PaperBlock[] => [
      { kind: 'heading', text: `${place + 1}. ${item.type}` },
      { kind: 'paragraph', text: item.description },
      {
        kind: 'facts',
        rows: [
          { term: 'Date', detail: item.date || 'Not given' },
          { term: 'Source', detail: item.source || 'Not given' },
          { term: 'Strength', detail: item.strength },
        ],
      },
      ...exhibits.filter((exhibit) => exhibit.item === item).flatMap(exhibitBlocks),
    ]),
    foot,
  }
}

function exhibitBlocks({ number, original, workingCopy }: PlacedExhibit): PaperBlock[] {
  return [
    { kind: 'subheading', text: `Exhibit ${number}, original` },
    ...fileBlocks(original),
    ...(workingCopy
      ? [{ kind: 'subheading', text: `Exhibit ${number}, clean copy` } as const, ...fileBlocks(workingCopy)]
      : []),
  ]
}

export function fileBlocks({ path, file }: PlacedFile): PaperBlock[] {
  return [
    {
      kind: 'facts',
      rows: [
        { term: 'Name', detail: file.name },
        { term: 'In the package', detail: path },
        { term: 'Size', detail: `${file.size} bytes` },
        { term: 'Last modified', detail: file.lastModified ?? 'Unknown' },
      ],
    },
    { kind: 'code', text: `SHA-256 ${file.sha256}` },
  ]
}

/** The custody log: what was done, when, in order. */
export function custodyLogPaper(entries: readonly ChainedEntry[]): Paper {
  return {
    title: 'Custody log',
    lead: 'What was done on the device, in order. Times are UTC, as the clock of the device had them.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Each entry is bound to all before it: its chain value is the SHA-256 of the chain value before it, a line feed, and the entry as JSON. The same log is in custody-log.json.',
      },
      ...entries.flatMap(({ at, action, subject, sha256, hash }): PaperBlock[] => [
        { kind: 'subheading', text: `${at}: ${action}` },
        { kind: 'paragraph', text: subject },
        { kind: 'code', text: sha256 === null ? `chain   ${hash}` : `SHA-256 ${sha256}\nchain   ${hash}` },
      ]),
    ],
    foot,
  }
}
