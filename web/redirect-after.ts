import { redirect } from 'react-router'
import type { ToastCode } from '#words/en/toasts.ts'
import { withToast } from './toasts.ts'

/** After a form that did its work: 303, so that reloading the next page sends nothing again. */
export function redirectAfter(path: string, code: ToastCode): Response {
  return redirect(withToast(path, code), 303)
}
