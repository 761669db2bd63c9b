import type { Paper, PaperBlock } from './paper.ts'

const columns = 76

/** The same paper as plain text (UTF-8 when saved), readable in any program and on any phone. */
export function writeText(paper: Paper): string {
  const head = [paper.title, '='.repeat(Math.min(columns, [...paper.title].length))]
  const lead = paper.lead ? ['', ...wrap(paper.lead)] : []
  const foot = ['', '-'.repeat(columns), ...wrap(paper.foot)]
  return `${[...head, ...lead, ...paper.blocks.flatMap(linesOf), ...foot].join('\n')}\n`
}

function linesOf(block: PaperBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return ['', '', ...wrap(block.text), '-'.repeat(Math.min(columns, [...block.text].length))]
    case 'subheading':
    case 'paragraph':
      return ['', ...wrap(block.text)]
    case 'code':
      return ['', block.text]
    case 'list':
      return ['', ...block.items.flatMap((item) => wrap(item, '- '))]
    case 'steps':
      return ['', ...block.items.flatMap((item, place) => wrap(item, `${place + 1}. `))]
    case 'facts':
      return ['', ...block.rows.flatMap(({ term, detail }) => [`${term}:`, ...wrap(detail, '  ')])]
    case 'page-break':
      return ['']
  }
}

function wrap(text: string, mark = ''): string[] {
  const indent = ' '.repeat(mark.length)
  const lines = text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, columns - mark.length))
  return lines.map((line, place) => `${place === 0 ? mark : indent}${line}`.trimEnd())
}

function wrapParagraph(paragraph: string, width: number): string[] {
  const lines = ['']
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? ''
    const joined = line === '' ? word : `${line} ${word}`
    if ([...joined].length <= width || line === '') lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}
