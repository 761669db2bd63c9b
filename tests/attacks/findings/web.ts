import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { password } from '#tests/cast.ts'
import { visitOf } from '#tests/support/visit-of.ts'
import { openForm, post } from '../honest.ts'
import { openRaw } from '../raw.ts'
import type { Outcome, Recipe } from './finding.ts'
import type { World } from './world.ts'

export const ofTheWeb: readonly Recipe[] = [
  ...['%09/evil.example', '%5C/evil.example', '/evil.example', '%E3%80%82', '%01'].map(
    (end): Recipe => ({
      finding: 'A6',
      what: `/offline/page/${end}`,
      async attempt({ get, baseURL }) {
        const answer = await get(`/offline/page/${end}`)
        const location = answer.headers.get('location')
        const isOurs = location === null || new URL(location, baseURL).origin === new URL(baseURL).origin
        return {
          printed: `${answer.status} to ${location ?? 'nowhere'}`,
          isClosed: isOurs && answer.status < 500,
        }
      },
    }),
  ),
  {
    finding: 'A7',
    what: 'A cached page allows a script that the page did not place itself',
    attempt: foreignScript,
  },
  { finding: 'A8', what: 'Ten tries with İ more for each i of a name', attempt: foldedNames },
  {
    finding: 'A8',
    what: 'A network of its own for each port in X-Forwarded-For',
    attempt: portsOfOneAddress,
  },
  ...['аdmin1', 'dami\uFE0F', 'dami\u3164', 'ｄａｍｉ'].map(
    (username): Recipe => ({
      finding: 'A12',
      what: `The name ${escape(username)} beside dami`,
      attempt: (world) => registration(world, { username, email: 'looks@example.org', password }),
    }),
  ),
  {
    finding: 'A12',
    what: 'An ordinary name, to see that the form works',
    async attempt(world) {
      const account = { username: 'zainab', email: 'zainab@example.org', password }
      const { printed } = await registration(world, account)
      return { printed, isClosed: printed.endsWith(' 1 accounts') }
    },
  },
  {
    finding: 'A12',
    what: 'The address <a@b.example>',
    attempt: (world) => registration(world, { username: 'angles', email: '<a@b.example>', password }),
  },
  ...['Lagos2027', 'naija4life'].map(
    (weak): Recipe => ({
      finding: 'A12',
      what: `The password ${weak}`,
      attempt: (world) =>
        registration(world, { username: 'weak', email: 'weak@example.org', password: weak }),
    }),
  ),
  { finding: 'A12', what: 'The form token, guessed by the size of a packed page', attempt: breach },
  {
    finding: 'A12',
    what: 'A toast by its address alone',
    async attempt({ get, visits }) {
      const answer = await get('/reports?done=report-approved', visits.officer)
      const isShown = /role="status"[^>]*>[^<]*approved/i.test(await answer.text())
      return {
        printed: `${answer.status}, ${isShown ? 'it is shown' : 'nothing is shown'}`,
        isClosed: answer.status === 200 && !isShown,
      }
    },
  },
  {
    finding: 'A12',
    what: 'A page under the name of another host',
    async attempt({ baseURL }) {
      const line = await openRaw(Number(new URL(baseURL).port))
      await line.send('GET /tools/risk-calculator HTTP/1.1\r\nHost: evil.example\r\n\r\n')
      const status = await line.status()
      line.end()
      return { printed: `${status}`, isClosed: status === 421 }
    },
  },
  {
    finding: 'A12',
    what: 'What stays in the browser after logging out',
    async attempt({ send, application, people }) {
      const answer = await send('/logout', await visitOf(application, people.reporter), {})
      const cleared = answer.headers.get('clear-site-data') ?? 'nothing'
      return { printed: `${answer.status}, clears ${cleared}`, isClosed: cleared.includes('cache') }
    },
  },
]

/** Every inline script of the page has a hash in its policy, and the hash of any other is not there. */
async function foreignScript({ get, reportId }: World): Promise<Outcome> {
  const path = `/search?q=${encodeURIComponent('<script>alert(1)</script>')}`
  await get(`/reports/${reportId}`)
  const answers = await Promise.all([get(path), get('/reports')])
  const evil = createHash('sha256').update('alert(1)').digest('base64')
  const policies = answers.map((answer) => answer.headers.get('content-security-policy') ?? '')
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  const isAllowed = policies.some(
    (policy) => policy.includes(evil) || /script-src[^;]*unsafe-inline/.test(policy),
  )
  const isEchoed = bodies.some((body) => body.includes('<script>alert(1)'))
  return {
    printed: `allowed: ${isAllowed}, echoed as a script: ${isEchoed}`,
    isClosed: !isAllowed && !isEchoed && policies.every((policy) => policy.includes('script-src')),
  }
}

async function foldedNames({ baseURL }: World): Promise<Outcome> {
  const statuses = await tries(baseURL, (each) => ({
    network: '203.0.114.9',
    identifier: `ch${each % 2 === 0 ? 'i' : 'İ'}d${each % 3 === 0 ? 'i' : 'İ'}`,
  }))
  return stopped(statuses, 'four spellings of one name')
}

async function portsOfOneAddress({ baseURL }: World): Promise<Outcome> {
  const statuses = await tries(baseURL, (each) => ({
    network: `203.0.113.200:${5_000 + each}`,
    identifier: `no-one-${each}`,
  }))
  return stopped(statuses, 'ports of one address')
}

const stopped = (statuses: readonly number[], of: string): Outcome => {
  const first = statuses.indexOf(429)
  const printed = first === -1 ? `${statuses.length} tries, none refused` : `refused at try ${first + 1}`
  return { printed: `${of}: ${printed}`, isClosed: first !== -1 }
}

async function tries(
  baseURL: string,
  of: (each: number) => { network: string; identifier: string },
): Promise<number[]> {
  const form = await openForm(`${baseURL}/login`, {})
  const statuses: number[] = []
  // One after the other, because the queue of tries would refuse a crowd for another reason.
  for (let each = 0; each < 70; each += 1) {
    const { network, identifier } = of(each)
    const headers = { cookie: form.cookie, 'X-Forwarded-For': network }
    const fields = { formToken: form.formToken, identifier, password: 'wrong' }
    const { status } = await post(`${baseURL}/login`, headers, fields)
    statuses.push(status)
    if (status === 429) break
  }
  return statuses
}

async function registration(
  { baseURL, send, value }: World,
  account: { username: string; email: string; password: string },
): Promise<Outcome> {
  const form = await openForm(`${baseURL}/register`, {})
  const { status } = await send('/register', form, account)
  const made = Number(await value('select count(*) from profiles where email = $1', [account.email]))
  return { printed: `${status}, ${made} accounts`, isClosed: status === 422 && made === 0 }
}

/** The token differs in every answer, so no guess at it makes all answers smaller. */
async function breach({ get, visits }: World): Promise<Outcome> {
  const pages = await Promise.all(
    [1, 2].map(async () => (await get('/search?q=misali', visits.stranger)).text()),
  )
  const tokens = pages.map((page) => /name="formToken"[^>]* value="([^"]+)"/.exec(page)?.[1] ?? '')
  const isStill = tokens[0] === tokens[1] && tokens[0] !== ''
  return {
    printed: `two answers, ${isStill ? 'the same token' : 'two tokens'}, ${gzipSync(pages[0] ?? '').length} bytes packed`,
    isClosed: !isStill && tokens.every((token) => token.length > 20),
  }
}
