import { escapeHtml } from './frame-parts.ts'

/** Firefox looks up the names of the addresses that a page shows, unless it is told not to. A frame is not told by the page around. */
export const noLookUps = '<meta http-equiv="x-dns-prefetch-control" content="off">'

type ChildPage = {
  title: string
  policy: string
  first: string
  style: string
  waysOut: string
  script: string
}

/** The caged document: everything in one file. The order matters: what must be taken away goes before all else. */
export function childPage({ title, policy, first, style, waysOut, script }: ChildPage): string {
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
${noLookUps}
<script id="first">${first}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<noscript><p>This tool needs JavaScript, because it works on your own device.</p></noscript>
<div id="root"></div>
<script id="ways-out">${waysOut}</script>
<script id="tool">${script}</script>
</body>
</html>
`
}
