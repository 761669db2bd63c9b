import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { billOfMaterials } from './sbom.ts'

const root = join(import.meta.dirname, '..')

type Component = { purl: string; hashes?: unknown[] }
type Package = { dependencies: Record<string, string> }

test('the bill of materials names every package of production with its hash, and none of development', async () => {
  const { components } = JSON.parse(await billOfMaterials(root)) as { components: Component[] }
  const addresses = components.map(({ purl }) => decodeURIComponent(purl))
  const { dependencies } = await readPackage()
  const addressOf = ([name, version]: [string, string]) => `pkg:npm/${name}@${version}`
  expect(addresses).toEqual(expect.arrayContaining(Object.entries(dependencies).map(addressOf)))
  for (const tool of ['vitest', '@playwright/test', 'lighthouse', 's3rver'])
    expect(addresses.filter((address) => address.startsWith(`pkg:npm/${tool}@`))).toEqual([])
  expect(components.filter(({ hashes }) => !hashes?.length).map(({ purl }) => purl)).toEqual([])
})

async function readPackage(): Promise<Package> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
}
