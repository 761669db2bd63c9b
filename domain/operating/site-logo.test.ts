import { expect, test } from 'vitest'
import { mostLogoBytes, readLogo, type SiteLogo, writeLogo } from './site-logo.ts'
import { settingRow } from './site-settings.ts'

const logo: SiteLogo = {
  ...{ type: 'image/png', width: 120, height: 40 },
  ...{ sha256: '0a'.repeat(32), base64: 'aGFza2U=' },
}

test('what was written is read again', () => {
  expect(readLogo(writeLogo(logo))).toEqual(logo)
})

test.each([
  ['nothing', ''],
  ['another type', writeLogo(logo).replace('image/png', 'image/svg+xml')],
  ['a huge side', writeLogo({ ...logo, width: 50_000 })],
  ['no side', writeLogo({ ...logo, height: 0 })],
  ['a broken side', writeLogo({ ...logo, height: 1.5 * 17 })],
  ['a hash with a path', writeLogo({ ...logo, sha256: '../'.repeat(20) })],
  ['bytes that leave their attribute', writeLogo({ ...logo, base64: '"><script>' })],
  ['no bytes', writeLogo({ ...logo, base64: '' })],
  ['more than that', `${writeLogo(logo)} more`],
])('%s is no logo', (_, text) => {
  expect(readLogo(text)).toBeNull()
})

test('the largest logo fits into its setting', () => {
  const base64 = Buffer.alloc(mostLogoBytes).toString('base64')
  expect(writeLogo({ ...logo, type: 'image/jpeg', width: 512, height: 512, base64 }).length).toBeLessThan(
    settingRow('logo').most,
  )
})
