import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'

/** A page of a book with its sheets, and others as they are. */
export async function show(page: Page, bytes: Uint8Array): Promise<void> {
  const start = new TextDecoder().decode(bytes.subarray(0, 4))
  if (start.startsWith('PK')) {
    const members = Object.entries(unzipSync(bytes)).map(
      ([path, content]) => [path, new TextDecoder().decode(content)] as const,
    )
    const css = members.filter(([path]) => path.endsWith('.css')).map(([, text]) => text)
    const text = members.find(([path]) => path.endsWith('.xhtml'))?.[1] ?? ''
    const escaped = css.join('\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    await load(page, 'application/xhtml+xml', text.replace('</head>', `<style>${escaped}</style></head>`))
  } else {
    const text = new TextDecoder().decode(bytes)
    await load(page, text.includes('<svg') ? 'image/svg+xml' : 'text/html', text)
  }
}

async function load(page: Page, type: string, text: string): Promise<void> {
  await page.goto(`data:${type};charset=utf-8;base64,${Buffer.from(text).toString('base64')}`)
}

/** The words that a file shows, and those that it holds. */
export async function wordsOf(page: Page, bytes: Uint8Array): Promise<{ shown: string[]; held: string[] }> {
  await show(page, bytes)
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    const [shown, held]: [string[], string[]] = [[], []]
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const words = node.textContent?.match(/w\d+w/g) ?? []
      held.push(...words)
      if (node.parentElement !== null && isShown(node.parentElement)) shown.push(...words)
    }
    return { shown, held }

    // Chromium lays out what is within a group of a drawing that has no box, so `checkVisibility` says it is seen.
    function isShown(element: Element): boolean {
      for (let one: Element | null = element; one !== null; one = one.parentElement)
        if (getComputedStyle(one).display === 'none') return false
      return getComputedStyle(element).visibility === 'visible'
    }
  })
}
