import type { FramedTool } from '../registry.ts'
import { writtenDay } from '../shared/channels/source.ts'
import { escapeHtml, head } from './frame-parts.ts'

/** Where 'Exit now' leads. Nothing about it tells that anyone came from here; it asks no cookie and sends no referrer. */
export const harmlessAddress = 'https://www.bbc.com/weather'

// The names are those of web/shell/kept-pages.ts. A device that is slow to forget holds no one back.
export const leaveScript = `(() => {
  const leave = () => location.replace(${JSON.stringify(harmlessAddress)})
  const workers = navigator.serviceWorker?.getRegistration('/offline').then((found) => found?.unregister())
  Promise.all([self.caches?.delete('kept-pages'), workers]).then(leave, leave)
  setTimeout(leave, 300)
})()`

/**
 * The hop between a shell and the world: a shell may reach its own origin alone. Empty, so that the screen is blank at
 * once however slow the line is.
 */
export function leavePage(): string {
  return `${head('Weather')}
<noscript><meta http-equiv="refresh" content="0; url=${harmlessAddress}"></noscript>
<script>${leaveScript}</script>
</head>
<body></body>
</html>
`
}

/** Every address outside that a tool mentions, as plain links: a shell may not open them, this page may. */
export function addressesPage(tool: FramedTool, style: string): string {
  const items = (tool.outside ?? []).map(
    ({
      id,
      title,
      address,
      lastChecked,
      note,
    }) => `<li id="${id}" class="rounded-card border border-line bg-surface p-4 target:border-action">
<a href="${escapeHtml(address)}" rel="noreferrer" class="font-semibold text-link underline underline-offset-4">${escapeHtml(title)}</a>
<p class="break-all text-muted">${escapeHtml(address)}</p>
<p class="text-sm text-muted">Last checked: <time datetime="${lastChecked}">${writtenDay(lastChecked)}</time>.${note ? ` ${escapeHtml(note)}` : ''}</p>
</li>`,
  )
  return `${head(`Addresses – ${tool.title} – Fitila`)}
<style>${style}</style>
</head>
<body>
<main class="mx-auto w-full max-w-3xl space-y-6 px-4 py-6 sm:py-10">
<h1>Addresses outside of Fitila</h1>
<p>The ${escapeHtml(tool.title)} names these. Opening one is an ordinary visit: that site and your network can see it. Nothing that you entered in the tool goes along.</p>
<ul class="space-y-4">
${items.join('\n')}
</ul>
<p><a href="/educational-resources?tab=tools">Back to Tools</a></p>
</main>
</body>
</html>
`
}
