import { filmPlaces } from './film-places.ts'
import { betweenParts } from './pdf-broken.ts'
import { carriedWords } from './pdf-carried.ts'
import { asNumbers, wordsInFonts } from './pdf-fonts.ts'
import { type PageParts, pageWith } from './pdf-page.ts'
import { surplusData } from './pdf-surplus.ts'
import { hiddenLayers, unseenPictures, unseenWords } from './pdf-unseen.ts'
import { gifPlaces, jpegPlaces, otherPicturePlaces, pngPlaces } from './picture-places.ts'
import { markOf, type Place } from './place.ts'

type Makers = Readonly<Record<string, (mark: string) => Uint8Array>>
type Pages = Readonly<Record<string, (mark: string) => PageParts>>

function placesOf(prefix: string, makers: Makers): Place[] {
  return Object.entries(makers).map(([name, make]) => {
    const mark = markOf(`${prefix}${name}`)
    // Some places hold fewer letters than the whole word has.
    return { name: `${prefix}${name}`, bytes: make(mark), markers: [mark.slice(0, 7), asNumbers(mark)] }
  })
}

function pagesOf(prefix: string, makers: Pages): Place[] {
  const files = Object.entries(makers).map(([name, make]) => [name, (mark: string) => pageWith(make(mark))])
  return placesOf(prefix, Object.fromEntries(files))
}

/** All places of PDFs and pictures, each with a file of its own. */
export function allPlaces(): Place[] {
  return [
    ...pagesOf('PDF: words ', unseenWords),
    ...pagesOf('PDF: words ', hiddenLayers),
    ...pagesOf('PDF: a picture ', unseenPictures),
    ...pagesOf('PDF: ', carriedWords),
    ...pagesOf('PDF: ', surplusData),
    ...pagesOf('PDF, fonts: ', wordsInFonts),
    ...placesOf('PDF, file: ', betweenParts),
    ...placesOf('JPEG: ', jpegPlaces),
    ...placesOf('PNG: ', pngPlaces),
    ...placesOf('GIF: ', gifPlaces),
    ...placesOf('', otherPicturePlaces),
    ...placesOf('', filmPlaces),
  ]
}
