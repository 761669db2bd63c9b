import { test as base, expect } from '@playwright/test'
import { carriedFileAt, openCarried } from '#tests/support/toolkit/carried-file.ts'
import type { OpenedTool } from '#tests/support/toolkit/opened-tool.ts'
import { toolWalks } from '#tests/support/toolkit/tool-walks.ts'
import { offlineEdition, tools } from '#toolkit/registry.ts'

/** The file to carry, opened from a disk without any connection. It asks for nothing, whatever is done in it. */
const test = base.extend<{ carry: (title: string) => Promise<OpenedTool> }>({
  carry: async ({ browser }, provide, info) => {
    const address = await carriedFileAt(info.outputPath(offlineEdition.fileName))
    // Firefox, told that it is offline, opens no text from memory and so saves none. What is asked for is counted in both.
    const offline = browser.browserType().name() === 'chromium'
    const context = await browser.newContext({ offline })
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    await provide((title) => openCarried(context, address, title))
    await context.close()
    expect(asked.filter((url) => !/^(file|blob|data|about|resource):/.test(url))).toEqual([])
  },
})

test.describe.configure({ timeout: 300_000 })

for (const { name, title } of tools) {
  const { does, walk } = toolWalks[name]
  test(`carried: ${does}`, { tag: '@firefox' }, ({ carry }) => walk(() => carry(title)))
}
