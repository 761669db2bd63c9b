import { dirname, relative, sep } from 'node:path'

/** Whether a module of the bundle is ours, and no package's. */
export function isOwnModule(root: string, path: string): boolean {
  return path.startsWith(`${root}${sep}`) && !path.includes(`${sep}node_modules${sep}`)
}

const known = /import\.meta\.(url|dirname)\b/g

/** The one module that loads a file which the program does not hold: the pages, which are built by themselves. */
const loadsPages = /[\\/]server[\\/]doors[\\/]pages[\\/]built-site\.ts$/

/**
 * A module keeps its own address when it moves into a bundle: it finds its migrations and its worker beside its source, as before.
 *
 * @param place the module's path, and the folder of the bundle
 * @throws Error where the module asks for something that a bundle would answer otherwise
 */
export function withOwnAddress(code: string, place: { path: string; folder: string }): string {
  const away = relative(place.folder, place.path).split(sep).join('/')
  const moved = code.replace(known, (_whole, asked) =>
    asked === 'url'
      ? `new URL(${JSON.stringify(away)}, import.meta['url']).href`
      : `(import.meta['dirname'] + ${JSON.stringify(`/${dirname(away)}`)})`,
  )
  const other = /import\.meta\.\w+/.exec(moved)?.[0]
  if (other !== undefined) throw new Error(`${place.path} asks for ${other}, which is another in a bundle.`)
  // What is loaded by a computed name would bring copies of modules that the bundle holds already.
  if (/\bimport\((?!\s*['"])/.test(moved) && !loadsPages.test(place.path))
    throw new Error(`${place.path} imports by a name that is known only when it runs.`)
  return moved
}
