import type { Paper, PaperBlock } from './paper.ts'
import { breakLines } from './set-lines.ts'
import { type Face, setText } from './set-text.ts'

/** Points; A4, from the lower left corner as in PDF. */
export const page = { width: 595, height: 842, margin: 57, foot: 62 }

export type Line = { codes: readonly number[]; x: number; y: number; face: Face; size: number }

type Style = { face: Face; size: number; before: number; indent: number; leading: number }

const styles = {
  title: { face: 'bold', size: 20, before: 0, indent: 0, leading: 25 },
  lead: { face: 'regular', size: 11, before: 6, indent: 0, leading: 15 },
  heading: { face: 'bold', size: 14, before: 20, indent: 0, leading: 18 },
  subheading: { face: 'bold', size: 11, before: 13, indent: 0, leading: 15 },
  paragraph: { face: 'regular', size: 11, before: 7, indent: 0, leading: 15 },
  item: { face: 'regular', size: 11, before: 4, indent: 20, leading: 15 },
  code: { face: 'fixed', size: 9, before: 5, indent: 0, leading: 12 },
} as const satisfies Record<string, Style>

/** The lines of every page, without the foot. */
export function layOut(paper: Paper): Line[][] {
  const pages: Line[][] = [[]]
  let y = page.height - page.margin

  function write(text: string, style: Style, mark = '') {
    const { face, size, before, indent, leading } = style
    const lines = breakLines(setText(text, face).codes, {
      face,
      size,
      width: page.width - 2 * page.margin - indent,
    })
    y -= pages.at(-1)?.length === 0 ? 0 : before
    // A heading goes over with the text below it, and a line is never alone below the foot.
    const together = style.face === 'bold' ? leading * (lines.length + 2) : leading
    if (y - together < page.foot) startPage()
    for (const [place, codes] of lines.entries()) {
      if (y - leading < page.foot) startPage()
      y -= leading
      if (place === 0 && mark)
        pages.at(-1)?.push({ codes: setText(mark, face).codes, x: page.margin, y, face, size })
      pages.at(-1)?.push({ codes, x: page.margin + indent, y, face, size })
    }
  }

  function startPage() {
    if (pages.at(-1)?.length !== 0) pages.push([])
    y = page.height - page.margin
  }

  function writeBlock(block: PaperBlock) {
    switch (block.kind) {
      case 'heading':
      case 'subheading':
      case 'paragraph':
      case 'code':
        return write(block.text, styles[block.kind])
      case 'list':
        return block.items.forEach((item) => void write(item, styles.item, '•'))
      case 'steps':
        return block.items.forEach((item, place) => void write(item, styles.item, `${place + 1}.`))
      case 'facts':
        return block.rows.forEach(({ term, detail }) => {
          write(term, { ...styles.paragraph, face: 'bold' })
          write(detail, { ...styles.paragraph, before: 1 })
        })
      case 'page-break':
        return startPage()
    }
  }

  write(paper.title, styles.title)
  if (paper.lead) write(paper.lead, styles.lead)
  for (const block of paper.blocks) writeBlock(block)
  return pages
}
