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
    const body = document.body.cloneNode(true) as HTMLElement
    for (const script of body.querySelectorAll('script')) script.remove()
    const main = body.querySelector('main')
    const aside = document.createElement('div')
    const parts = [body, aside]
    main?.replaceWith('the main part')
    if (main) aside.append(main)
    const without = (blank: readonly string[]) => {
      for (const part of parts)
        for (const name of blank)
          for (const element of part.querySelectorAll(`[${name}]`)) element.setAttribute(name, '')
      return { main: main?.outerHTML ?? '', around: body.outerHTML }
    }
    // The second takes more away than the first, of the same copy.
    const build = without(contents)
    return { build, looks: without(names) }
  })
}
