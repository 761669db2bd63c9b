import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { partLength } from '#domain/writing/attachments.ts'
import { formToken } from '#server/access/tokens.ts'
import { filesOfForm } from '#server/sources/files-of-source.ts'
import { buildReport } from '#tests/cast.ts'
import { type Ask, openSite } from '#tests/support/browse.ts'
import { part } from '#tests/support/documents/draft-files.ts'
import { pngThatTells, toldByPng } from '#tests/support/documents/preview-files.ts'
import { largePdf, samplePdf } from '#tests/support/documents/sample-files.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

test('a form without a script brings several files with all answers, and is told what was removed', async () => {
  const { application, ask, formNumber, token } = await withForm()
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...buildReport(), formNumber, formToken: token }))
    body.set(name, value)
  body.append('file', new Blob([new Uint8Array(pngThatTells)]), 'quokka.png')
  body.append('file', new Blob(['MZ and more of a program']), 'wombat.pdf')
  body.append('file', new Blob([new Uint8Array(samplePdf)]), 'second.pdf')
  const refused = await ask('/report', { method: 'POST', body })
  const page = await refused.text()
  // One of the files is refused by name of its kind, and the others are here.
  for (const words of [
    'This file could run as a program',
    'quokka.png',
    'It named a person. We removed that.',
  ])
    expect(page).toContain(words)
  expect(page).toContain('Misali Kirkira')
  expect(refused.headers.getSetCookie()).toEqual([])
  expect(page.match(/Remove file \d/g)).toEqual(['Remove file 1', 'Remove file 2'])

  const sent = await ask('/report', {
    method: 'POST',
    body: new URLSearchParams({ ...buildReport(), formNumber, formToken: token, intent: 'send' }),
  })
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){5}/.exec(await sent.text())?.[0] ?? ''
  const cookie = await cookieOf(application, ask, code)
  const files = await (await ask('/report/files', { headers: { cookie } })).text()
  expect(files).toContain('File 2')
  expect(await (await ask('/report/status', { headers: { cookie } })).text()).toContain('/report/files')
  const held = (await everyRow(application)) + application.logged.join('\n')
  for (const marker of ['quokka', 'wombat', ...toldByPng, code, formNumber])
    expect(held).not.toContain(marker)
})

test('parts of a form’s file go by its number and its token, and by no other', async () => {
  const { application, ask, formNumber, token } = await withForm()
  const file = largePdf(partLength + 10)
  const begin = (fields: Record<string, string>) =>
    ask('/report/uploads', {
      method: 'POST',
      body: new URLSearchParams({ name: 'a.pdf', size: String(file.length), mark: 'm', ...fields }),
    })
  expect((await begin({ formNumber: randomUUID(), formToken: token })).status).toBe(403)
  const { id } = (await (await begin({ formNumber, formToken: token })).json()) as { id: string }
  const send = (number: number, headers: Record<string, string>) =>
    ask(`/report/uploads/${id}/${number}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream', ...headers },
      body: new Uint8Array(part(file, number)),
    })
  const other = randomUUID()
  const bond = { 'X-Form-Token': token, 'X-Form-Number': formNumber }
  // Without the number of a form it is taken for a visit's, and there is none.
  expect((await send(0, { 'X-Form-Token': token })).status).toBe(401)
  expect(
    (await send(0, { 'X-Form-Token': tokenOf(application, other), 'X-Form-Number': other })).status,
  ).toBe(404)
  expect(await (await send(0, bond)).json()).toEqual({ next: 1, isWhole: false })
  // The answer was lost on the way: the same part again, and then on.
  expect(await (await send(0, bond)).json()).toEqual({ next: 1, isWhole: false })
  expect(await (await send(1, bond)).json()).toEqual({ next: 2, isWhole: true })
  const files = await filesOfForm(application, formNumber, null)
  expect((await files.list()).whole).toMatchObject([{ name: 'a.pdf', size: file.length }])
})

test('the holder of a code adds a file later without a script', async () => {
  const { application, ask, formNumber, token } = await withForm()
  const fields = { ...buildReport(), formNumber, formToken: token }
  const sent = await ask('/report', { method: 'POST', body: new URLSearchParams(fields) })
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){5}/.exec(await sent.text())?.[0] ?? ''
  const cookie = await cookieOf(application, ask, code)
  const page = await (await ask('/report/files', { headers: { cookie } })).text()
  const [, given = ''] = /name="formToken" value="([^"]+)"/.exec(page) ?? []
  const body = new FormData()
  body.set('formToken', given)
  body.set('file', new Blob([new Uint8Array(samplePdf)]), 'a.pdf')
  const added = await ask('/report/files', { method: 'POST', headers: { cookie }, body })
  expect([added.status, added.headers.get('location')]).toEqual([303, '/report/files'])
  expect(await (await ask('/report/files', { headers: { cookie } })).text()).toContain('Added on')
})

async function withForm() {
  const application = await withApplication()
  const formNumber = randomUUID()
  return {
    application,
    ask: await openSite(application),
    formNumber,
    token: tokenOf(application, formNumber),
  }
}

function tokenOf(application: TestApplication, formNumber: string): string {
  return formToken(application.keys.forms, formNumber, application.randomness.bytes(32))
}

async function cookieOf(application: TestApplication, ask: Ask, sourceCode: string): Promise<string> {
  const formNumber = randomUUID()
  const fields = { sourceCode, formNumber, formToken: tokenOf(application, formNumber) }
  const back = await ask('/report/return', { method: 'POST', body: new URLSearchParams(fields) })
  return back.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
