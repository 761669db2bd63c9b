import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import type { Person } from '#domain/actor.ts'
import type { Application } from '#server/kernel/application.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { type CastRole, fullStanding, usernames } from '#tests/cast.ts'
import { openBeside } from '../browser-setup.ts'
import { makeDataFolder } from '../data-folders.ts'
import { peopleTheWorld } from '../people-the-world.ts'
import { freePort, launch } from '../serve.ts'
import type { World } from '../world.ts'

export type OwnSite = {
  world: World
  application: Application
  /** A member of the cast, with every standing. Reporters send as many reports as they like. */
  as(member: CastRole): Promise<Person>
}

type Fixtures = { enter(who: CastRole | null, options?: BrowserContextOptions): Promise<Page> }

/** As the `test` of `browser-test.ts`, on a site of its own: what it changes, no other test sees. What is approved there is public at once. */
export const test = base.extend<Fixtures, { site: OwnSite }>({
  site: [
    async ({ browserName: _ }, provide) => {
      const { folder, remove } = await makeDataFolder()
      const settings = { TRUST_PROXY: 'yes', PUBLICATION_MINUTES: '0' }
      const program = launch({ dataFolder: folder, port: await freePort(), settings })
      try {
        await program.untilLit()
        const beside = await openBeside(program, folder)
        const { application } = beside
        const world = await peopleTheWorld(program, application)
        const as = async (member: CastRole): Promise<Person> => {
          const account = await findAccount(application.database.queries, usernames[member])
          if (!account) throw new Error(`${member} has no account`)
          const subscription = { tier: 'premium', status: 'active' } as const
          return { ...account.person, ...fullStanding, subscription }
        }
        await provide({ world, application, as })
        await beside.close()
      } finally {
        await program.end('SIGTERM')
        await remove()
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.world.baseURL),
  enter: async ({ browser, site }, provide) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = []
    await provide(async (who, options = {}) => {
      const context = await browser.newContext({
        baseURL: site.world.baseURL,
        ...(who ? { storageState: site.world.sessions[who] } : {}),
        ...options,
      })
      opened.push(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})
