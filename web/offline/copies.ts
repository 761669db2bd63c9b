import { keptScope } from '../shell/kept-pages.ts'
import type { PageToKeep } from './pages-to-keep.ts'

/** Where the copy of a page is: below the scope of the worker, so that no other address of the site is touched. */
export function copyAddress(address: string): string {
  return `${keptScope}/page${address}`
}

export const startOfCopies = keptScope
const wipeAddress = `${keptScope}/wipe`
export const afterWipe = `${keptScope}/wiped`

/** A page as text and pictures alone: no script, no form, and links between copies lead to copies. */
export function copyOf(html: string, note: string, pages: readonly PageToKeep[]): Document {
  const copy = new DOMParser().parseFromString(html, 'text/html')
  const isGone =
    'script, form, link[rel="modulepreload"], link[rel="manifest"], link[rel="alternate"], body > header'
  for (const element of copy.querySelectorAll(isGone)) element.remove()
  // A copy asks for nothing, so it has no typeface.
  copy.documentElement.dataset.typeface = 'system'
  const kept = new Set(pages.map(({ address }) => address))
  for (const link of copy.querySelectorAll('a[href]')) {
    const [address = '', fragment] = (link.getAttribute('href') ?? '').split('#')
    if (kept.has(address))
      link.setAttribute('href', `${copyAddress(address)}${fragment ? `#${fragment}` : ''}`)
  }
  copy.body.prepend(noteIn(copy, note))
  return copy
}

function noteIn(copy: Document, note: string): HTMLElement {
  const link = made(copy, 'a', { href: startOfCopies, className: 'underline underline-offset-4' }, note)
  const line = made(copy, 'p', { className: 'night px-4 py-3 text-sm' })
  line.append(link)
  return line
}

type StartWords = { title: string; lead: string; wipe: string }

/** The page that lists the copies, in the frame of another. It wipes by a plain form, which the worker answers. */
export function startPage(frame: Document, words: StartWords, pages: readonly PageToKeep[]): Document {
  const copy = frame.implementation.createHTMLDocument(words.title)
  copy.documentElement.replaceWith(copy.importNode(frame.documentElement, true))
  const list = made(copy, 'ul', { className: 'divide-y divide-line' })
  for (const { address, title } of pages) {
    const row = made(copy, 'li', {})
    row.append(
      made(copy, 'a', { href: copyAddress(address), className: 'inline-block py-3 underline' }, title),
    )
    list.append(row)
  }
  const form = made(copy, 'form', {})
  form.setAttribute('method', 'post')
  form.setAttribute('action', wipeAddress)
  form.append(
    made(
      copy,
      'button',
      { className: 'min-h-11 rounded-control border border-edge px-4 py-2 font-semibold' },
      words.wipe,
    ),
  )
  return withMain(copy, words, [list, form])
}

/** What is left to say once everything is gone. */
export function wipedPage(frame: Document, words: Pick<StartWords, 'title' | 'lead'>): Document {
  const copy = frame.implementation.createHTMLDocument(words.title)
  copy.documentElement.replaceWith(copy.importNode(frame.documentElement, true))
  return withMain(copy, words, [])
}

function withMain(
  copy: Document,
  { title, lead }: Pick<StartWords, 'title' | 'lead'>,
  parts: HTMLElement[],
): Document {
  copy.title = title
  copy.body.querySelector('p.night')?.remove()
  copy.body.querySelector('footer')?.remove()
  const main = made(copy, 'div', { className: 'mx-auto w-full max-w-3xl space-y-6 px-4 py-6' })
  main.append(made(copy, 'h1', {}, title), made(copy, 'p', { className: 'text-muted' }, lead), ...parts)
  copy.querySelector('main')?.replaceChildren(main)
  return copy
}

function made(
  copy: Document,
  name: string,
  { href, className }: { href?: string; className?: string },
  text = '',
): HTMLElement {
  const element = copy.createElement(name)
  if (href) element.setAttribute('href', href)
  if (className) element.className = className
  element.textContent = text
  return element
}
