import { join } from 'node:path'
import pg from 'pg'
import type { Person } from '#domain/actor.ts'
import { APPLICATION_ROLE, DATABASE } from '#server/database/embedded/make-cluster.ts'
import type { Application } from '#server/kernel/application.ts'
import { type CastRole, cast } from '#tests/cast.ts'
import { openBeside } from '#tests/support/browser-setup.ts'
import { makeDataFolder } from '#tests/support/data-folders.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { importedByTwo } from '#tests/support/second-person/settled.ts'
import { freePort, launch, type Program } from '#tests/support/serve.ts'
import { type Visit, visitOf } from '#tests/support/visit-of.ts'
import { newNetwork, post } from '../honest.ts'

type Member = Extract<CastRole, 'reporter' | 'stranger' | 'reviewer' | 'officer' | 'administrator'>

/** The real program with its own database, its people, a public report and a conviction. */
export type World = {
  program: Program
  baseURL: string
  dataFolder: string
  /** A second process on the same database, to look at what is stored. */
  application: Application
  people: Record<Member, Person>
  visits: Record<Member, Visit>
  reportId: string
  /** Asks the database as the role that the program has. @returns its code where it refuses, else null */
  asTheProgram(statement: string): Promise<string | null>
  /** One value of the database. */
  value(query: string, values?: unknown[]): Promise<unknown>
  get(path: string, visit?: Visit | null, headers?: Record<string, string>): Promise<Response>
  send(path: string, visit: Visit, fields: Record<string, string>): Promise<Response>
  end(): Promise<void>
}

const conviction = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl',
  'Misali Na Biyu,Kano,Fraud,High Court,2020-05-01,One year,2020,https://example.org/1',
].join('\n')

export async function openWorld(): Promise<World> {
  const { folder, remove } = await makeDataFolder()
  const program = launch({
    dataFolder: folder,
    port: await freePort(),
    settings: { TRUST_PROXY: 'yes' },
  })
  const { baseURL } = program
  try {
    await program.untilLit()
    const { application, close } = await openBeside({ baseURL }, folder)
    const asRole = poolOfTheProgram(folder)
    const people = await cast(application, 'reporter', 'stranger', 'reviewer', 'officer', 'administrator')
    const { id: reportId } = await publicReport(application, { ...people, owner: people.reporter })
    await importedByTwo(application, people.administrator, conviction)
    const visits = await visitsOf(application, people)
    return {
      ...{ program, baseURL, dataFolder: folder, application, people, visits, reportId },
      asTheProgram: (statement) =>
        asRole.query(statement).then(
          () => null,
          (error: { code?: string }) => error.code ?? 'unknown',
        ),
      async value(query, values = []) {
        const { rows } = await application.database.pool.query<Record<string, unknown>>(query, values)
        return Object.values(rows[0] ?? {})[0]
      },
      get: (path, visit = null, headers = {}) =>
        fetch(`${baseURL}${path}`, {
          redirect: 'manual',
          headers: { 'X-Forwarded-For': newNetwork(), ...(visit && { cookie: visit.cookie }), ...headers },
        }),
      send: (path, { cookie, formToken }, fields) =>
        post(`${baseURL}${path}`, { 'X-Forwarded-For': newNetwork(), cookie }, { formToken, ...fields }),
      async end() {
        await asRole.end()
        await close()
        await program.end('SIGTERM')
        await remove()
      },
    }
  } catch (error) {
    await program.end('SIGTERM')
    await remove()
    throw error
  }
}

function poolOfTheProgram(dataFolder: string): pg.Pool {
  const host = join(dataFolder, 'postgres', 'socket')
  return new pg.Pool({ host, port: 5432, database: DATABASE, user: APPLICATION_ROLE, max: 1 })
}

async function visitsOf(
  application: Application,
  people: Record<Member, Person>,
): Promise<Record<Member, Visit>> {
  const staff = (person: Person) => visitOf(application, person, 'full')
  return {
    reporter: await visitOf(application, people.reporter),
    stranger: await visitOf(application, people.stranger),
    reviewer: await staff(people.reviewer),
    officer: await staff(people.officer),
    administrator: await staff(people.administrator),
  }
}
