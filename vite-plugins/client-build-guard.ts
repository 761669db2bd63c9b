import { relative, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Vite plugin: the browser's build fails when it reaches a file of `server/`, or interface text of `words/`, of which a page
 * gets its own part from its loader, or a chart, which its loader draws. React Router has taken loaders, actions
 * and what only they import out by then, so whatever is left would be sent to browsers.
 */
export function refuseServerCode(): Plugin {
  let root = ''
  return {
    name: 'fitila:refuse-server-code',
    apply: 'build',
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root
    },
    buildEnd(error) {
      if (error) return
      const inServer = [...this.getModuleIds()].filter((id) => isServers(pathOf(root, id)))
      const chains = inServer.map((id) => importersOf(this, id).map((one) => pathOf(root, one)))
      // A file that the server's own files brought along adds nothing to the reason.
      const reasons = chains.filter((chain) => chain.filter(isServers).length === 1)
      if (inServer.length > 0) this.error(explain(reasons))
    },
  }
}

// What puts values into texts, and the few texts that a page may need without a connection.
const wordsForBrowsers = new Set([
  'words/fill.ts',
  'words/partial-day.ts',
  'words/plural.ts',
  'words/last-words.ts',
])

// Charts come drawn (decision 129); this puts them in their place.
const chartForBrowsers = 'ui/charts/placed-chart.tsx'

function isServers(path: string): boolean {
  if (path.startsWith('ui/charts/')) return path !== chartForBrowsers
  return path.startsWith('server/') || (path.startsWith('words/') && !wordsForBrowsers.has(path))
}

/** The shortest way from an entry down to a module. */
function importersOf(context: Rolldown.PluginContext, id: string): string[] {
  const ways = [[id]]
  const seen = new Set([id])
  for (const way of ways) {
    const importers = [...(context.getModuleInfo(way[0] ?? id)?.importers ?? [])]
    const dynamicImporters = [...(context.getModuleInfo(way[0] ?? id)?.dynamicImporters ?? [])]
    const next = [...importers, ...dynamicImporters].filter((importer) => !seen.has(importer))
    if (next.length === 0) return way
    for (const importer of next) {
      seen.add(importer)
      ways.push([importer, ...way])
    }
  }
  return [id]
}

function pathOf(root: string, id: string): string {
  return relative(root, id.replace(/[?#].*$/, ''))
    .split(sep)
    .join('/')
}

function explain(chains: string[][]): string {
  const ways = chains.map((chain) => `  ${chain.join('\n    -> ')}`)
  return `Server code would be sent to browsers. Use it in loader, action or middleware only.\n${ways.join('\n')}`
}
