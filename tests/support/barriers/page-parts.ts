import type { Page } from '@playwright/test'

/** The main part of a page, and what is around it. */
export type PagePart = 'main' | 'around'

/** Each part as markup without scripts: two parts whose markup is equal here look alike, or are built alike. */
export type PageParts = {
  /** Without addresses, values and ids: no style asks for them, so equal parts have equal colours. */
  looks: Record<PagePart, string>
  /** Without addresses and values, for no other rule asks for them. */
  build: Record<PagePart, string>
}

export function partsOf(page: Page): Promise<PageParts> {
  return page.evaluate(() => {
    const contents = ['href', 'src', 'srcset', 'action', 'value', 'content']
    const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage']
    const names = ['id', 'for', 'name', ...references]
    const without = (blank: readonly string[]) => {
      const body = document.body.cloneNode(true) as HTMLElement
      for (const script of body.querySelectorAll('script')) script.remove()
      for (const element of body.querySelectorAll('*'))
        for (const name of blank) if (element.hasAttribute(name)) element.setAttribute(name, '')
      const main = body.querySelector('main')
      const inner = main?.outerHTML ?? ''
      main?.replaceWith('the main part')
      return { main: inner, around: body.outerHTML }
    }
    return { looks: without([...contents, ...names]), build: without(contents) }
  })
}
