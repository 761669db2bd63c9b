import type { ToastCode } from '#words/en/toasts.ts'
import type { PageRequest } from './page-request.ts'

/** The address of a page that greets with a toast, once it is signed. */
export function withToast(path: string, code: ToastCode): string {
  const place = path.indexOf('#') < 0 ? path.length : path.indexOf('#')
  const page = path.slice(0, place)
  return `${page}${page.includes('?') ? '&' : '?'}done=${code}${path.slice(place)}`
}

export type ToastText = { code: ToastCode; title: string; description: string }

/** What an address greets with, in the words of one language; nothing, unless we signed it for this browser. */
export function toastOf(
  search: string,
  words: Record<ToastCode, Omit<ToastText, 'code'>>,
  { isToastMark }: Pick<PageRequest, 'isToastMark'>,
): ToastText | null {
  const [code = '', ...mark] = (new URLSearchParams(search).get('done') ?? '').split('.')
  if (!isToast(code, words) || !isToastMark(code, mark.join('.'))) return null
  return { code, ...words[code] }
}

function isToast(code: string, words: Record<ToastCode, unknown>): code is ToastCode {
  return Object.hasOwn(words, code)
}

export function hasToast(search: string): boolean {
  return new URLSearchParams(search).has('done')
}

export function withoutToast(pathname: string, search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('done')
  // As the specification has it after an upgrade: the page has been loaded again, and the address forgets it.
  rest.delete('success')
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}
