import type { FramedTool } from '../registry.ts'
import { bars } from './bars.ts'
import { bodyStyles, escapeHtml, frameStyles, head, noticeStyles } from './frame-parts.ts'

type ShellPage = {
  tool: FramedTool
  toolNames: readonly string[]
  childPath: string
  /** The caged document of the full edition, where this one may be exchanged for it. */
  fullPath: string | undefined
  offlinePath: string
  style: string
  noScriptStyle: string
  script: string
}

/** The page at a tool's address: the bar, the frame with the caged document, and a sentence where no script runs. */
export function shellPage(page: ShellPage): string {
  const { tool, toolNames, childPath, fullPath, offlinePath, style, noScriptStyle, script } = page
  const outside = (tool.outside ?? []).map(({ id }) => id).join(' ')
  return `${head(`${tool.title} – Fitila`)}
<meta name="description" content="${escapeHtml(tool.summary)}">
<style>${style}</style>
<noscript><style>${noScriptStyle}</style></noscript>
</head>
<body class="${bodyStyles}" data-tool="${tool.name}" data-tools="${toolNames.join(' ')}" data-outside="${outside}" data-offline-file="${offlinePath}"${fullPath ? ` data-full-edition="${fullPath}"` : ''}>
${bars()}
<div class="relative min-h-0">
<div id="missing" hidden class="${noticeStyles}" role="alert">
<h2>The tool did not load</h2>
<p>Your browser no longer holds it, and the connection did not bring it. Try again when you are connected, or use the <a href="${offlinePath}">offline edition</a> from then on.</p>
</div>
<iframe src="${childPath}" title="${escapeHtml(tool.title)}" sandbox="allow-scripts allow-downloads" allow="clipboard-write" class="${frameStyles}"></iframe>
<noscript><div class="${noticeStyles}">
<h1>${escapeHtml(tool.title)}</h1>
<p>This tool needs JavaScript, because it works on your own device: with a server’s help it would have to send us what you enter.</p>
<p>Your browser has JavaScript switched off. Two ways without switching it on for this site:</p>
<ul class="list-disc space-y-2 pl-6">
<li><a href="${offlinePath}" download>Download the offline edition</a> and open it in a browser with JavaScript that is not connected. It is one file, and <a href="${offlinePath}.sha256">its SHA-256</a> is published.</li>
<li><a href="/educational-resources">Read what to think of before you report</a>. That page needs no JavaScript.</li>
</ul>
</div></noscript>
</div>
<script>${script}</script>
</body>
</html>
`
}
