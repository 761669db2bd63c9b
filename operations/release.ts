import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeNoteKey } from '@fitila/log/notes/note-keys'
import { answerHelp } from '../answer-help.ts'
import { builtFiles, differing, writeManifest } from './release/manifest.ts'
import { readRelease, releaseFiles } from './release/read-release.ts'
import { newReleaseKey, publicHalf, readReleaseKey, signManifest } from './release/sign-manifest.ts'

const usage = `Use it like this:
  npm run release -- keygen PRIVATE-KEY-FILE          once, on a machine without a network: makes the key, and a file beside it with the public half
  npm run release -- make --key PRIVATE-KEY-FILE      lists every built file with its SHA-256, and signs the list: release.txt and release.sig in build/
  npm run release -- verify FOLDER --key PUBLIC-KEY   checks the signature, and that build/ is what was signed`
answerHelp(usage)

const build = join(import.meta.dirname, '../build')

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } })
  const [command, place] = positionals
  if (command === 'keygen' && place) await makeKey(place)
  else if (command === 'make' && values.key) await make(values.key)
  else if (command === 'verify' && place) await verify(place, values.key ?? '')
  else throw new Error(usage)
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exitCode = 1
}

async function makeKey(path: string): Promise<void> {
  const key = newReleaseKey()
  await writeFile(path, key.export({ type: 'pkcs8', format: 'pem' }), { flag: 'wx', mode: 0o600 })
  const told = writeNoteKey(publicHalf(key))
  await writeFile(`${path}.public`, `${told}\n`, { flag: 'wx' })
  say(`The private key is in ${path}. Keep it away from every machine that runs a site.`)
  say(`Publish the public half in more than one place: ${told}`)
}

async function make(keyFile: string): Promise<void> {
  const key = readReleaseKey(await readFile(keyFile, 'utf8'))
  const manifest = writeManifest({ version: await ownVersion(), files: await builtFiles(build) })
  await writeFile(join(build, releaseFiles.manifest), manifest)
  await writeFile(join(build, releaseFiles.signature), signManifest(manifest, key))
  say(
    `${manifest.split('\n').length - 2} files of version ${await ownVersion()} are listed and signed in build/.`,
  )
}

async function verify(folder: string, key: string): Promise<void> {
  const { version, files } = await readRelease(folder, key)
  const other = differing(files, await builtFiles(build))
  for (const path of other) say(`Not as it was signed: ${path}`)
  if (other.length > 0) throw new Error('This build is not the release that was signed.')
  say(`This build is version ${version}, as it was signed: ${files.size} files.`)
}

async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8'))
  return String(version)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
