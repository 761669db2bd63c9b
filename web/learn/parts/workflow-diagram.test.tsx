import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wordsIn } from '#words/catalogue.ts'
import { stations } from '../workflow-chart.ts'
import { WorkflowDiagram } from './workflow-diagram.tsx'

const all = stations()

test('the words in each box of the workflow stay within it, and none is lost', () => {
  const drawing = renderToStaticMarkup(
    <WorkflowDiagram words={wordsIn('en').methodology} names={wordsIn('en')} stations={all} />,
  )
  const boxes = drawing.split('<g>').filter((group) => group.includes('rx="10"'))
  expect(boxes).toHaveLength(all.length)
  for (const [index, box] of boxes.entries()) {
    const width = Number(/<rect[^>]* width="([\d.]+)"/.exec(box)?.[1])
    const lines = [...box.matchAll(/font-?[sS]ize="13">([^<]*)</g)].map(([, line = '']) => line)
    for (const line of lines) expect(line.length * 7).toBeLessThanOrEqual(width)
    const steps = all[index]?.staying.map((step) => wordsIn('en').stepNames[step]) ?? []
    expect(lines.join(' ')).toBe(steps.join(', '))
  }
})
