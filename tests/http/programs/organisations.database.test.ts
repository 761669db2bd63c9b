import { expect, test } from 'vitest'
import { tryWebhook } from '#server/api/webhooks/change-webhook.ts'
import { listOwnWebhooks } from '#server/api/webhooks/list-own-webhooks.ts'
import { makeWebhook } from '#server/api/webhooks/make-webhook.ts'
import { keepBoardFiles } from '#server/plans/organisations/boards/keep-board-files.ts'
import { makeBoard } from '#server/plans/organisations/boards/keep-boards.ts'
import { addCard } from '#server/plans/organisations/boards/keep-cards.ts'
import { showBoard } from '#server/plans/organisations/boards/show-boards.ts'
import { addToTeamFolder } from '#server/plans/organisations/team/add-entry.ts'
import { makeTeamFolder } from '#server/plans/organisations/team/keep-folders.ts'
import { showTeamFolder } from '#server/plans/organisations/team/show-team.ts'
import { cast } from '#tests/cast.ts'
import { type Browser, browseAs, openSite } from '#tests/support/browse.ts'
import { foundedWith } from '#tests/support/plans/founded-with.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { dataAddress, fillIn, siteRoutes } from '#tests/support/site-routes.ts'
import { withApplication } from '#tests/support/with-application.ts'

const rooms = siteRoutes.filter(({ path }) => path.startsWith('/organisation/'))
/** It is in the names and texts of the one organisation, and nowhere else. */
const mark = /quokka/i

test('every room of an organisation opens for its members, and shows another organisation nothing of it', async () => {
  const { browsers, values } = await twoOrganisations()
  expect(rooms.length).toBeGreaterThanOrEqual(8)
  for (const { path, id } of rooms) {
    const address = fillIn(path, values)
    for (const person of ['owner', 'member'] as const) {
      const answer = await browsers[person].get(address)
      expect(answer.status, `${person} at ${path}`).toBe(200)
      const isAboutOne = path.includes(':') || path.endsWith('.json')
      if (isAboutOne) expect(await answer.text(), `${person} at ${path}`).toMatch(mark)
    }
    for (const person of ['another', 'outsider'] as const)
      for (const each of [address, dataAddress(address, { path, id })]) {
        const answer = await browsers[person].get(each)
        const isOwn = person === 'another' && !path.includes(':')
        expect(answer.status, `${person} at ${each}`).toBe(isOwn ? 200 : 404)
        expect(await answer.text(), `${person} at ${each}`).not.toMatch(mark)
      }
  }
}, 120_000)

test('the numbers that a board kept are saved as CSV and as a paper, by its members alone', async () => {
  const { browsers, values } = await twoOrganisations()
  const address = `/organisation/boards/${values.board}/files/${values.day}`
  for (const [as, type, start] of [
    ['', 'text/csv; charset=utf-8', 'day,card'],
    ['?as=pdf', 'application/pdf', '%PDF-1.7'],
  ] as const) {
    const answer = await browsers.member.get(`${address}${as}`)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect((await answer.text()).slice(0, start.length)).toBe(start)
    for (const person of ['another', 'outsider'] as const)
      expect((await browsers[person].get(`${address}${as}`)).status, `${person} ${as}`).toBe(404)
  }
})

test('no form of a room does anything for another organisation', async () => {
  const { application, owner, browsers, values, webhook } = await twoOrganisations()
  const { folder, board, entry, card } = values
  const state = async () =>
    JSON.stringify([
      await showTeamFolder(application, owner, folder),
      await showBoard(application, owner, board),
      (await listOwnWebhooks(application, owner)).webhooks,
    ])
  const before = await state()
  const forms: [string, Record<string, string>][] = [
    ...['add', `done ${entry}`, `remove ${entry}`, 'rename', 'remove-folder'].map(
      (intent): [string, Record<string, string>] => [
        `/organisation/folders/${folder}`,
        { intent, kind: 'comment', text: 'Read.', folderName: 'Taken' },
      ],
    ),
    ['/organisation/folders', { intent: `done ${folder} ${entry}` }],
    ...['add', 'save', 'remove-board', `open ${card}`, `close ${card}`, `remove ${card}`].map(
      (intent): [string, Record<string, string>] => [
        `/organisation/boards/${board}`,
        { intent, cardName: 'Taken', boardName: 'Taken' },
      ],
    ),
    ...['try', 'resume', 'change-key', 'remove'].map((step): [string, Record<string, string>] => [
      '/profile/webhooks',
      { intent: `${step} ${webhook}` },
    ]),
  ]
  for (const [address, fields] of forms)
    for (const browser of [browsers.another, browsers.outsider]) {
      const answer = await browser.post(address, fields)
      expect([404, 403], `${address} ${fields.intent}`).toContain(answer.status)
      expect(await answer.text()).not.toMatch(mark)
    }
  expect(await state()).toBe(before)
  expect(await (await browsers.another.get('/profile/webhooks')).text()).not.toMatch(mark)
}, 120_000)

test('a picture of a card may be shown on pages of others, and runs and loads nothing', async () => {
  const { ask, browsers, values } = await twoOrganisations()
  const made = await browsers.owner.post(`/organisation/boards/${values.board}`, {
    intent: `open ${values.card}`,
  })
  const address = /\/picture\/[\w-]{43}/.exec(await made.text())?.[0] ?? ''
  const picture = await ask(address)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(picture.headers.get('set-cookie')).toBeNull()
  const text = await picture.text()
  expect(text).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  // The name of the card has marks of its own, which are text here.
  expect(text).toContain('Quokka &lt;b&gt;')
  expect(text).not.toMatch(/<(script|a|image|use|foreignObject|style|b)\b|href|\son\w+=/i)
  expect((await ask(`${address.slice(0, -1)}_`)).status).toBe(404)
})

async function twoOrganisations() {
  const application = await withApplication()
  const people = await cast(application, 'auditor', 'observer', 'administrator', 'stranger')
  const { auditor: owner, observer: member, administrator: another, stranger: outsider } = people
  await foundedWith(application, owner, member)
  await foundedWith(application, another)
  await publicReport(application)
  const folder = await makeTeamFolder(application, owner, { folderName: 'Quokka' })
  await addToTeamFolder(application, member, folder, {
    kind: 'task',
    text: 'Quokka',
    forMember: owner.username,
  })
  const entry = (await showTeamFolder(application, owner, folder)).entries[0]?.id ?? ''
  const board = await makeBoard(application, owner, { boardName: 'Quokka', filesEvery: 'day' })
  await addCard(application, member, board, { cardName: 'Quokka <b>' })
  const card = (await showBoard(application, owner, board)).cards[0]?.id ?? ''
  await keepBoardFiles(application)
  await makeWebhook(application, owner, { name: 'Quokka', address: 'https://quokka.example/told' })
  const webhook = (await listOwnWebhooks(application, owner)).webhooks[0]?.id
  await tryWebhook(application, owner, webhook)
  const ask = await openSite(application)
  const browsers: Record<'owner' | 'member' | 'another' | 'outsider', Browser> = {
    owner: await browseAs(application, ask, owner),
    member: await browseAs(application, ask, member),
    another: await browseAs(application, ask, another),
    outsider: await browseAs(application, ask, outsider),
  }
  const values = { folder, entry, board, card, day: '2026-11-21' }
  return { application, ask, owner, browsers, values, webhook }
}
