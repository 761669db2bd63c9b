import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { days } from '#domain/time/durations.ts'
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
import { type Browser, browseAs, type Fields, openSite } from '#tests/support/browse.ts'
import { type FormOfPage, formsOfPage } from '#tests/support/forms-of-page.ts'
import { foundedWith } from '#tests/support/plans/founded-with.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { rowVersions } from '#tests/support/row-digests.ts'
import { shownOf } from '#tests/support/shown-of.ts'
import { dataAddress, fillIn, givesData, siteRoutes } from '#tests/support/site-routes.ts'
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
        // A file has no data.
        const isThere = each === address || givesData(id)
        const isOwn = person === 'another' && !path.includes(':') && isThere
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

test('a person in no organisation reads what is missing at each room, and is led to where a seat is taken', async () => {
  const { browsers, values } = await twoOrganisations()
  for (const { path } of rooms) {
    const answer = await browsers.outsider.get(fillIn(path, values), { accept: 'text/html,*/*;q=0.8' })
    const text = shownOf(await answer.text())
    expect(answer.status, path).toBe(404)
    expect(text, path).toContain('You are in no organisation')
    expect(text, path).toMatch(/href="\/organisation\?next=[^"]*"[^>]*>Take a seat or found one</)
    expect(text, path).not.toContain('Page not found')
  }
})

test('an organisation whose time is over links no room that is closed', async () => {
  const { application, owner, member } = await twoOrganisations()
  const ask = await openSite(application)
  const linked = async (person: Person) => {
    const text = await (await (await browseAs(application, ask, person)).get('/organisation')).text()
    return ['boards', 'folders', 'security'].filter((room) => text.includes(`href="/organisation/${room}"`))
  }
  for (const person of [owner, member])
    expect(await linked(person)).toEqual(['boards', 'folders', 'security'])
  application.later(days(400))
  for (const person of [owner, member]) {
    expect(await linked(person)).toEqual(['security'])
    const closed = await (await browseAs(application, ask, person)).get('/organisation/boards')
    expect(closed.status).toBe(409)
    expect(await closed.text()).toMatch(/href="\/organisation\?next=[^"]*"[^>]*>Go to your organisation</)
  }
})

test('no form that one organisation is shown does anything to it for another', async () => {
  const { application, owner, member, browsers, values } = await twoOrganisations()
  const pages = [...rooms.filter(({ id }) => hasAction(id)), ...besideRooms]
  const forms: FormOfPage[] = []
  for (const { path } of pages) {
    const address = fillIn(path, values)
    const found = formsOfPage(await (await browsers.owner.get(address)).text(), address)
    // A page that takes forms and shows none here would be out of sight of this test.
    expect(found.length, path).toBeGreaterThan(0)
    // A refusal gives back what was typed, so nothing of the one is typed here but its ids.
    forms.push(...found.map(({ address: to, fields }) => ({ address: to, fields: withoutMark(fields) })))
  }
  expect(forms.length).toBeGreaterThan(20)
  const ofOne = [...Object.values(values), owner.username, member.username]
  const namesOne = ({ address, fields }: FormOfPage) =>
    [address, ...Object.values(fields)].some(
      (text) => ofOne.some((own) => text.includes(own)) || /[0-9a-f]{8}-[0-9a-f]{4}-/.test(text),
    )
  const [naming, others] = [forms.filter(namesOne), forms.filter((form) => !namesOne(form))]
  expect(naming.length).toBeGreaterThan(12)
  for (const { address, fields } of naming)
    for (const browser of [browsers.another, browsers.outsider]) {
      const before = await rowVersions(application)
      const answer = await browser.post(address, fields)
      const what = `${address} ${fields.intent}`
      expect(answer.status, what).toBeGreaterThanOrEqual(400)
      expect(answer.status, what).toBeLessThan(500)
      expect(mark.test(await answer.text()), what).toBe(false)
      expect(await rowVersions(application), what).toEqual(before)
    }
  // The same forms do something in the right hands.
  const unchanged = await rowVersions(application)
  const [open] = naming.filter(({ fields }) => fields.intent === `open ${values.card}`)
  expect(open).toBeDefined()
  if (open) await browsers.owner.post(open.address, open.fields)
  expect(await rowVersions(application)).not.toEqual(unchanged)
  // What names nothing of the one may change the other's own rooms, and the one's stay as they were.
  const shown = () =>
    Promise.all(
      pages.map(async ({ path }) =>
        formsOfPage(await (await browsers.owner.get(fillIn(path, values))).text(), path),
      ),
    )
  const before = await shown()
  for (const { address, fields } of others)
    for (const browser of [browsers.another, browsers.outsider])
      expect(mark.test(await (await browser.post(address, fields)).text()), address).toBe(false)
  expect(await shown()).toEqual(before)
  for (const { path } of besideRooms)
    expect(mark.test(await (await browsers.another.get(path)).text()), path).toBe(false)
}, 240_000)

/** Rooms of an organisation whose addresses are among those of an account. */
const besideRooms = siteRoutes.filter(({ path }) => path === '/organisation' || path === '/profile/webhooks')

function withoutMark(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, mark.test(value) ? 'Taken' : value]),
  )
}

function hasAction(id: string): boolean {
  const [file] = [`web/${id}.tsx`, `web/${id}.ts`].filter((path) => existsSync(path))
  return (
    file !== undefined && /^export (?:async )?(?:function|const) action\b/m.test(readFileSync(file, 'utf8'))
  )
}

test('the days of a board’s files are chosen with a plain form, and its page says the next one', async () => {
  const { browsers, values } = await twoOrganisations()
  const address = `/organisation/boards/${values.board}`
  const opened = await (await browsers.owner.get(address)).text()
  expect(opened).toContain('The next file is kept on Sunday, 22 November 2026, by the time of Lagos.')
  for (const name of ['filesEvery', 'filesWeekday', 'filesMonthDay'])
    expect(opened).toMatch(new RegExp(`<select[^>]* name="${name}"`))
  const form = { intent: 'save', boardName: 'Quokka', filesWeekday: '4', filesMonthDay: '31' }
  for (const [filesEvery, said] of [
    ['week', 'on Thursday, 26 November 2026,'],
    ['month', 'on Monday, 30 November 2026,'],
  ] as const) {
    const saved = await browsers.member.post(address, { ...form, filesEvery })
    expect([saved.status, saved.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`${address}?done=board-saved.`),
    ])
    expect(await (await browsers.owner.get(address)).text()).toContain(said)
  }
  expect((await browsers.member.post(address, { ...form, filesWeekday: '9' })).status).toBe(422)
  expect((await browsers.member.post(address, { ...form, filesEvery: '' })).status).toBe(303)
  expect(await (await browsers.owner.get(address)).text()).not.toMatch(/The next file is kept on [A-Z]/)
})

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
  return { application, ask, owner, member, browsers, values: { ...values, webhook: String(webhook) } }
}
