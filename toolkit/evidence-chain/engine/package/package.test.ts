import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Chain } from '../chain.ts'
import type { SealedFile } from '../evidence-item.ts'
import { recordChange } from '../record-change.ts'
import { buildPackage, type Work } from './build-package.ts'
import { checkPackage } from './check-package.ts'
import { openPackage } from './open-package.ts'

const at = new Date('2026-11-21T10:30:00Z')
const nothing = () => {}
const ids = () => {
  let count = 0
  return () => `id-${++count}`
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-package-'))
})
afterAll(() => rm(folder, { recursive: true }))

function sealed(name: string, content: Blob | string, bytes = String(content)): SealedFile {
  const blob = typeof content === 'string' ? new Blob([content]) : content
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name, size: blob.size, sha256, lastModified: '2026-10-01T00:00:00.000Z', content: blob }
}

const chain: Chain = [
  {
    id: 'one',
    type: 'Financial Record',
    description: 'Payment voucher, 40 million naira for a road that is not there',
    date: '2026-03-04',
    source: 'Accounts office',
    strength: 'strong',
    exhibits: [
      {
        id: 'x',
        original: sealed('Takardar biya ɓ.pdf', 'original'),
        cleanCopy: sealed('clean.pdf', 'clean copy'),
      },
      { id: 'y', original: sealed('../../etc/passwd', ''), cleanCopy: null },
    ],
  },
  {
    id: 'two',
    type: 'Photograph',
    description: 'The place',
    date: '',
    source: '',
    strength: 'medium',
    exhibits: [],
  },
]

const log = chain.flatMap((item) => recordChange({ before: undefined, after: item }, at))
const work: Work = { chain, log }

async function unpacked(zip: Blob, name: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(`${path}.zip`, zip.stream())
  execFileSync('unzip', ['-q', `${path}.zip`, '-d', path])
  return join(path, 'package-2026-11-21')
}

function sha256sum(bag: string, manifest: string) {
  return spawnSync('sha256sum', ['-c', '--strict', manifest], { cwd: bag, encoding: 'utf8' })
}

test('the unzipped package is verified by sha256sum, both manifests', async () => {
  const { zip, fingerprint } = await buildPackage(work, at, nothing)
  const bag = await unpacked(zip, 'verified')
  for (const manifest of ['manifest-sha256.txt', 'tagmanifest-sha256.txt']) {
    const { status, stdout } = sha256sum(bag, manifest)
    expect(status, stdout).toBe(0)
  }
  expect(
    createHash('sha256')
      .update(await readFile(join(bag, 'manifest-sha256.txt')))
      .digest('hex'),
  ).toBe(fingerprint)
})

test('the package holds what RFC 8493 and we say it holds', async () => {
  const bag = await unpacked((await buildPackage(work, at, nothing)).zip, 'contents')
  const files = execFileSync('find', ['.', '-type', 'f'], { cwd: bag, encoding: 'utf8' })
    .trim()
    .split('\n')
    .sort()
  expect(files).toEqual([
    './VERIFY.txt',
    './bag-info.txt',
    './bagit.txt',
    './data/certificate-section-84-draft.pdf',
    './data/custody-log.json',
    './data/custody-log.pdf',
    './data/exhibit-list.pdf',
    './data/exhibits.json',
    './data/exhibits/01-1-Takardar-biya-b.pdf',
    './data/exhibits/01-2-etc-passwd',
    './data/working-copies/01-1-clean.pdf',
    './manifest-sha256.txt',
    './tagmanifest-sha256.txt',
  ])
  expect(await readFile(join(bag, 'data/exhibits/01-1-Takardar-biya-b.pdf'), 'utf8')).toBe('original')
  expect(await readFile(join(bag, 'data/working-copies/01-1-clean.pdf'), 'utf8')).toBe('clean copy')
  expect(await readFile(join(bag, 'bagit.txt'), 'utf8')).toBe(
    'BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n',
  )
  const sizes = execFileSync('find', ['data', '-type', 'f', '-printf', '%s\n'], {
    cwd: bag,
    encoding: 'utf8',
  })
  const bytes = sizes
    .trim()
    .split('\n')
    .reduce((sum, size) => sum + Number(size), 0)
  expect(await readFile(join(bag, 'bag-info.txt'), 'utf8')).toContain(`Payload-Oxum: ${bytes}.8`)
})

test('the same work at the same time gives the same bytes', async () => {
  const [one, other] = await Promise.all([buildPackage(work, at, nothing), buildPackage(work, at, nothing)])
  expect(await one.zip.bytes()).toEqual(await other.zip.bytes())
})

test('a chain without files is a whole package too', async () => {
  const { zip } = await buildPackage({ chain: chain.slice(1), log: [] }, at, nothing)
  expect((await checkPackage(zip, nothing)).check.isWhole).toBe(true)
})

test('our own check finds it whole, and opening it gives the work back', async () => {
  const { zip, fingerprint, log } = await buildPackage(work, at, nothing)
  const opened = await checkPackage(zip, nothing)
  expect(opened.check.isWhole).toBe(true)
  expect(opened.check.fingerprint).toBe(fingerprint)
  const again = await openPackage(opened, at, ids())
  expect(withoutIds(again.chain)).toEqual(withoutIds(chain))
  expect(again.log).toEqual([
    ...log,
    expect.objectContaining({ action: 'package opened', sha256: fingerprint }),
  ])
  expect(await again.chain[0]?.exhibits[0]?.original.content.text()).toBe('original')
  expect((await checkPackage((await buildPackage(again, at, nothing)).zip, nothing)).check.isWhole).toBe(true)
})

test('a file that changed after it was added is not packed', async () => {
  const path = join(folder, 'changing')
  await writeFile(path, 'before')
  const file = sealed('changing', await openAsBlob(path), 'before')
  await appendFile(path, 'after')
  await expect(packOne(file)).rejects.toMatchObject({ code: 'file-changed' })
  await expect(packOne(sealed('lying', new Blob(['now']), 'then'))).rejects.toMatchObject({
    code: 'file-changed',
  })
})

test('a package packed again by another program is read, verified and opened', async () => {
  const bag = await unpacked((await buildPackage(work, at, nothing)).zip, 'repacked')
  const zip = join(folder, 'again.zip')
  execFileSync('python3', [
    '-c',
    'import sys,shutil; shutil.make_archive(sys.argv[1][:-4],"zip",sys.argv[2])',
    zip,
    bag,
  ])
  const opened = await checkPackage(await openAsBlob(zip), nothing)
  expect(opened.check.isWhole).toBe(true)
  expect(withoutIds((await openPackage(opened, at, ids())).chain)).toEqual(withoutIds(chain))
})

function packOne(original: SealedFile) {
  const [item] = chain
  return buildPackage(
    { chain: item ? [{ ...item, exhibits: [{ id: 'x', original, cleanCopy: null }] }] : [], log: [] },
    at,
    nothing,
  )
}

function withoutIds(items: Chain) {
  return items.map(({ id: _, exhibits, ...item }) => ({
    ...item,
    exhibits: exhibits.map(({ original, cleanCopy }) => ({
      original: { ...original, content: null },
      cleanCopy: cleanCopy && { ...cleanCopy, content: null },
    })),
  }))
}
