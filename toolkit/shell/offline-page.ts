import { noLookUps } from './child-page.ts'
import {
  barStyles,
  bodyStyles,
  escapeHtml,
  exitStyles,
  frameStyles,
  head,
  hintStyles,
  logo,
} from './frame-parts.ts'

type OfflinePage = {
  policy: string
  first: string
  style: string
  script: string
  /** The caged document, whole. */
  child: string
}

/** The one file to carry. The caged document is in it as text; the frame's sandbox and both policies hold it in. */
export function offlinePage({ policy, first, style, script, child }: OfflinePage): string {
  return `${head('Fitila toolkit')}
<meta http-equiv="Content-Security-Policy" content="${policy}">
${noLookUps}
<meta name="referrer" content="no-referrer">
<script>${first}</script>
<style>${style}</style>
</head>
<body class="${bodyStyles}">
<header class="${barStyles}">
<p class="inline-flex min-h-11 items-center gap-2 font-semibold">${logo} Fitila toolkit</p>
<p class="${hintStyles}">In a hurry: press Escape three times. It leads to an empty page.</p>
<button type="button" id="exit" class="${exitStyles}">Exit now</button>
</header>
<div class="relative min-h-0">
<iframe title="Fitila toolkit" sandbox="allow-scripts allow-downloads" allow="clipboard-write" class="${frameStyles}" srcdoc="${escapeHtml(child)}"></iframe>
</div>
<noscript><p>This file needs JavaScript, because everything in it happens on your own device.</p></noscript>
<script>${script}</script>
</body>
</html>
`
}
