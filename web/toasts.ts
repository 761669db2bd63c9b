/** What happened, as the page after it says so. The code stands in the address as `?done=`. */
export const toasts = {
  'logged-in': { title: 'Logged in successfully', description: 'Welcome back!' },
  'logged-out': { title: 'Logged out', description: 'This device no longer has access to your account.' },
  registered: { title: 'Registration successful', description: 'You are logged in.' },
  'report-submitted': {
    title: 'Report submitted',
    description: 'Staff will verify it before anybody else can see it.',
  },
  'report-edited': { title: 'Report changed', description: 'Staff see the new words.' },
  'verification-recorded': { title: 'Verification recorded', description: 'The reporter was told.' },
  'report-rated': { title: 'Credibility rated', description: 'The reporter was told.' },
  'report-approved': { title: 'Report approved', description: 'The public can find it now.' },
  'report-rejected': { title: 'Report rejected', description: 'The reporter can read the reason.' },
  'report-retracted': { title: 'Report retracted', description: 'A correction notice stands in its place.' },
  'message-sent': { title: 'Message sent', description: 'Staff will read it. Nothing about you was noted.' },
  'message-closed': { title: 'Message erased', description: 'Its words and its key are gone.' },
  'notifications-read': { title: 'All read', description: 'Every notification is marked as read.' },
} as const satisfies Record<string, { title: string; description: string }>

export type ToastCode = keyof typeof toasts

/** The address of a page that greets with a toast. */
export function withToast(path: string, code: ToastCode): string {
  return `${path}${path.includes('?') ? '&' : '?'}done=${code}`
}

export function toastOf(search: string): (typeof toasts)[ToastCode] | null {
  const code = new URLSearchParams(search).get('done')
  return code !== null && Object.hasOwn(toasts, code) ? toasts[code as ToastCode] : null
}

export function withoutToast(pathname: string, search: string): string {
  const rest = new URLSearchParams(search)
  rest.delete('done')
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}
