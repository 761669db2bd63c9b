import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shippedPackages, thirdPartyNotices } from './third-party-notices.ts'

const root = join(import.meta.dirname, '..')

/** Licences whose code may be part of a work under the AGPL-3.0-or-later. CC-BY-4.0 is data only. */
const compatible = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['MPL-2.0', 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', 'CC-BY-4.0', 'Python-2.0', 'PostgreSQL'],
]

test('every package that runs in production has a licence that the AGPL goes with', async () => {
  const others = (await shippedPackages(root)).filter(({ license }) => !isCompatible(license))
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

/** One licence, or several of which the reader may choose: `(MIT OR Apache-2.0)`. */
function isCompatible(license: string): boolean {
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((each) => compatible.includes(each))
}

test('the notices name each package with the text of its licence', async () => {
  const notices = await thirdPartyNotices(root)
  for (const { name, version } of await shippedPackages(root))
    expect(notices).toContain(`${name} ${version}\n`)
  expect(notices).toMatch(/Inter\nLicence: OFL-1\.1\n\nCopyright \d+ The Inter Project Authors/)
  expect(notices).toMatch(/react \d+\.\d+\.\d+\nLicence: MIT\n\nMIT License/)
})
