import { type HtmlNode, readHtml } from '@fitila/sanitizer/html/read-html'
import { expect, test } from 'vitest'
import { minutes } from '#domain/time/durations.ts'
import { openSite } from '#tests/support/browse.ts'
import { reportsInEachState } from '#tests/support/received/reports-in-each-state.ts'
import { withApplication } from '#tests/support/with-application.ts'

/** The words of a page as they are on paper, in one line. */
function onPaper(html: string): string {
  const words: string[] = []
  const read = (node: HtmlNode): void => {
    if (typeof node === 'string') return void words.push(node)
    const classes = (node.attributes.get('class') ?? '').split(/\s+/)
    if (classes.includes('print:hidden') || ['script', 'style', 'head', 'template'].includes(node.tag)) return
    for (const child of node.children) read(child)
  }
  read(mainOf(readHtml(html).root) ?? '')
  return words.join(' ').replace(/\s+/g, ' ').trim()
}

function mainOf(node: HtmlNode): HtmlNode | undefined {
  if (typeof node === 'string') return undefined
  if (node.attributes.get('id') === 'main') return node
  return node.children.map(mainOf).find((found) => found !== undefined)
}

test('the paper of a public report is the same for its sender and for a reader', {
  timeout: minutes(3),
}, async () => {
  const application = await withApplication()
  const { browsers, reports } = await reportsInEachState(application, await openSite(application))
  const shown: string[] = []
  for (const id of reports) {
    const [own, others] = await Promise.all(
      [browsers.reporter, browsers.stranger].map((browser) => browser.get(`/reports/${id}`)),
    )
    if (others?.status !== 200) continue
    const [paper, othersPaper] = [onPaper((await own?.text()) ?? ''), onPaper(await others.text())]
    expect(paper).toBe(othersPaper)
    shown.push(paper)
  }
  // Corrected, retracted and as it was approved. What is hidden is not the report itself.
  expect(shown).toHaveLength(3)
  for (const paper of shown) expect(paper).toContain('WR-')
  expect(shown.filter((paper) => paper.includes('Misali Kirkira')).length).toBeGreaterThan(0)
})
