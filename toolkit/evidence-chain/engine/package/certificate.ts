import type { Paper, PaperBlock } from '@fitila/formats/paper/paper'
import type { PlacedExhibit } from './layout.ts'
import { filesOf } from './layout.ts'

const blank = '______________________________'

/**
 * A draft of the certificate that section 84 of the Evidence Act 2011 asks for with computer records: the document and
 * how it was produced, the device, the four conditions, and a signature. Nothing in it is filled in for the person.
 */
export function certificatePaper(exhibits: readonly PlacedExhibit[]): Paper {
  return {
    title: 'Certificate under section 84 of the Evidence Act 2011',
    lead: 'DRAFT, not signed. A lawyer should check the wording, also against the Evidence (Amendment) Act 2023.',
    blocks: [
      { kind: 'heading', text: 'Before you fill this in' },
      {
        kind: 'paragraph',
        text: 'Whoever signs this is known by name to the court and to the other side. If you want to stay unnamed, do not sign; speak with a lawyer about who else could. Sign only what is true of your device. Courts have also accepted a witness instead of a certificate.',
      },
      { kind: 'heading', text: '1. Who certifies' },
      {
        kind: 'facts',
        rows: [
          { term: 'Full name', detail: blank },
          { term: 'Position', detail: blank },
          { term: 'Address', detail: blank },
        ],
      },
      {
        kind: 'paragraph',
        text: 'I was responsible for the device named below, or for the activity for which it was used.',
      },
      { kind: 'heading', text: '2. The device' },
      {
        kind: 'facts',
        rows: [
          { term: 'Kind, make, model', detail: blank },
          { term: 'Serial number', detail: blank },
          { term: 'Operating system', detail: blank },
          { term: 'Used from, to', detail: blank },
        ],
      },
      { kind: 'heading', text: '3. The documents and how they were produced' },
      {
        kind: 'paragraph',
        text: `This certificate is about the files listed here. They were produced by (scan, photograph, download, export, recording; say for each): ${blank} ${blank}`,
      },
      ...filesOf(exhibits).flatMap(({ path, file }): PaperBlock[] => [
        { kind: 'paragraph', text: `${path} (${file.size} bytes)` },
        { kind: 'code', text: `SHA-256 ${file.sha256}` },
      ]),
      { kind: 'heading', text: '4. The conditions of section 84(2)' },
      {
        kind: 'paragraph',
        text: 'Strike out what is not true, and explain it.',
      },
      {
        kind: 'steps',
        items: [
          'During the period the device was used regularly to store or process information for activities that were regularly carried on.',
          'During that period information of the kind contained in the documents was regularly supplied to the device in the ordinary course of those activities.',
          'During the material part of that period the device was operating properly; or, where it was not, this did not affect the production of the documents or their accuracy.',
          'The information in the documents reproduces, or is derived from, information supplied to the device in the ordinary course of those activities.',
        ],
      },
      { kind: 'heading', text: '5. Signature' },
      { kind: 'paragraph', text: 'To the best of my knowledge and belief what I state here is true.' },
      {
        kind: 'facts',
        rows: [
          { term: 'Signature', detail: blank },
          { term: 'Date', detail: blank },
          { term: 'Place', detail: blank },
        ],
      },
    ],
    foot: 'Draft made with the Fitila toolkit. Information, not legal advice.',
  }
}
