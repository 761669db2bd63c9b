import { drawingPlaces } from './drawing-places.ts'
import { mailPlaces } from './mail-places.ts'
import { neighbourPlaces } from './neighbour-places.ts'
import { openPlaces } from './open-places.ts'
import { openSheetPlaces } from './open-sheet-places.ts'
import { outlookPlaces } from './outlook-places.ts'
import type { Places } from './place.ts'
import { sheetPlaces } from './sheet-places.ts'
import { slidePlaces } from './slide-places.ts'
import { wordPlaces } from './word-places.ts'

/** Files of documents, pictures in words, books, pages and mails, with a word in a place that readers do not see. */
export const allPlaces: Places = {
  ...wordPlaces,
  ...sheetPlaces,
  ...slidePlaces,
  ...openPlaces,
  ...openSheetPlaces,
  ...drawingPlaces,
  ...mailPlaces,
  ...outlookPlaces,
  ...neighbourPlaces,
}
