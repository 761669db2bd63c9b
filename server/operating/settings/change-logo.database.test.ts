import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type SiteLogo, writeLogo } from '#domain/operating/site-logo.ts'
import { confirmProposal } from '#server/proposals/decide-proposal.ts'
import { logoOfFile } from '#server/settings/logo-of-file.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { cast } from '#tests/cast.ts'
import { grayPng, movingWebp } from '#tests/support/documents/logo-files.ts'
import { pngWithAuthor, whiteWebp } from '#tests/support/documents/preview-files.ts'
import { sampleGif } from '#tests/support/documents/sample-files.ts'
import { onlyProposal } from '#tests/support/second-person/house.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { changeLogo } from './change-logo.ts'
import { changeSetting } from './change-setting.ts'
import { listSettings, showSetting } from './list-settings.ts'

const first = { version: '0' }

test('a logo is written again, and counts when a second person has confirmed it', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  const file = grayPng(64, 32)
  expect(file.includes('Kirkira')).toBe(true)
  expect(await changeLogo(application, administrator, first, fileOf(file))).toBe('waits')
  expect((await siteNow(application)).logo).toBeNull()
  await confirmProposal(application, officer, await onlyProposal(application))
  const { logo } = await siteNow(application)
  expect(logo).toMatchObject({ type: 'image/png', width: 64, height: 32 })
  const bytes = Buffer.from(logo?.base64 ?? '', 'base64')
  expect(bytes.includes('Kirkira')).toBe(false)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(logo?.sha256)
  const { setting } = await showSetting(application, administrator, 'logo')
  expect(setting).toMatchObject({ version: 1, waits: false })
})

test('one person takes the logo away, and the version before stays', async () => {
  const application = await withApplication()
  const { administrator, officer } = await cast(application, 'administrator', 'officer')
  await changeLogo(application, administrator, first, fileOf(Buffer.from(await whiteWebp(40, 40))))
  await confirmProposal(application, officer, await onlyProposal(application))
  expect((await siteNow(application)).logo).toMatchObject({ type: 'image/webp', width: 40, height: 40 })
  expect(await changeSetting(application, administrator, 'logo', { value: '', version: '1' })).toBe('counts')
  expect((await siteNow(application)).logo).toBeNull()
  expect((await showSetting(application, administrator, 'logo')).earlier).toHaveLength(1)
})

test.each([
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not-a-logo'],
  ['a GIF', sampleGif, 'not-a-logo'],
  ['a picture that moves', movingWebp, 'not-a-logo'],
  ['a PNG that breaks off', grayPng(64, 32).subarray(0, 40), 'not-a-logo'],
  ['a PNG that is too wide', grayPng(513, 16), 'logo-size'],
  ['a PNG that is too small', pngWithAuthor, 'logo-size'],
  ['a file that is too heavy', Buffer.concat([grayPng(64, 32), Buffer.alloc(17_000)]), 'logo-too-heavy'],
])('%s is no logo', async (_, file, code) => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await expect(changeLogo(application, administrator, first, fileOf(file))).rejects.toMatchObject({
    fields: { file: { code } },
  })
})

test('a form without a file is refused', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await expect(changeLogo(application, administrator, first, null)).rejects.toMatchObject({
    fields: { file: { code: 'missing' } },
  })
})

test('a logo that the sanitizer did not write comes in by no other form', async () => {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  await expect(
    changeSetting(application, administrator, 'logo', { value: writeLogo(logoOfServer), version: '0' }),
  ).rejects.toMatchObject({ fields: { value: { code: 'not-a-logo' } } })
})

test('only an administrator changes it, and a logo of the server wins', async () => {
  const made = await withApplication()
  const { administrator, officer } = await cast(made, 'administrator', 'officer')
  const file = () => fileOf(grayPng(64, 32))
  await expect(changeLogo(made, officer, first, file())).rejects.toMatchObject({
    code: 'administrators-only',
  })
  const application = { ...made, fixedLogo: logoOfServer }
  expect((await siteNow(application)).logo).toEqual(logoOfServer)
  const listed = await listSettings(application, administrator)
  expect(listed.find(({ name }) => name === 'logo')).toMatchObject({ fixedBy: 'LOGO_FILE', value: null })
  await expect(changeLogo(application, administrator, first, file())).rejects.toMatchObject({
    code: 'setting-fixed',
  })
})

test('the file of LOGO_FILE is written again too, and a start with a wrong one fails', async () => {
  const { previews } = await withApplication()
  const path = join(tmpdir(), `fitila-logo-${process.pid}.png`)
  await writeFile(path, grayPng(64, 32))
  const logo = await logoOfFile(previews, path)
  expect(logo).toMatchObject({ type: 'image/png', width: 64, height: 32 })
  expect(Buffer.from(logo.base64, 'base64').includes('Kirkira')).toBe(false)
  await expect(logoOfFile(previews, `${path}.none`)).rejects.toThrow('LOGO_FILE: there is no file')
  await writeFile(path, 'no picture')
  await expect(logoOfFile(previews, path)).rejects.toThrow('LOGO_FILE')
})

const logoOfServer: SiteLogo = {
  ...{ type: 'image/png', width: 120, height: 40 },
  ...{ sha256: '0a'.repeat(32), base64: 'aGFza2U=' },
}

function fileOf(whole: Buffer) {
  async function* bytes() {
    yield whole.subarray(0, 30)
    yield whole.subarray(30)
  }
  return { bytes: bytes() }
}
