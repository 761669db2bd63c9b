import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers/find-barriers.ts'
import { expect, test } from '#tests/support/browser-test.ts'
import {
  answerOf,
  bring,
  copied,
  copyCodes,
  createChannel,
  createChannelForMany,
  join,
  openSecureChat,
  toast,
  write,
} from '#tests/support/network/secure-chat.ts'
import { fileAt } from '#tests/support/tool-page.ts'

test('a new channel opens with its end, its badge and as little of its codes as possible', async ({
  page,
}) => {
  const tool = await openSecureChat(page)
  await expect(tool.getByText('No channels yet')).toBeVisible()
  await tool.getByRole('button', { name: 'Create your first channel' }).click()
  await tool.getByRole('button', { name: 'Create Channel' }).click()
  await expect(toast(tool, 'Missing information')).toContainText('Please provide a channel name.')
  await createChannel(tool, 'Road works')
  await expect(toast(tool, 'Secure channel created')).toContainText(/access code is [0-9A-Z]{8}\./)
  const chat = tool.getByRole('region', { name: 'Channel Road works' })
  await expect(chat.getByRole('heading', { name: 'Road works' })).toBeFocused()
  await expect(chat.getByText('End-to-end encrypted')).toBeVisible()
  await expect(chat.getByText(/^[0-9A-Z]{8}…$/)).toBeVisible()
  await expect(chat.getByText(/^[0-9A-Z]{2}••••••$/)).toBeVisible()
  expect((await chat.boundingBox())?.height).toBe(600)
  await chat.getByRole('button', { name: 'Close channel' }).click()
  await expect(tool.getByRole('tab', { name: 'Secure Channels' })).toBeFocused()
  const card = tool.getByRole('listitem').filter({ hasText: 'Road works' })
  await expect(card).toContainText('0 messages')
  await expect(card).toContainText('Expires')
  await card.getByRole('button', { name: 'Open Channel' }).click()
  await expect(chat).toBeVisible()
  await chat.getByRole('button', { name: 'Close channel' }).click()
  await card.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(tool, 'Channel deleted')).toBeVisible()
  await expect(tool.getByText('No channels yet')).toBeVisible()
})

test('two browsers make a key by two carried blocks, and talk', { tag: '@firefox' }, async ({ enter }) => {
  const [one, other] = [await enter(), await enter()]
  const tool = await openSecureChat(one)
  await createChannel(tool, 'Road works')
  await expect(tool.getByText('The other side has not joined yet')).toBeVisible()
  await write(tool, 'Ina kwana?')
  await expect(tool.getByRole('log')).toContainText('Not sealed yet: the other side has to join first.')
  const codes = await copyCodes(one, tool)
  expect(codes.invitation).toMatch(/^[0-9A-Z]{2063}$/)
  const otherTool = await openSecureChat(other)
  await join(otherTool, codes)
  await expect(toast(otherTool, 'Channel joined')).toContainText('Carry your answer back')
  await bring(tool, await answerOf(otherTool))
  await expect(toast(tool, 'The other side joined')).toBeVisible()
  await expect(tool.getByRole('log')).toContainText('Number 1, written here')

  const words = await copied(one, async () => {
    await tool.getByText('More ways to carry it').click()
    await tool.getByRole('log').getByRole('button', { name: 'Copy words' }).click()
  })
  expect(words).toMatch(/^([A-Z][a-z]*( [a-z]+)*\. ?)+$/)
  await bring(otherTool, words)
  await expect(otherTool.getByRole('heading', { name: 'Road works' })).toBeVisible()
  await expect(otherTool.getByRole('log')).toContainText(
    'Number 1, written on the other device of this channel',
  )
  await write(otherTool, 'Lafiya lau.')
  const answer = await copied(other, () =>
    otherTool.getByRole('button', { name: 'Copy sealed message' }).click(),
  )
  await bring(tool, answer)
  await expect(tool.getByText('it had opened 1 of your 1 blocks')).toBeVisible()

  for (const text of ['Two', 'Three']) await write(tool, text)
  const third = await copied(one, () =>
    tool.getByRole('button', { name: 'Copy sealed message' }).last().click(),
  )
  await bring(otherTool, third)
  await expect(otherTool.getByText('Not arrived from the other side: number 2.')).toBeVisible()
  await bring(otherTool, third)
  await expect(otherTool.getByText('You have this one already. A block counts once.')).toBeVisible()
})

test('full edition: blocks travel as pictures of QR codes', { tag: '@firefox' }, async ({ enter }) => {
  const [one, other] = [await enter(), await enter()]
  const tool = await openSecureChat(one, '/full')
  await createChannel(tool, 'Road works')
  const codes = await copyCodes(one, tool)
  const otherTool = await openSecureChat(other, '/full')
  const picture = await savedPicture(one, tool.getByRole('region', { name: 'Invite another device' }))
  await otherTool.getByRole('tab', { name: 'Create or Join' }).click()
  const joining = otherTool.getByRole('region', { name: 'Join a channel' })
  await joining.getByLabel(/Or choose a file/).setInputFiles(picture)
  await expect(joining.getByLabel('Invitation')).toHaveValue(codes.invitation)
  await join(otherTool, codes)
  const answer = await savedPicture(other, otherTool.getByRole('region', { name: 'Carry your answer back' }))
  const bringing = tool.getByRole('region', { name: 'Open a sealed block' })
  await bringing.getByLabel(/Or choose a file/).setInputFiles(answer)
  await bringing.getByRole('button', { name: 'Open block' }).click()
  await expect(toast(tool, 'The other side joined')).toBeVisible()
  await bringing
    .getByLabel(/Or choose a file/)
    .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from(emptyPng, 'base64') })
  await expect(bringing.getByText('No QR code was found in this picture.')).toBeVisible()
})

test('a wrong code shows where the answer is opened, as an invalid access code', async ({ enter }) => {
  const [one, other] = [await enter(), await enter()]
  const tool = await openSecureChat(one)
  await createChannel(tool, 'Road works')
  const codes = await copyCodes(one, tool)
  const otherTool = await openSecureChat(other)
  await join(otherTool, { ...codes, accessCode: '00000000' })
  await bring(tool, await answerOf(otherTool))
  await expect(toast(tool, 'Invalid access code')).toContainText('The access code you provided is incorrect.')
  await expect(tool.getByText('The device that made this block was given another access code')).toBeVisible()
})

test('a channel for many: browsers talk through the clipboard alone', { tag: '@firefox' }, async ({
  enter,
}) => {
  const [one, other] = [await enter(), await enter()]
  const tool = await openSecureChat(one)
  await createChannelForMany(tool, 'Road works')
  const codes = await copyCodes(one, tool)
  expect(codes.invitation).not.toContain(codes.id)
  const otherTool = await openSecureChat(other)
  await join(otherTool, codes)
  await expect(toast(otherTool, 'Channel joined')).toBeVisible()
  await expect(otherTool.getByRole('heading', { name: 'Road works' })).toBeVisible()

  await write(tool, 'Ina kwana?')
  const block = await copied(one, () => tool.getByRole('button', { name: 'Copy sealed message' }).click())
  expect(block).toMatch(/^-----BEGIN FITILA SEALED BLOCK-----\n/)
  await otherTool
    .getByRole('textbox', { name: 'Sealed block' })
    .fill(`He sent me this:\n> ${block.replaceAll('\n', '\r\n> ')}`)
  await otherTool.getByRole('button', { name: 'Open block' }).click()
  await expect(otherTool.getByRole('log')).toContainText('Ina kwana?')

  await otherTool.getByRole('textbox', { name: 'Sealed block' }).fill(block)
  await otherTool.getByRole('button', { name: 'Open block' }).click()
  await expect(otherTool.getByText('You have this one already. A block counts once.')).toBeVisible()
  await expect(otherTool.getByRole('log').getByRole('listitem')).toHaveCount(1)
})

test('a sealed message travels as a file', { tag: '@firefox' }, async ({ enter }) => {
  const [one, other] = [await enter(), await enter()]
  const tool = await openSecureChat(one)
  await createChannelForMany(tool, 'Road works')
  const otherTool = await openSecureChat(other)
  await join(otherTool, await copyCodes(one, tool))
  await write(tool, 'On paper too')
  await tool.getByText('More ways to carry it').click()
  await tool.getByRole('log').getByRole('button', { name: 'Show QR code' }).click()
  await expect(tool.getByRole('img', { name: 'QR code of the sealed message' })).toBeVisible()
  const download = one.waitForEvent('download')
  await tool.getByRole('log').getByRole('button', { name: 'Save as file' }).click()
  const path = await (await download).path()
  await expect(toast(tool, 'File downloaded')).toBeVisible()
  const bringing = otherTool.getByRole('region', { name: 'Open a sealed block' })
  await bringing.getByLabel(/Or choose a file/).setInputFiles(await fileAt(path))
  await bringing.getByRole('button', { name: 'Open block' }).click()
  await expect(otherTool.getByRole('log')).toContainText('On paper too')
})

test('an unknown ID and a wrong code are told in the words for that, and no more', async ({ page }) => {
  const tool = await openSecureChat(page)
  await createChannelForMany(tool, 'Road works')
  const codes = await copyCodes(page, tool)
  await page.reload()
  await join(tool, { id: '', accessCode: '', invitation: '' })
  await expect(toast(tool, 'Missing information')).toContainText(
    'Please provide both channel ID and access code.',
  )
  await join(tool, { ...codes, id: '0'.repeat(24) })
  await expect(toast(tool, 'Channel not found')).toContainText('The channel ID you provided does not exist.')
  await join(tool, { ...codes, accessCode: '00000000' })
  await expect(toast(tool, 'Invalid access code')).toContainText('The access code you provided is incorrect.')
  await join(tool, { ...codes, invitation: codes.invitation.slice(0, -60) })
  await expect(toast(tool, 'Invitation not opened')).toContainText('This block is damaged')
})

test('Enter sends, Shift and Enter begins a line, and blank text sends nothing', async ({ page }) => {
  const tool = await openSecureChat(page)
  await createChannel(tool, 'Road works')
  const box = tool.getByRole('textbox', { name: 'Message' })
  await box.press('Enter')
  await box.pressSequentially('One')
  await box.press('Shift+Enter')
  await box.pressSequentially('Two')
  await expect(box).toHaveValue('One\nTwo')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(tool.getByRole('log').getByText('One\nTwo')).toBeVisible()
  await expect(tool.getByRole('log').getByRole('listitem')).toHaveCount(1)
})

test('the practice partner is off, and says what it is when it is on', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  const tool = await openSecureChat(page)
  await createChannelForMany(tool, 'Road works')
  await expect(tool.getByLabel('Practice partner')).not.toBeChecked()
  await tool.getByLabel('Practice partner').check()
  await write(tool, 'Anybody there?')
  const log = tool.getByRole('log')
  await expect(log.getByText('Practice reply, made on this device')).toBeVisible()
  await expect(log.getByRole('button', { name: 'Copy sealed message' })).toHaveCount(1)
})

test('a channel is removed when its seven days are over', async ({ page }) => {
  await page.clock.install()
  const tool = await openSecureChat(page)
  await createChannel(tool, 'Road works')
  await page.clock.fastForward(minutes(7 * 24 * 60 - 1))
  await expect(tool.getByRole('heading', { name: 'Road works' })).toBeVisible()
  await page.clock.fastForward(minutes(2))
  await expect(tool.getByText('No channels yet')).toBeVisible()
})

test('making a key can be stopped, and the page stays alive meanwhile', async ({ page }) => {
  const tool = await openSecureChat(page)
  await tool.getByRole('tab', { name: 'Create or Join' }).click()
  await tool.getByLabel('Channel name').fill('Too slow')
  await tool.getByLabel('Stronger key').check()
  await tool.getByRole('button', { name: 'Create Channel' }).click()
  await expect(tool.getByRole('progressbar', { name: 'Making the key' })).toBeVisible()
  await tool.getByRole('button', { name: 'Cancel' }).click()
  await expect(tool.getByRole('progressbar')).toHaveCount(0)
  await expect(tool.getByRole('button', { name: 'Create Channel' })).toBeEnabled()
  await tool.getByRole('tab', { name: 'Secure Channels' }).click()
  await expect(tool.getByText('No channels yet')).toBeVisible()
})

test('there is no barrier, in light and dark, narrow and wide', async ({ page }) => {
  test.slow()
  await page.goto('/tools/secure-chat')
  const address = (await page.locator('iframe').getAttribute('src')) ?? ''
  await page.goto(address)
  await expectNoBarriers(page, 'no channels')
  const tool = page.locator('html')
  await tool.getByRole('tab', { name: 'Secure Channels' }).press('ArrowRight')
  await expectNoBarriers(page, 'create or join')
  await tool.getByLabel('Channel name').fill('Road works')
  await tool.getByLabel('Channel name').press('Enter')
  await expectNoBarriers(page, 'a channel that waits for the other side')
  await tool.getByRole('button', { name: 'Close channel' }).click()
  await tool.getByRole('tab', { name: 'Create or Join' }).click()
  await tool.getByLabel('For more than two devices').check()
  await tool.getByLabel('Channel name').fill('Many')
  await tool.getByLabel('Channel name').press('Enter')
  await tool.getByRole('textbox', { name: 'Message' }).fill('Ina kwana?')
  await tool.getByRole('textbox', { name: 'Message' }).press('Enter')
  await tool.getByText('More ways to carry it').click()
  await expectNoBarriers(page, 'a channel')
  await tool.getByRole('button', { name: 'Close channel' }).click()
  await expectNoBarriers(page, 'a list of channels')
})

async function savedPicture(page: Page, place: Locator) {
  const arriving = page.waitForEvent('download')
  await place.getByRole('button', { name: 'Save as picture' }).click()
  const download = await arriving
  // Firefox adds a number where its folder already has a file of that name.
  expect(download.suggestedFilename()).toMatch(/^picture(\(\d\))?\.png$/)
  return { ...(await fileAt(await download.path())), name: 'picture.png', mimeType: 'image/png' }
}

/** One white dot. */
const emptyPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg=='

function minutes(count: number): number {
  return count * 60_000
}
