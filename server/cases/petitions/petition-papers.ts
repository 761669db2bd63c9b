import { writePdf } from '@fitila/formats/paper/write-pdf'
import { petitionNumber } from '#domain/cases/petitions.ts'
import { wordsIn } from '#words/catalogue.ts'
import { fill } from '#words/fill.ts'

type Paper = Parameters<typeof writePdf>[0]
type Block = Paper['blocks'][number]

/** As it is in the package, under the name that it has there. */
export type NamedExhibit = { name: string; size: number; sha256: string }

export type PackagedPaper = { name: string; bytes: Uint8Array }

/** The papers of a package. The same petition gives the same bytes: no day, no name of staff and nothing of the report's number is in them. */
export function petitionPapers(
  id: string,
  { letter, exhibits }: { letter: string; exhibits: readonly NamedExhibit[] },
): PackagedPaper[] {
  const words = wordsIn('en').petitionPapers
  const number = petitionNumber(id)
  const foot = `${number}. ${words.foot}`
  const listed = exhibits.flatMap(({ name, size, sha256 }, place): Block[] => [
    { kind: 'paragraph', text: fill(words.exhibit, { number: place + 1, name, size }) },
    { kind: 'code', text: fill(words.hash, { sha256 }) },
  ])
  const letterPaper: Paper = {
    title: fill(words.title, { number }),
    blocks: letter.split('\n').flatMap((text): Block[] => (text.trim() ? [{ kind: 'paragraph', text }] : [])),
    foot,
  }
  const list: Paper = {
    title: fill(words.list, { number }),
    lead: words.listLead,
    blocks: listed.length > 0 ? listed : [{ kind: 'paragraph', text: words.none }],
    foot,
  }
  return [
    { name: 'letter.pdf', bytes: writePdf(letterPaper) },
    { name: 'letter.txt', bytes: Buffer.from(`${letter}\n`) },
    { name: 'exhibits.pdf', bytes: writePdf(list) },
    // As `sha256sum -c` reads it.
    {
      name: 'exhibits-sha256.txt',
      bytes: Buffer.from(exhibits.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('')),
    },
    { name: 'certificate-draft.pdf', bytes: writePdf(certificate(listed, foot)) },
  ]
}

function certificate(listed: readonly Block[], foot: string): Paper {
  const words = wordsIn('en').petitionPapers
  const { terms, dots } = words
  const blanks = (...names: (keyof typeof terms)[]): Block => ({
    kind: 'facts',
    rows: names.map((name) => ({ term: terms[name], detail: dots })),
  })
  return {
    title: words.certificate,
    lead: words.certificateLead,
    blocks: [
      { kind: 'paragraph', text: words.before },
      { kind: 'heading', text: words.who84 },
      blanks('name', 'position', 'address'),
      { kind: 'heading', text: words.device },
      blanks('kind', 'serial', 'used'),
      { kind: 'heading', text: words.documents },
      ...(listed.length > 0 ? listed : [{ kind: 'paragraph', text: words.none } as const]),
      { kind: 'heading', text: words.conditions },
      { kind: 'steps', items: [...words.conditionList] },
      { kind: 'heading', text: words.signature },
      blanks('signed', 'date', 'at'),
    ],
    foot,
  }
}
