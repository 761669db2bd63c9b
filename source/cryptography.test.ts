import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const packages =
  /^(?:node:crypto|@noble\/|@scure\/|@node-rs\/argon2|age-encryption|otplib|@simplewebauthn\/server|hash-wasm)/
/** They turn bytes into text and back, or tell types. */
const plain =
  /^(?:bytesToHex|hexToBytes|concatBytes|utf8ToBytes|base\w+|wordlist|KeyObject|randomUUID|isoBase64URL|timingSafeEqual)$/

/** Where the program calls cryptography: a folder, and what it calls there. The tools have lists of their own. */
async function findCalls(): Promise<string[]> {
  const calls = new Map<string, Set<string>>()
  for (const area of ['domain', 'operations', 'packages', 'server', 'source', 'web'])
    for (const path of await codeIn(area))
      for (const name of callsOf(await readFile(join(root, path), 'utf8'))) {
        const folder = dirname(path)
        calls.set(folder, (calls.get(folder) ?? new Set()).add(name))
      }
  return [...calls].map(([folder, names]) => `\`${folder}/\`: ${[...names].toSorted().join(', ')}`).toSorted()
}

async function codeIn(area: string): Promise<string[]> {
  const names = await readdir(join(root, area), { recursive: true })
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^database\/seed\//.test(name))
    .map((name) => join(area, name))
}

function callsOf(text: string): string[] {
  const brought = [...text.matchAll(/^import \{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, names = '', from = '']) =>
      packages.test(from) ? names.split(',').map((name) => name.trim().replace(/ as .*/, '')) : [],
  )
  const named = brought.filter((name) => name !== '' && !name.startsWith('type ') && !plain.test(name))
  const ofBrowsers = [...text.matchAll(/\bsubtle\.(\w+)\(/g)].map(([, name]) => `subtle.${name}`)
  return [...named, ...ofBrowsers]
}

test('every folder that calls cryptography is in the inventory, with what it calls', async () => {
  const inventory = await readFile(join(root, 'docs/cryptography.md'), 'utf8')
  const [, section = ''] = inventory.split('## Where the code calls it')
  const listed = [...section.matchAll(/^- (`[^`]+\/`: .+)$/gm)].map(([, line]) => line)
  expect(listed).toEqual(await findCalls())
})

test('every algorithm that is chosen by its name is in the inventory', async () => {
  const inventory = await readFile(join(root, 'docs/cryptography.md'), 'utf8')
  const chosen = new Set<string>()
  for (const area of ['domain', 'operations', 'packages', 'server', 'source'])
    for (const path of await codeIn(area))
      for (const [, name = ''] of (await readFile(join(root, path), 'utf8')).matchAll(
        /\b(?:createHash|hash|createHmac|createCipheriv|createDecipheriv|hkdfSync|generateKeyPairSync)\(\s*'([^']+)'/g,
      ))
        chosen.add(name)
  const asWritten: Record<string, string> = {
    'aes-256-gcm': 'AES-256-GCM',
    'aes-256-ecb': 'AES-256-ECB',
    ed25519: 'Ed25519',
    sha1: 'SHA-1 ',
    sha256: 'SHA-256',
    sha512: 'HMAC-SHA-512',
  }
  expect([...chosen].filter((name) => !(asWritten[name] && inventory.includes(asWritten[name])))).toEqual([])
})
