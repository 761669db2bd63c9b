import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { openForm, post } from '#tests/attacks/honest.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { openBeside } from '#tests/support/browser-setup.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { freePort, launch, type Program } from '#tests/support/serve.ts'
import { tokenIn } from '#tests/support/token-in.ts'

const preload = join(import.meta.dirname, '../support/heap/write-heap.ts')
const marker = 'quokkaland'
const codePattern = /[0-9A-Z]{4}(-[0-9A-Z]{4}){5}/

test("no code, password or text of a source stays in the program's heap after the answer", async () => {
  const { folder, remove } = await makeDataFolder()
  const settings = { NODE_OPTIONS: `--import=${pathToFileURL(preload)}`, HEAP_FOLDER: folder }
  const program = launch({ dataFolder: folder, port: await freePort(), settings })
  try {
    await program.untilLit()
    const { baseURL } = program
    const beside = await openBeside({ baseURL }, folder)
    await cast(beside.application, 'reporter')
    await beside.close()

    const code = await sendWithoutAccount(baseURL)
    const visit = await enterWith(baseURL, code)
    const password = `${marker}-wick-at-dusk`
    const form = await openForm(`${baseURL}/login`, {})
    const wrong = { formToken: form.formToken, identifier: 'amina', password }
    expect((await post(`${baseURL}/login`, { cookie: form.cookie }, wrong)).status).toBe(422)

    const heap = await heapOf(program, folder)
    // Reading it works: the program keeps its own address.
    expect(heap).toContain(baseURL)
    const found = [marker, code, code.replaceAll('-', ''), visit].filter((secret) =>
      heap.toLowerCase().includes(secret.toLowerCase()),
    )
    expect(found).toEqual([])
  } finally {
    await program.end('SIGTERM')
    await remove()
  }
})

/** @returns the code that the answer shows */
async function sendWithoutAccount(baseURL: string): Promise<string> {
  const page = await (await fetch(`${baseURL}/report`)).text()
  const formNumber = /name="formNumber" value="([^"]+)"/.exec(page)?.[1] ?? randomUUID()
  const report = { ...buildReport(), evidence: `The ${marker} register was read by the writer alone.` }
  const fields = { ...report, formNumber, formToken: tokenIn(page) }
  const answer = await (await post(`${baseURL}/report`, {}, fields)).text()
  const code = codePattern.exec(answer)?.[0] ?? ''
  expect(code).toHaveLength(29)
  return code
}

/** Returns by the code and reads the page. @returns the token of the visit */
async function enterWith(baseURL: string, sourceCode: string): Promise<string> {
  const page = await (await fetch(`${baseURL}/report/return`)).text()
  const formNumber = /name="formNumber" value="([^"]+)"/.exec(page)?.[1] ?? randomUUID()
  const entered = await post(
    `${baseURL}/report/return`,
    {},
    { sourceCode, formNumber, formToken: tokenIn(page) },
  )
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const shown = await (await fetch(`${baseURL}/report/status`, { headers: { cookie } })).text()
  expect(shown).toContain('Where it is')
  const token = cookie.split('=')[1] ?? ''
  expect(token.length).toBeGreaterThan(20)
  return token
}

async function heapOf({ processId }: Program, folder: string): Promise<string> {
  process.kill(processId, 'SIGUSR2')
  await expect.poll(() => existsSync(join(folder, 'written')), { timeout: 90_000 }).toBe(true)
  return readFile(join(folder, 'whole.heapsnapshot'), 'latin1')
}
