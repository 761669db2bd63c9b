/** The lamp of ui/logo.tsx, for pages that are made without React. */
export const logo = `<svg viewBox="0 0 32 32" aria-hidden="true" class="size-7"><circle cx="5.8" cy="19" r="3.2" fill="none" stroke-width="2.4" class="stroke-clay"/><path class="fill-clay" d="M6 15.5h14c3.4 0 5.5-.7 7.4-2.3.8-.7 2-.1 1.9 1-.5 6.3-4.3 10.6-10.3 11.4l1.7 2.9c.3.6-.1 1.3-.8 1.3H10c-.7 0-1.1-.7-.8-1.3l1.6-2.9C7.6 24.3 6 20.6 6 15.5Z"/><path class="fill-flame" d="M25.3 1c.5 3 3.8 4.7 3.8 8a3.8 3.8 0 0 1-7.6 0c0-3.1 3.3-4.7 3.8-8Z"/><path class="fill-flame-heart" d="M25.3 6.3c.3 1.4 1.7 2.1 1.7 3.6a1.7 1.7 0 0 1-3.4 0c0-1.5 1.5-2.2 1.7-3.6Z"/></svg>`

/** All of it but whether it is shown. */
export const barLayout = 'night flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2'
export const barStyles = `flex ${barLayout}`
export const barLinkStyles =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-1 font-semibold text-on-night underline-offset-4 hover:underline'
export const exitStyles =
  'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-transparent bg-accent px-4 py-2 font-semibold text-on-accent no-underline hover:bg-flame-heart'
export const hintStyles =
  'text-sm text-night-muted max-sm:order-last max-sm:w-full sm:ml-auto pointer-coarse:hidden'
export const frameStyles = 'block h-full w-full border-0 bg-ground'
export const bodyStyles = 'grid h-dvh grid-rows-[auto_minmax(0,1fr)]'
export const noticeStyles = 'mx-auto w-full max-w-3xl space-y-4 overflow-auto px-4 py-6'

export const head = (title: string) => `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>`

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
