import { joined, latin, stream } from './make-pdf.ts'
import {
  changed,
  document,
  hex,
  lzw,
  page,
  resources,
  rowsOf,
  usual,
  withTableStream,
  words,
} from './odd-parts.ts'
import type { OddPdf } from './odd-pdf.ts'

/** Odd ways to put a file together: tables, lengths, pages and packings. */
export const oddStructures: Record<string, OddPdf> = {
  'a table stream': { bytes: withTableStream('[1 2 1]', rowsOf) },
  'a table stream with wrong widths': { bytes: withTableStream('[1 3 1]', rowsOf) },
  'a table stream without widths': { bytes: withTableStream('[]', rowsOf) },
  'a table that points to the wrong places': {
    bytes: changed(document({}), /^(\d{10})( 00000 n)/gm, '0000000020$2'),
  },
  'a table that starts at one': { bytes: changed(document({}), 'xref\n0 6', 'xref\n1 6') },
  'no table': { bytes: changed(document({}), /xref\n0[\s\S]*trailer/, 'trailer') },
  'no trailer': { bytes: changed(document({}), /xref\n0[\s\S]*/, '') },
  'a hybrid table that leads nowhere': { bytes: document({}, '/Root 1 0 R /XRefStm 999999') },
  'generations that disagree': { bytes: changed(document({}), '4 0 obj', '4 7 obj') },
  'an end of a stream that is missing': { bytes: changed(document({}), '\nendstream', '') },
  'a length that is too short': { bytes: changed(document({}), /\/Length \d+/, '/Length 3') },
  'words of the file format on a page whose length is wrong': {
    bytes: document({
      content: ['<</Length 9>>\nstream\nBT /SECRET-font-0dd 12 Tf 20 60 Td (a startxref) Tj ET\nendstream'],
    }),
  },
  'a length that is too long': { bytes: changed(document({}), /\/Length \d+/, '/Length 99999') },
  'a length elsewhere': {
    bytes: document({
      content: [`<</Length 6 0 R>>\nstream\n${words}\nendstream`],
      more: [[`${words.length}`]],
    }),
  },
  'a length that leads to itself': {
    bytes: document({ content: [`<</Length 4 0 R>>\nstream\n${words}\nendstream`] }),
  },
  'junk before the header': { bytes: joined([latin('junk\r\n\r\n'), document({})]) },
  'an unknown version': { bytes: changed(document({}), '%PDF-1.7', '%PDF-9.x') },
  'PDF 2.0': { bytes: changed(document({}), '%PDF-1.7', '%PDF-2.0') },
  'pages without a type': {
    bytes: document({
      catalog: ['<</Pages 2 0 R>>'],
      tree: ['<</Kids [3 0 R] /Count 1>>'],
      page: [`<</Parent 2 0 R /MediaBox [0 0 200 100] ${usual}>>`],
    }),
  },
  'a wrong count of pages': { bytes: document({ tree: ['<</Type /Pages /Kids [3 0 R] /Count 40>>'] }) },
  'a count below nothing': { bytes: document({ tree: ['<</Type /Pages /Kids [3 0 R] /Count -1>>'] }) },
  'branches in a circle': { bytes: document({ tree: ['<</Type /Pages /Kids [3 0 R 2 0 R] /Count 1>>'] }) },
  'no pages': {
    bytes: document({ tree: ['<</Type /Pages /Kids [] /Count 0>>'], page: ['null'] }),
    refused: 'broken',
  },
  'everything inherited': {
    bytes: document({
      tree: [`<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 100] /Rotate 90 ${resources}>>`],
      page: ['<</Type /Page /Parent 2 0 R /Contents 4 0 R>>'],
    }),
  },
  'a page of negative places': { bytes: document({ page: page(usual, '/MediaBox [-50 -20 150 80]') }) },
  'a page upside down': { bytes: document({ page: page(usual, '/MediaBox [200 100 0 0]') }) },
  'a page without a size': { bytes: document({ page: page(usual, '') }) },
  'a page within a larger one': {
    bytes: document({ page: page(usual, '/MediaBox [0 0 400 300] /CropBox [10 40 120 90]') }),
  },
  'a rotation that is no right angle': { bytes: document({ page: page(`${usual} /Rotate 450`) }) },
  'contents cut in the middle of a word': {
    bytes: document({
      page: page(`/Contents [4 0 R 6 0 R] ${resources}`),
      content: stream('', 'BT /SECRET-font-0dd 12 Tf 20 60 Td (Seen '),
      more: [stream('', 'words) Tj ET')],
    }),
  },
  'contents with gaps': {
    bytes: document({ page: page(`/Contents [null 4 0 R 99 0 R 3 0 R] ${resources}`) }),
  },
  'contents that never end': { bytes: document({ content: stream('', `${words} q q BT (open`) }) },
  'packings within packings': {
    bytes: document({
      content: stream(
        '/Filter [/ASCIIHexDecode /ASCII85Decode /RunLengthDecode] /DecodeParms [null null null]',
        hex('<~!<N~>'),
      ),
    }),
  },
  'a packing that nobody knows': { bytes: document({ content: stream('/Filter /SECRET-0dd', words) }) },
  'the lock that locks nothing': {
    bytes: document({ content: stream('/Filter /Crypt /DecodeParms <</Name /Identity>>', words) }),
  },
  'a lock for its attachments alone': {
    bytes: document(
      {
        more: [
          [
            '<</Filter /Standard /V 5 /R 6 /Length 256 /P -1028 /O (o) /U (u) /OE (oe) /UE (ue) /Perms (p) /CF <</StdCF <</AuthEvent /EFOpen /CFM /AESV3 /Length 32>>>> /EFF /StdCF /StmF /Identity /StrF /Identity>>',
          ],
        ],
      },
      '/Root 1 0 R /Encrypt 6 0 R',
    ),
  },
  'LZW that changes early': { bytes: lzw(true) },
  'LZW that changes late': { bytes: lzw(false) },
}
