import type { Plugin } from 'vite'

/**
 * What replaces modules of React Router 8.4 in browsers: nothing with our settings reaches more of them (decision 382). A name that a
 * later version asks for as well makes the build fail.
 */
export const slimModules: Readonly<Record<string, string>> = {
  // Asks the server for routes as it goes. Ours are all there from the start: `routeDiscovery` in `react-router.config.ts`.
  'lib/dom/ssr/fog-of-war.js': `
const nothing = () => undefined
const leftOut = () => { throw new Error('Routes are asked for as one goes, and the build has left that out.') }
export const URL_LIMIT = 7680
export const isFogOfWarEnabled = () => false
export {
  nothing as getPatchRoutesOnNavigationFunction, nothing as useFogOFWarDiscovery,
  leftOut as getManifestPath, leftOut as getPartialManifest,
  leftOut as getPathsWithAncestors, leftOut as handleClientVersionMismatch,
}`,
  // Measures loaders and steps for those who hand over `instrumentations`. Our entry hands over none.
  'lib/router/instrumentation.js': `
const leftOut = () => { throw new Error('The router is measured, and the build has left that out.') }
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const instrumentationResultMetaContext = undefined
export {
  leftOut as getRouteInstrumentationUpdates, leftOut as instrumentClientSideRouter, leftOut as instrumentHandler,
}`,
}

const inRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/](lib[\\/].+\.js)$/

/** Vite plugin for the browser's build: leaves out of React Router what our settings never reach, 2 kB of each page. */
export function slimRouter(): Plugin {
  return {
    name: 'fitila:slim-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: inRouter },
      handler: (id) => slimModules[(inRouter.exec(id)?.[1] ?? '').replaceAll('\\', '/')] ?? null,
    },
  }
}
