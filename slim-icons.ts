import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Vite plugin for the built site: an icon of Lucide is made by `ui/lucide-icon.ts`. Lucide's own maker writes nine attributes that are the
 * same for all of them, 200 bytes an icon, into every page; here `ui/styles/icons.css` says them once. `npm run dev` keeps Lucide's.
 */
export function slimIcons(): Plugin {
  return {
    name: 'fitila:slim-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /[\\/]createLucideIcon\.mjs$/ },
      handler: (_id, importer) =>
        importer?.includes('lucide-react') ? join(import.meta.dirname, 'ui/lucide-icon.ts') : null,
    },
  }
}
