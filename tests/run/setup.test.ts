import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fitila-setup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'setup.mjs'), join(folder, 'setup.mjs'))
  write('package-lock.json', {
    packages: { '': {}, [nodePath]: entry, 'node_modules/for-mac': forMac },
  })
})

const nodePath = `node_modules/node-linux-${process.arch}`
const entry = { version: process.version.slice(1), integrity: 'sha512-one' }
const forMac = { version: '1.0.0', integrity: 'sha512-two', optional: true, os: ['elsewhere'] }

test('a complete installation is taken as it is, and remembered', () => {
  installNode()
  write('node_modules/.package-lock.json', { packages: { [nodePath]: entry } })
  expect(setUp('no-npm')).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(existsSync(join(folder, 'node_modules', '.fitila-setup'))).toBe(true)
  // By this link the programs are started on the Node of the lock file, also where npm made none.
  expect(realpathSync(join(folder, 'node_modules/.bin/node'))).toBe(
    realpathSync(join(folder, nodePath, 'bin/node')),
  )
})

test('a package of our own is linked without npm, and again when its link is gone', () => {
  installNode()
  write('packages/log/package.json', { name: '@fitila/log' })
  write('package-lock.json', {
    packages: {
      '': {},
      'node_modules/@fitila/log': { resolved: 'packages/log', link: true },
      [nodePath]: entry,
      'packages/log': { name: '@fitila/log' },
    },
  })
  write('node_modules/.package-lock.json', { packages: { [nodePath]: entry } })
  const linked = join(folder, 'node_modules/@fitila/log')
  expect(setUp('no-npm')).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(realpathSync(linked)).toBe(realpathSync(join(folder, 'packages/log')))
  rmSync(linked)
  rmSync(join(folder, 'node_modules/.fitila-setup'))
  expect(setUp('no-npm')).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(realpathSync(linked)).toBe(realpathSync(join(folder, 'packages/log')))
})

test('what was set up once is not looked at again', () => {
  installNode()
  write('node_modules/.package-lock.json', { packages: { [nodePath]: entry } })
  setUp('no-npm')
  rmSync(join(folder, 'node_modules', '.package-lock.json'))
  expect(setUp('no-npm')).toMatchObject({ status: 0, stdout: '', stderr: '' })
})

test('another lock file makes npm install', () => {
  installNode()
  write('node_modules/.package-lock.json', {
    packages: { [nodePath]: { ...entry, integrity: 'old' } },
  })
  fakeNpm('echo "$@" > asked')
  expect(setUp('npm').status).toBe(0)
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^install --no-save /)
})

test('to run, what only tests need is left out, and the tests add it', () => {
  installNode()
  fakeNpm('echo "$@" > asked')
  expect(setUp('npm', '--to-run').status).toBe(0)
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/--omit=dev/)
  expect(setUp('no-npm', '--to-run')).toMatchObject({ status: 0, stdout: '' })
  expect(setUp('npm').status).toBe(0)
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/--include=dev/)
  expect(setUp('no-npm', '--to-run')).toMatchObject({ status: 0, stdout: '' })
})

test('who had the packages for tests keeps them when the lock file changes', () => {
  installNode()
  fakeNpm('echo "$@" > asked')
  setUp('npm')
  write('package-lock.json', { packages: { '': {}, [nodePath]: { ...entry, integrity: 'new' } } })
  expect(setUp('npm', '--to-run').status).toBe(0)
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/--include=dev/)
})

test('an installation by hand without what tests need is enough to run, and not for tests', () => {
  installNode()
  write('package-lock.json', {
    packages: {
      '': {},
      [nodePath]: entry,
      'node_modules/for-tests': { ...entry, integrity: 'sha512-three', dev: true },
    },
  })
  write('node_modules/.package-lock.json', { packages: { [nodePath]: entry } })
  expect(setUp('no-npm', '--to-run')).toMatchObject({ status: 0, stdout: '', stderr: '' })
  expect(setUp('no-npm')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm was not found') })
})

test('what npm leaves out on an old Node is asked for again, on the Node that it brought', () => {
  installNode()
  const binding = (libc: string) => ({
    ...{ version: '1.0.0', integrity: 'sha512-five', optional: true, engines: { node: '>=20' } },
    ...{ os: [process.platform], cpu: [process.arch], libc: [libc] },
  })
  const bindings = { 'node_modules/a-gnu': binding('glibc'), 'node_modules/a-musl': binding('musl') }
  write('package-lock.json', { packages: { '': {}, [nodePath]: entry, ...bindings } })
  write('node_modules/.package-lock.json', { packages: { [nodePath]: entry } })
  fakeNpm('echo "$(command -v node) $@" >> asked')
  expect(setUp('npm', '--to-run').status).toBe(0)
  const [first, second, ...more] = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')
  expect(first).not.toContain('.fitila-node')
  expect(second).toMatch(
    /^\S+\/node_modules\/\.fitila-node\/node install --no-save --ignore-scripts --omit=dev /,
  )
  expect(more).toEqual([])
  expect(existsSync(join(folder, 'node_modules/.fitila-node'))).toBe(false)

  // One for the C library of this machine is enough.
  rmSync(join(folder, 'node_modules/.fitila-setup'))
  write('node_modules/.package-lock.json', {
    packages: { [nodePath]: entry, 'node_modules/a-gnu': binding('glibc') },
  })
  expect(setUp('no-npm', '--to-run')).toMatchObject({ status: 0, stdout: '' })
})

test('the headers of Node are removed, for nothing here is compiled', () => {
  installNode()
  const headers = join(folder, nodePath, 'include')
  mkdirSync(headers, { recursive: true })
  fakeNpm('exit 0')
  expect(setUp('npm').status).toBe(0)
  expect(existsSync(headers)).toBe(false)
})

test('what is for another C library is removed, and to run, the compiler that only checks use', () => {
  installNode()
  const [gnu, musl] = ['node_modules/@a/b-gnu', 'node_modules/@a/b-musl']
  const compiler = ['node_modules/typescript', 'node_modules/@typescript/typescript-linux-x64']
  const others = ['node_modules/typescript-eslint', 'node_modules/@typescript/lib']
  const entries = [...compiler, ...others].map((path) => [path, {}])
  write('package-lock.json', {
    packages: {
      ...{ '': {}, [nodePath]: entry, [gnu]: { libc: ['glibc'] }, [musl]: { libc: ['musl'] } },
      ...Object.fromEntries(entries),
    },
  })
  const all = [gnu, musl, ...compiler, ...others]
  fakeNpm(`mkdir -p ${all.join(' ')}`)
  const left = () => all.filter((path) => existsSync(join(folder, path)))
  const isGnu = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header
  expect(setUp('npm', '--to-run').status).toBe(0)
  expect(left()).toEqual([isGnu ? gnu : musl, ...others])
  expect(setUp('npm').status).toBe(0)
  expect(left()).toEqual([isGnu ? gnu : musl, ...compiler, ...others])
})

test('another Node than that of the lock file is refused', () => {
  installNode()
  write('package-lock.json', { packages: { '': {}, [nodePath]: { ...entry, version: '1.2.3' } } })
  fakeNpm('exit 0')
  expect(setUp('npm')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Node.js 1.2.3 does not run on this machine'),
  })
})

test('no script of a package runs, and every package has a hash in the lock file', () => {
  installNode()
  fakeNpm('echo "$@" > asked')
  expect(setUp('npm').status).toBe(0)
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/--ignore-scripts/)
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const packages: [string, { integrity?: string }][] = Object.entries(lock.packages)
  const withoutHash = packages.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)
  // The project itself and its own packages are no downloads.
  expect(withoutHash.filter((path) => !/^(packages\/\w+|node_modules\/@fitila\/\w+|)$/.test(path))).toEqual(
    [],
  )
  expect(packages.length).toBeGreaterThan(300)
})

test('a machine without npm is told so', () => {
  expect(setUp('no-npm')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm was not found') })
})

test.for([
  ['ENOSPC', 'The disk is full'],
  ['ENOTFOUND', 'could not be reached'],
  ['EACCES', 'may not write'],
  ['EWEATHER', 'npm stopped with an error'],
] as const)('%s from npm is told in plain words', ([code, words]) => {
  fakeNpm(`echo "npm error code ${code}" >&2; exit 1`)
  expect(setUp('npm')).toMatchObject({ status: 1, stderr: expect.stringContaining(words) })
  expect(existsSync(join(folder, 'node_modules', '.fitila-setup'))).toBe(false)
})

test('it goes on with the program that it is given, and ends as that ends', () => {
  installNode()
  write('node_modules/.package-lock.json', { packages: { [nodePath]: entry } })
  writeFileSync(join(folder, 'next.mjs'), 'process.exitCode = 7')
  expect(setUp('no-npm', 'next.mjs').status).toBe(7)
})

function setUp(path: 'npm' | 'no-npm', ...words: string[]) {
  const env = { PATH: path === 'npm' ? `${join(folder, 'npm')}:/usr/bin:/bin` : join(folder, 'nothing') }
  return spawnSync(process.execPath, ['setup.mjs', ...words], { cwd: folder, env, encoding: 'utf8' })
}

function installNode() {
  const path = join(folder, nodePath, 'bin', 'node')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 })
}

function fakeNpm(body: string) {
  mkdirSync(join(folder, 'npm'))
  writeFileSync(join(folder, 'npm', 'npm'), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
}

function write(path: string, content: unknown) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(content))
}
