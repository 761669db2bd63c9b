import type { BrowserContext } from '@playwright/test'
import { expect, test } from '#tests/support/browser-test.ts'
import {
  copyCodes,
  createChannel,
  join,
  openSecureChat,
  toast,
  write,
} from '#tests/support/network/secure-chat.ts'

test('two tabs of one browser find each other by the codes, and talk at once', async ({ enter }) => {
  const one = await enter()
  const other = await one.context().newPage()
  const [tool, otherTool] = [await openSecureChat(one), await openSecureChat(other)]
  const passed = await listenBetweenTabs(one.context())
  await createChannel(tool, 'Road works')
  await one.bringToFront()
  const codes = { ...(await copyCodes(one, tool)), invitation: '' }
  // A tab that no one looks at gets little of a busy machine.
  await other.bringToFront()
  await join(otherTool, { ...codes, accessCode: '00000000' })
  await expect(toast(otherTool, 'Invalid access code')).toBeVisible()
  await join(otherTool, codes)
  await expect(toast(otherTool, 'Channel joined')).toBeVisible()
  await write(tool, 'Here?')
  await expect(otherTool.getByRole('log')).toContainText('Here?')
  await write(otherTool, 'Here.')
  await expect(tool.getByRole('log')).toContainText('Here.')
  const seen = await passed()
  expect(seen.length).toBeGreaterThanOrEqual(4)
  for (const message of seen) expect(message).toMatch(onlyASealedBlock)
  for (const secret of ['Here', codes.id, codes.accessCode]) expect(seen.join()).not.toContain(secret)
})

/** Of either edition: letters and digits alone. */
const onlyASealedBlock =
  /^\{"fitila":\{"kind":"sealed-block","block":"[0-9A-Z]+"\}\}$|^\{"fitila":\{"kind":"sealed-block","block":"-----BEGIN FITILA SEALED BLOCK-----\\n([0-9A-Z]{1,60}\\n)+-----END FITILA SEALED BLOCK-----\\n"\}\}$/

/** Listens where the shells talk, as anything else of this site could. */
async function listenBetweenTabs(context: BrowserContext): Promise<() => Promise<string[]>> {
  const third = await context.newPage()
  await third.goto('/tools/secure-chat')
  await third.evaluate(() => {
    const heard: string[] = []
    new BroadcastChannel('fitila sealed blocks').addEventListener('message', ({ data }) => {
      heard.push(JSON.stringify(data))
    })
    Object.assign(window, { heard })
  })
  return () => third.evaluate(() => (window as unknown as { heard: string[] }).heard)
}
