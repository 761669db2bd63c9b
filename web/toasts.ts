import type { ToastCode } from '#words/en/toasts.ts'

/** The address of a page that greets with a toast. */
export function withToast(path: string, code: ToastCode): string {
  return `${path}${path.includes('?') ? '&' : '?'}done=${code}`
}

export type ToastText = { title: string; description: string }

/** What an address greets with, in the words of one language. */
export function toastOf(search: string, words: Record<ToastCode, ToastText>): ToastText | null {
  const code = new URLSearchParams(search).get('done')
  return code !== null && Object.hasOwn(words, code) ? words[code as ToastCode] : null
}

export function hasToast(search: string): boolean {
  return new URLSearchParams(search).has('done')
}

export function withoutToast(pathname: string, search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('done')
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}
