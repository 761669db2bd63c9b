import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { routeFiles } from '#server/doors/api/routes.ts'
import { programFile, programFolder } from './built-program.ts'
import { isOwnModule, withOwnAddress } from './own-address.ts'

const root = join(import.meta.dirname, '..')
const routesModule = join(root, 'server/doors/api/routes.ts')

/**
 * Puts `start.ts` and all of our own modules that it loads into one file, for `npm start` (decision 309). Packages stay where they are.
 *
 * @param folder must be two levels below the root of the project, for each module's own address is written relative to it
 */
export async function buildProgram(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const fresh = await mkdtemp(`${folder}-`)
  await build({
    configFile: false,
    envDir: false,
    root,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [ownAddresses(folder), apiRoutes()],
    build: {
      ssr: join(root, 'start.ts'),
      outDir: fresh,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: { output: { format: 'esm', entryFileNames: programFile, codeSplitting: false } },
    },
  })
  // As in `build-tools.ts`: another account may run the program.
  await chmod(fresh, 0o755)
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
}

function ownAddresses(folder: string): Plugin {
  return {
    name: 'fitila:own-addresses',
    enforce: 'pre',
    transform: (code, path) =>
      isOwnModule(root, path) ? { code: withOwnAddress(code, { path, folder }), map: null } : null,
  }
}

/** `readRoutes` loads the files of a folder when it runs. Here it names them, so that they are in the file with all others. */
function apiRoutes(): Plugin {
  return {
    name: 'fitila:api-routes',
    enforce: 'pre',
    async load(path) {
      if (path !== routesModule) return null
      const routes = await routeFiles()
      const imports = routes.map((name, at) => `import { route as route${at} } from './routes/${name}'`)
      const list = routes.map((_name, at) => `route${at}`).join(', ')
      return `${imports.join('\n')}\nexport async function readRoutes() { return [${list}] }\n`
    },
  }
}

if (import.meta.main) await buildProgram(programFolder)
