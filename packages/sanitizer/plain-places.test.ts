import { expect, test } from 'vitest'
import { plainPlace } from './plain-places.ts'

test.each([
  ['docProps/core.xml', 'the document’s own notes about itself'],
  ['meta.xml', 'the document’s own notes about itself'],
  ['word/media/image1.jpeg', 'a picture in it (image1.jpeg)'],
  ['xl/worksheets/sheet12.xml', 'a sheet (number 12 in the file)'],
  ['ppt/slides/slide3.xml', 'a slide (number 3 in the file)'],
  ['photos/letter.docx', 'photos/letter.docx'],
  ['', ''],
])('the part “%s” is called “%s”', (path, words) => {
  expect(plainPlace(path)).toBe(words)
})
