import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
})

export type ShippedPackage = { path: string; name: string; version: string; license: string }

/** The packages that run in production, as `package-lock.json` lists them. */
export async function shippedPackages(root: string): Promise<ShippedPackage[]> {
  const { packages } = lockFile.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([path, entry]) => isOfOthers(path) && !entry.dev)
    .map(([path, { version = '', license = 'not stated' }]) => ({
      path,
      name: nameIn(path),
      version,
      license,
    }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** One plain text: each package with its version, licence and licence text. Packages for other platforms are named without a text. */
export async function thirdPartyNotices(root: string): Promise<string> {
  const parts = await Promise.all(
    (await shippedPackages(root)).map(async ({ path, name, version, license }) => {
      const text = await licenceText(join(root, path))
      return `${name} ${version}\nLicence: ${license}\n\n${text}`
    }),
  )
  const typeface = `Inter\nLicence: OFL-1.1\n\n${await readFile(join(root, 'ui/fonts/OFL.txt'), 'utf8').catch(() => '')}`
  return [
    'Fitila runs with these packages of others, and shows its pages in this typeface.\n',
    typeface,
    ...parts,
  ].join(`\n${'-'.repeat(80)}\n`)
}

/** The project itself, its packages and the links to them are ours. */
function isOfOthers(path: string) {
  return path.startsWith('node_modules/') && !path.startsWith('node_modules/@fitila/')
}

function nameIn(path: string) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

async function licenceText(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const found = names.filter((name) => /^(licen[cs]e|copying|notice)/i.test(name)).toSorted()
  const texts = await Promise.all(found.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')))
  return texts.map((text) => text.trim()).join('\n\n')
}
