import type { Plugin } from 'vite'

/**
 * What replaces a module of React Router 8.4 in browsers: how the script of a page is fetched. Theirs loads the page that is there again
 * where a script does not come, as after a release that took its file away. On a dead line a person would lose what they typed.
 */
export const patientModule = {
  path: 'lib/dom/ssr/routeModules.js',
  text: `
export async function loadRouteModule(route, modules) {
  for (let tries = 0; !(route.id in modules); tries += 1)
    try {
      modules[route.id] = await import(/* @vite-ignore */ route.module)
    } catch {
      if (tries < 3 && (await window.isThereOnceLineIs(route.module))) continue
      window.location.reload()
      return new Promise(() => {})
    }
  return modules[route.id]
}`,
} as const

const itsPath = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/

/** Vite plugin for the browser's build. `web/shell/line/keep-page.ts` has the other half. */
export function patientRoutes(): Plugin {
  return {
    name: 'fitila:patient-routes',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: itsPath }, handler: () => patientModule.text },
  }
}
