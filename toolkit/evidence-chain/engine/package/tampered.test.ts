import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { zipOf } from '@fitila/formats/zip/write-stored'
import { expect, test } from 'vitest'
import { custodyEntry } from '../custody-log.ts'
import { readZip } from '../zip/read-zip.ts'
import { buildPackage, type Work } from './build-package.ts'
import { checkPackage } from './check-package.ts'
import { openPackage } from './open-package.ts'

const at = new Date('2026-11-21T10:30:00Z')
const nothing = () => {}
const folder = 'package-2026-11-21/'
const exhibit = 'data/exhibits/01-1-a.txt'

const work: Work = {
  chain: [
    {
      id: 'one',
      type: 'Document',
      description: 'A letter',
      date: '',
      source: '',
      strength: 'strong',
      exhibits: [
        {
          id: 'x',
          original: {
            name: 'a.txt',
            size: 6,
            sha256: sha256('letter'),
            lastModified: null,
            content: new Blob(['letter']),
          },
          cleanCopy: null,
        },
      ],
    },
  ],
  log: [
    custodyEntry(at, 'item added', 'Document'),
    custodyEntry(at, 'original sealed', 'a.txt', sha256('letter')),
  ],
}

test('a changed file is named', async () => {
  const { isWhole, files } = (await check((texts) => texts.set(exhibit, 'lettre'))).check
  expect(isWhole).toBe(false)
  expect(files.filter(({ state }) => state !== 'verified')).toEqual([{ path: exhibit, state: 'differs' }])
})

test('a missing file is named', async () => {
  const { files } = (await check((texts) => texts.delete(exhibit))).check
  expect(files).toContainEqual({ path: exhibit, state: 'missing' })
})

test('a file that is not listed is named, inside and outside of data', async () => {
  const { isWhole, files } = (
    await check((texts) => texts.set('data/exhibits/extra.txt', 'x').set('extra.txt', 'y'))
  ).check
  expect(isWhole).toBe(false)
  expect(files).toContainEqual({ path: 'data/exhibits/extra.txt', state: 'extra' })
  expect(files).toContainEqual({ path: 'extra.txt', state: 'extra' })
})

test('a manifest that was rewritten to fit does not fit its own list', async () => {
  const { files } = (
    await check((texts) => {
      texts.set(exhibit, 'lettre')
      replaceIn(texts, 'manifest-sha256.txt', sha256('letter'), sha256('lettre'))
    })
  ).check
  expect(files).toContainEqual({ path: 'manifest-sha256.txt', state: 'differs' })
})

test('with both lists rewritten the exhibits still say otherwise, and the work is not opened', async () => {
  const opened = await check((texts) => {
    texts.set(exhibit, 'lettre')
    replaceIn(texts, 'manifest-sha256.txt', sha256('letter'), sha256('lettre'))
    relistTags(texts)
  })
  expect(opened.check).toMatchObject({ isWhole: false, record: 'differs' })
  expect(opened.check.fingerprint).not.toBe((await check(() => {})).check.fingerprint)
  await expect(openPackage(opened, at, () => 'id')).rejects.toMatchObject({ code: 'not-our-package' })
})

test('a custody log from which a line was taken is refused', async () => {
  const opened = await check((texts) => {
    const log = JSON.parse(texts.get('data/custody-log.json') ?? '')
    log.entries.splice(0, 1)
    relist(texts, 'data/custody-log.json', JSON.stringify(log))
  })
  await expect(openPackage(opened, at, () => 'id')).rejects.toMatchObject({ code: 'log-broken' })
})

test('a package whose files, exhibits and manifests were rewritten, but not the custody log, is not verified', async () => {
  const opened = await check((texts) => {
    texts.set(exhibit, 'lettre')
    const exhibits = texts.get('data/exhibits.json') ?? ''
    replaceIn(texts, 'manifest-sha256.txt', sha256('letter'), sha256('lettre'))
    relist(texts, 'data/exhibits.json', exhibits.replaceAll(sha256('letter'), sha256('lettre')))
  })
  expect(opened.check.files.every(({ state }) => state === 'verified')).toBe(true)
  expect(opened.check).toMatchObject({ isWhole: false, record: 'differs' })
  await expect(openPackage(opened, at, () => 'id')).rejects.toMatchObject({ code: 'not-our-package' })
})

test('a file that was slipped in beside the exhibits, with all lists rewritten, is noticed', async () => {
  const { check: found } = await check((texts) => {
    texts.set('data/exhibits/02-1-b.txt', 'b')
    const manifest = texts.get('manifest-sha256.txt') ?? ''
    texts.set('manifest-sha256.txt', `${manifest}${sha256('b')}  data/exhibits/02-1-b.txt\n`)
    relistTags(texts)
  })
  expect(found).toMatchObject({ isWhole: false, record: 'differs' })
})

test('a custody log from which a line was taken is not verified', async () => {
  const { check: found } = await check((texts) => {
    const log = JSON.parse(texts.get('data/custody-log.json') ?? '')
    log.entries.splice(1, 1)
    relist(texts, 'data/custody-log.json', JSON.stringify(log))
  })
  expect(found).toMatchObject({ isWhole: false, record: 'broken' })
})

test('the package as it was built agrees with itself', async () => {
  expect((await check(() => {})).check).toMatchObject({ isWhole: true, record: 'agrees' })
})

const notOurs: [string, string][] = [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['another format', '{"format":"other","version":1,"items":[]}'],
  ['a later version', '{"format":"fitila-evidence-chain","version":2,"items":[]}'],
  ['an unknown type', item({ type: 'Rumour' })],
  ['a description that is a number', item({ description: 7 })],
  ['a date that is no date', item({ date: 'yesterday' })],
  ['a file outside of data', item({ exhibits: [{ original: file('bagit.txt'), workingCopy: null }] })],
  ['a file that is not there', item({ exhibits: [{ original: file('data/none'), workingCopy: null }] })],
  ['a negative size', item({ exhibits: [{ original: { ...file(exhibit), size: -1 }, workingCopy: null }] })],
]

test.each(notOurs)('a list of exhibits with %s is refused', async (_what, text) => {
  const opened = await check((texts) => relist(texts, 'data/exhibits.json', text))
  await expect(openPackage(opened, at, () => 'id')).rejects.toMatchObject({ code: 'not-our-package' })
})

const notBags: [string, (texts: Map<string, string>) => unknown, string][] = [
  ['without a declaration', (texts) => texts.delete('bagit.txt'), 'not-a-bag'],
  ['without a manifest', (texts) => texts.delete('manifest-sha256.txt'), 'not-a-bag'],
  ['with nonsense in its manifest', (texts) => texts.set('manifest-sha256.txt', 'nonsense'), 'not-a-bag'],
  [
    'that lists a way out',
    (texts) => texts.set('manifest-sha256.txt', `${sha256('')}  data/../../out\n`),
    'unsafe-name',
  ],
  [
    'that lists what is no payload',
    (texts) => texts.set('manifest-sha256.txt', `${sha256('')}  bagit.txt\n`),
    'not-a-bag',
  ],
  [
    'that lists a file twice',
    (texts) => texts.set('manifest-sha256.txt', `${sha256('')}  data/a\n${sha256('b')}  data/A\n`),
    'name-twice',
  ],
]

test.each(notBags)('a package %s is refused', async (_what, change, code) => {
  await expect(check(change)).rejects.toMatchObject({ code })
})

type Texts = Map<string, string>

/** Builds the package, lets it be changed, and checks what came of it. */
async function check(change: (texts: Texts) => unknown) {
  const members = await readZip((await buildPackage(work, at, nothing)).zip)
  const texts: Texts = new Map()
  for (const { path, stored } of members)
    texts.set(
      path.slice(folder.length),
      Buffer.from((await stored?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('latin1'),
    )
  change(texts)
  const entries = [...texts].map(([path, text]) => {
    const bytes = Uint8Array.from(Buffer.from(text, 'latin1'))
    return { path: folder + path, content: new Blob([bytes]), crc32: crc32(bytes) }
  })
  return checkPackage(zipOf(entries, at), nothing)
}

/** Changes a file and both lists, as a person would who wants it not to be noticed. */
function relist(texts: Texts, path: string, text: string): void {
  replaceIn(texts, 'manifest-sha256.txt', sha256(texts.get(path) ?? ''), sha256(text))
  texts.set(path, text)
  relistTags(texts)
}

function relistTags(texts: Texts): void {
  const manifest = sha256(texts.get('manifest-sha256.txt') ?? '')
  const tags = texts.get('tagmanifest-sha256.txt') ?? ''
  texts.set('tagmanifest-sha256.txt', tags.replace(/[0-9a-f]{64}( {2}manifest-sha256.txt)/, `${manifest}$1`))
}

function replaceIn(texts: Texts, path: string, before: string, after: string): void {
  texts.set(path, (texts.get(path) ?? '').replaceAll(before, after))
}

function item(overrides: Record<string, unknown>): string {
  const plain = { type: 'Document', description: '', date: '', source: '', strength: 'weak', exhibits: [] }
  return JSON.stringify({ format: 'fitila-evidence-chain', version: 1, items: [{ ...plain, ...overrides }] })
}

function file(path: string) {
  return { path, name: 'a', size: 6, sha256: sha256('letter'), lastModified: null }
}

function sha256(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('hex')
}
