import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { type LinesOfIcon, markupOf } from './icon-markup.ts'

const maker = join(import.meta.dirname, '../ui/lucide-icon.ts')

/**
 * Vite plugin for the built site: an icon of Lucide is made by `ui/lucide-icon.ts`, from its lines as one text. Lucide's own maker writes
 * nine attributes that are the same for all of them, 200 bytes an icon, into every page; here `ui/styles/icons.css` says them once. Its
 * modules carry names and random keys, which no packing makes smaller. `npm run dev` keeps Lucide's.
 */
export function slimIcons(): Plugin {
  return {
    name: 'fitila:slim-icons',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
      async handler(id) {
        const { __iconData }: { __iconData?: { node: LinesOfIcon } } = await import(pathToFileURL(id).href)
        // An older name of another icon: its module leads there.
        if (!__iconData) return null
        return [
          `import makeIcon from ${JSON.stringify(maker)}`,
          `export default /* @__PURE__ */ makeIcon(${JSON.stringify(markupOf(__iconData.node))})`,
        ].join('\n')
      },
    },
  }
}
