import type { Page } from '@playwright/test'

/**
 * The main part of a page and what is around it, as markup without scripts. Addresses, values and ids are blank, for no style asks for
 * them: two parts that are equal here have the same colours.
 */
export function partsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const script of body.querySelectorAll('script')) script.remove()
    const blank = ['href', 'src', 'srcset', 'action', 'value', 'id', 'for', 'name', 'content']
    const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-errormessage']
    for (const element of body.querySelectorAll('*'))
      for (const name of [...blank, ...references])
        if (element.hasAttribute(name)) element.setAttribute(name, '')
    const main = body.querySelector('main')
    const inner = main?.outerHTML ?? ''
    main?.replaceWith('the main part')
    return [inner, body.outerHTML]
  })
}
