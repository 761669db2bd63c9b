import type { Page } from '@playwright/test'
import type { PagePart } from './page-parts.ts'

/**
 * What can be seen of a page at its present width.
 *
 * @property shown one sign for each element of a part: equal where the same elements are shown
 * @property outline the headings and landmarks that are shown, in order, with the landmark that each is in and what names it
 */
export type Sight = { shown: Record<PagePart, string>; outline: string }

export function sightOf(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const shown = { main: '', around: '' }
    const lines: string[] = []
    const landmarks = 'main, nav, header, footer, aside, form, section, article, search, [role]'
    const nameOf = (element: Element) => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
      const labels = ids.map((id) => document.getElementById(id)?.textContent)
      return [element.getAttribute('aria-label'), element.getAttribute('title'), ...labels]
    }
    for (const element of document.body.querySelectorAll('*')) {
      const isShown = element.checkVisibility({ visibilityProperty: true })
      shown[main?.contains(element) === true ? 'main' : 'around'] += isShown ? '1' : '0'
      if (!isShown || !element.matches(`${landmarks}, h1, h2, h3, h4, h5, h6`)) continue
      const within = element.parentElement?.closest(landmarks)
      const roles = [element, within].map((each) => `${each?.localName}/${each?.getAttribute('role')}`)
      lines.push([...roles, element.getAttribute('aria-level'), ...nameOf(element)].join(' '))
    }
    return { shown, outline: lines.join('\n') }
  })
}
