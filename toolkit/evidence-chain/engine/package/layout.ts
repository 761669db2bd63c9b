import { plainFileName } from '../bag/safe-path.ts'
import type { Chain } from '../chain.ts'
import type { EvidenceItem, Exhibit, SealedFile } from '../evidence-item.ts'

export const paths = {
  exhibits: 'data/exhibits.json',
  exhibitList: 'data/exhibit-list.pdf',
  log: 'data/custody-log.json',
  logSignature: 'data/custody-log-signature.json',
  logPaper: 'data/custody-log.pdf',
  certificate: 'data/certificate-section-84-draft.pdf',
  declaration: 'bagit.txt',
  info: 'bag-info.txt',
  manifest: 'manifest-sha256.txt',
  tagManifest: 'tagmanifest-sha256.txt',
  howToVerify: 'VERIFY.txt',
} as const

export type PlacedFile = { path: string; file: SealedFile }
export type PlacedExhibit = {
  /** `3.2`: the second exhibit of the third item. */
  number: string
  item: EvidenceItem
  exhibit: Exhibit
  original: PlacedFile
  workingCopy: PlacedFile | null
}

/** Where every file of a chain is in its package, in the order of the chain. */
export function placeExhibits(chain: Chain): PlacedExhibit[] {
  return chain.flatMap((item, itemIndex) =>
    item.exhibits.map((exhibit, index) => {
      const prefix = `${String(itemIndex + 1).padStart(2, '0')}-${index + 1}`
      const placed = (folder: string, file: SealedFile) => ({
        path: `data/${folder}/${prefix}-${plainFileName(file.name)}`,
        file,
      })
      return {
        number: `${itemIndex + 1}.${index + 1}`,
        item,
        exhibit,
        original: placed('exhibits', exhibit.original),
        workingCopy: exhibit.cleanCopy && placed('working-copies', exhibit.cleanCopy),
      }
    }),
  )
}

export function filesOf(exhibits: readonly PlacedExhibit[]): PlacedFile[] {
  return exhibits.flatMap(({ original, workingCopy }) => (workingCopy ? [original, workingCopy] : [original]))
}
