import { joined, latin, saveOver } from '../../pdf/vectors/make-pdf.ts'
import { pageWith } from './pdf-page.ts'

const plain = () => pageWith({ content: '' })
const within = (before: string, add: string) => {
  const bytes = plain()
  const at = Buffer.from(bytes).indexOf(before)
  return joined([bytes.subarray(0, at), latin(add), bytes.subarray(at)])
}

/** Words between the parts of a file, where its tables do not point. */
export const betweenParts: Readonly<Record<string, (mark: string) => Uint8Array>> = {
  'before the document': (mark) => joined([latin(`${mark}\n`), plain()]),
  'behind the document': (mark) => joined([plain(), latin(mark)]),
  'far behind the document': (mark) => joined([plain(), latin(`${' '.repeat(3000)}${mark}`)]),
  'in a remark of the first line': (mark) => within('1 0 obj', `% ${mark}\n`),
  'between the last object and the table': (mark) => within('xref\n', `${mark}\n`),
  'in an old version': (mark) =>
    saveOver(
      pageWith({ content: `BT /F 9 Tf 20 50 Td (${mark}) Tj ET` }),
      new Map([[4, '<</Length 0>>\nstream\n\nendstream']]),
      8,
      '/Root 1 0 R',
    ),
  'in an object that was deleted': (mark) =>
    saveOver(pageWith({ content: '', objects: [[`(${mark})`]] }), new Map([[8, 'null']]), 9, '/Root 1 0 R'),
}
