import { oddDrawings } from './odd-drawings.ts'
import { oddLooks } from './odd-looks.ts'
import type { OddPdf } from './odd-pdf.ts'
import { oddStructures } from './odd-structures.ts'

/** Every one is drawn by readers, or refused for the reason beside it. */
export const oddPdfs: Record<string, OddPdf> = { ...oddStructures, ...oddDrawings, ...oddLooks }
