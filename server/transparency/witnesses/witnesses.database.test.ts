import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cosignedBy } from '@fitila/log/notes/cosignature'
import type { NoteKey } from '@fitila/log/notes/note-keys'
import { noteKeyOf } from '@fitila/log/notes/note-keys'
import { readNote } from '@fitila/log/notes/signed-note'
import { checkShownProof, explainShownProof } from '@fitila/log/shown-proof'
import { expect, onTestFinished, test } from 'vitest'
import { days } from '#domain/time/durations.ts'
import type { Witness } from '#server/kernel/public-log-settings.ts'
import { publishSigningKey } from '#server/sealing/publish-signing-key.ts'
import { openWitness } from '#server/witness/open-witness.ts'
import { openWitnessKey } from '#server/witness/witness-key.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { tamper } from '#tests/support/tamper-with-log.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { advanceLog } from '../advance-log.ts'
import { checkLog } from '../check-log.ts'
import { showCheckpoint } from '../serve-log.ts'
import { proveReport } from '../shown/prove-shown.ts'
import { logKey, signCheckpoint } from '../sign-checkpoint.ts'
import { askWitnesses } from './ask-witnesses.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'fitila-witness-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type Standing = { witness: Witness; path: string; forks: string[]; close(): Promise<void> }

/** As `npm run witness` opens it. */
async function standing(name: string, logKeys: readonly NoteKey[], path?: string): Promise<Standing> {
  const held = path ?? (await folder())
  const forks: string[] = []
  const open = await openWitness({
    ...{ name, folder: held, logKeys, now: () => new Date('2026-11-23T00:10:00Z') },
    onFork: (origin) => void forks.push(origin),
  })
  open.server.listen(0, '127.0.0.1')
  await once(open.server, 'listening')
  let isOpen = true
  async function close() {
    if (!isOpen) return
    isOpen = false
    open.server.close()
    open.server.closeAllConnections()
    open.release()
  }
  onTestFinished(close)
  const { port } = open.server.address() as AddressInfo
  return { witness: { key: open.key, address: `http://127.0.0.1:${port}` }, path: held, forks, close }
}

/** A log of two days, with a public report, and a clock after midnight. */
async function opened(): Promise<{
  application: TestApplication
  report: Awaited<ReturnType<typeof publicReport>>
}> {
  const application = await withApplication()
  const report = await publicReport(application)
  await advanceLog(application)
  return { application, report }
}

async function aDayLater(application: TestApplication): Promise<void> {
  application.later(days(1))
  await advanceLog(application)
}

const watchedBy = (application: TestApplication, ...witnesses: Witness[]): TestApplication => ({
  ...application,
  publicLog: { ...application.publicLog, witnesses },
})

async function cosigners(application: TestApplication, witnesses: readonly Witness[]): Promise<string[]> {
  const note = readNote(await showCheckpoint(application))
  const names: string[] = []
  for (const { key } of witnesses) if (note && (await cosignedBy(note, key))) names.push(key.name)
  return names
}

const warnings = ({ logged }: TestApplication) =>
  logged
    .map((line) => JSON.parse(line))
    .filter(({ witness }) => witness !== undefined)
    .map(({ msg }) => msg)

test('witnesses cosign each checkpoint, and a reader sees it in the checkpoint and in each proof', async () => {
  const { application, report } = await opened()
  const [one, other] = [
    await standing('one.example/w', [logKey(application)]),
    await standing('other.example/w', [logKey(application)]),
  ]
  const watched = watchedBy(application, one.witness, other.witness)
  await askWitnesses(watched)
  await aDayLater(application)
  expect(await cosigners(application, watched.publicLog.witnesses)).toEqual([])
  await askWitnesses(watched)
  await askWitnesses(watched)
  expect(await cosigners(application, watched.publicLog.witnesses)).toEqual([
    'one.example/w',
    'other.example/w',
  ])
  expect(warnings(application)).toEqual([])
  const proof = await proveReport(application, report.reviewer, report.id)
  const trusted = { keys: [application.signing.publicKey], witnesses: [one.witness.key, other.witness.key] }
  expect(await checkShownProof(proof, trusted)).toMatchObject({
    proof: { fits: true, isSigned: true, cosigned: ['one.example/w', 'other.example/w'] },
  })
  expect(await explainShownProof(proof, trusted)).toContainEqual({
    holds: true,
    text: '2 of 2 witnesses cosigned it: one.example/w, other.example/w.',
  })
  expect((await checkLog(application)).problems).toEqual([])
})

test('a cosignature that is changed in the database is named', async () => {
  const { application } = await opened()
  const one = await standing('one.example/w', [logKey(application)])
  const another = await openWitnessKey('one.example/w', join(await folder(), 'key'))
  await askWitnesses(watchedBy(application, one.witness))
  await tamper(
    application,
    `update log_cosignatures set line = '${another.cosign('x\n', 1).trimEnd()}' || E'\\n'`,
  )
  expect((await checkLog(application)).problems).toEqual([
    'The checkpoint of size 1: the cosignature of one.example/w does not hold.',
  ])
})

test('a log that rewrites its past gets no cosignature, and the witness keeps what shows it', async () => {
  const { application } = await opened()
  const one = await standing('one.example/w', [logKey(application)])
  const watched = watchedBy(application, one.witness)
  await aDayLater(application)
  await askWitnesses(watched)
  // The operator writes another history of the same length, and one that goes on.
  const another = await withApplication()
  await advanceLog(another)
  await aDayLater(another)
  const forked = watchedBy({ ...another, signing: application.signing }, one.witness)
  const { publicKey } = application.signing
  await publishSigningKey(another.database, { publicKey, day: '2026-11-21' })
  await signAgain(forked)
  await askWitnesses(forked)
  await aDayLater(forked)
  await askWitnesses(forked)
  expect(warnings(another)).toEqual([
    'a witness knows another log than ours: what was signed before has changed',
    'a witness knows another log than ours: what was signed before has changed',
  ])
  expect(await cosigners(another, [one.witness])).toEqual([])
  expect(one.forks).toEqual([logKey(application).name, logKey(application).name])
  const kept = await readdir(join(one.path, 'evidence'))
  expect(kept).toHaveLength(2)
  expect(await readFile(join(one.path, 'evidence', kept[0] ?? ''), 'utf8')).toMatch(/^old 2\n/)
})

test('a log of which an older copy was brought back gets no cosignature', async () => {
  const { application } = await opened()
  const one = await standing('one.example/w', [logKey(application)])
  await aDayLater(application)
  await aDayLater(application)
  await askWitnesses(watchedBy(application, one.witness))
  await tamper(
    application,
    'delete from log_cosignatures',
    'delete from log_checkpoints where size = 3',
    'delete from log_outer_leaves where place = 2',
  )
  await askWitnesses(watchedBy(application, one.witness))
  expect(warnings(application)).toEqual([
    'a witness knows a longer log than ours: an older copy of the database was brought back',
  ])
})

test('a witness that does not know the log or its key says so, and signs nothing', async () => {
  const { application } = await opened()
  const stranger = noteKeyOf(logKey(application).name, 'note', 'ab'.repeat(32))
  const elsewhere = { ...logKey(application), name: 'elsewhere.example/log' }
  const witnesses = [
    (await standing('wrong-key.example/w', [stranger])).witness,
    (await standing('wrong-log.example/w', [elsewhere])).witness,
  ]
  await askWitnesses(watchedBy(application, ...witnesses))
  expect(await cosigners(application, witnesses)).toEqual([])
  expect(warnings(application)).toEqual(
    witnesses.map(() => 'a witness refuses our checkpoint: it does not know the log or its key'),
  )
})

test('dead, lying and talkative witnesses hold up no other, and count for nothing', async () => {
  const { application } = await opened()
  const good = await standing('good.example/w', [logKey(application)])
  const { key } = await openWitnessKey('bad.example/w', join(await folder(), 'key'))
  const bad = await Promise.all(
    [
      (_: unknown, response: Parameters<RequestListener>[1]) => response.destroy(),
      (_: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(503).end(),
      (_: unknown, response: Parameters<RequestListener>[1]) => response.end('x'.repeat(100_000)),
      (_: unknown, response: Parameters<RequestListener>[1]) =>
        response.end('— bad.example/w AAAAAAAAAAAA\n'),
      (_: unknown, response: Parameters<RequestListener>[1]) =>
        response.writeHead(302, { location: good.witness.address }).end(),
    ].map(async (listener) => ({ key, address: await listening(listener) })),
  )
  const stolen = { key, address: good.witness.address }
  const witnesses = [...bad, stolen, good.witness]
  await askWitnesses(watchedBy(application, ...witnesses))
  expect(await cosigners(application, witnesses)).toEqual(['good.example/w'])
  expect(warnings(application).toSorted()).toEqual([
    'a witness answered with no cosignature that holds',
    'a witness answered with no cosignature that holds',
    ...Array(4).fill('a witness does not answer'),
  ])
  const { rows } = await application.database.pool.query('select witness from log_cosignatures')
  expect(rows).toHaveLength(1)
})

test('a witness that was away cosigns what came meanwhile, also after it was started again', async () => {
  const { application } = await opened()
  const first = await standing('one.example/w', [logKey(application)])
  await askWitnesses(watchedBy(application, first.witness))
  await first.close()
  await aDayLater(application)
  await askWitnesses(watchedBy(application, first.witness))
  expect(warnings(application)).toEqual(['a witness does not answer'])
  await aDayLater(application)
  const again = await standing('one.example/w', [logKey(application)], first.path)
  expect(again.witness.key).toEqual(first.witness.key)
  await askWitnesses(watchedBy(application, again.witness))
  expect(await cosigners(application, [again.witness])).toEqual(['one.example/w'])
  // The site forgot what it had; the witness tells the size that it knows.
  await tamper(application, 'delete from log_cosignatures')
  await askWitnesses(watchedBy(application, again.witness))
  expect(await cosigners(application, [again.witness])).toEqual(['one.example/w'])
})

test('a witness whose memory is damaged signs nothing, and only one process has its folder', async () => {
  const { application } = await opened()
  const one = await standing('one.example/w', [logKey(application)])
  await askWitnesses(watchedBy(application, one.witness))
  await expect(standing('one.example/w', [logKey(application)], one.path)).rejects.toThrow()
  const [name = ''] = (await readdir(one.path)).filter((each) => each.endsWith('.checkpoint'))
  await writeFile(join(one.path, name), '')
  await aDayLater(application)
  await askWitnesses(watchedBy(application, one.witness))
  expect(await cosigners(application, [one.witness])).toEqual([])
})

/** As if the same key had signed this log from its beginning. */
async function signAgain(application: TestApplication): Promise<void> {
  await tamper(application, 'delete from log_checkpoints where size = 2')
  await application.database.queries.transaction((queries) => signCheckpoint(application, queries))
}
