/** A report to be saved or printed, before it is PDF or text. Every text is plain; a link is its address, written out. */
export type Paper = {
  title: string
  /** One line under the title. */
  lead?: string
  blocks: readonly PaperBlock[]
  /** Small, at the foot of every page of the PDF and at the end of the text. */
  foot: string
}

export type PaperBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'subheading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly { term: string; detail: string }[] }
  /** Fixed width, broken anywhere: a SHA-256, a command. */
  | { kind: 'code'; text: string }
  | { kind: 'page-break' }
