import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePassphrase, shortestPassphrase } from '@fitila/formats/passphrase'
import { Decrypter, Encrypter } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decrypt, encrypt, usualWork } from './encrypt.ts'

const passphrase = 'three lamps burn in the market'
const quick = { passphrase, workFactor: 10 }
const chance = (length: number) => new Uint8Array(randomBytes(length))
const nothing = () => {}

// One chunk, exactly one, one and a bit, and several.
const lengths = [0, 1, 65_535, 65_536, 65_537, 200_000]
const content = new Uint8Array(randomBytes(200_000))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fitila-age-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each(lengths)(
  '%d bytes sealed here are opened by the age library and by us',
  { timeout: 60_000 },
  async (length) => {
    const plain = content.slice(0, length)
    const sealed = await encrypt(new Blob([plain]), quick, chance, nothing)
    const library = new Decrypter()
    library.addPassphrase(passphrase)
    expect(await library.decrypt(new Uint8Array(await sealed.arrayBuffer()))).toEqual(plain)
    expect(new Uint8Array(await (await decrypt(sealed, passphrase, nothing)).arrayBuffer())).toEqual(plain)
  },
)

test('what the age library sealed is opened here', async () => {
  const sealed = await sealByLibrary(content)
  expect(new Uint8Array(await (await decrypt(sealed, passphrase, nothing)).arrayBuffer())).toEqual(content)
})

const hasAge = spawnSync('age', ['--version']).status === 0 && spawnSync('script', ['--version']).status === 0

test.skipIf(!hasAge)(
  'the age program opens it (skipped where age is not installed)',
  { timeout: 60_000 },
  async () => {
    const path = join(folder, 'package.zip.age')
    await writeFile(
      path,
      (await encrypt(new Blob([content]), { passphrase, workFactor: usualWork }, chance, nothing)).stream(),
    )
    // age asks the terminal for the passphrase; `script` is one.
    execFileSync('script', ['-qec', `age --decrypt -o ${path}.opened ${path}`, '/dev/null'], {
      input: `${passphrase}\n`,
    })
    expect(new Uint8Array(await readFile(`${path}.opened`))).toEqual(content)
  },
)

test('a wrong passphrase is told as such', async () => {
  await expect(decrypt(await sealByLibrary(content), 'another one', nothing)).rejects.toMatchObject({
    code: 'wrong-passphrase',
  })
})

test('a byte changed, a chunk cut off or two exchanged are noticed', async () => {
  const sealed = new Uint8Array(await (await sealByLibrary(content)).arrayBuffer())
  const changed = sealed.slice()
  changed[sealed.length - 100] = (changed[sealed.length - 100] ?? 0) ^ 1
  await expect(open(changed)).rejects.toMatchObject({ code: 'wrong-passphrase' })
  await expect(open(sealed.slice(0, -1))).rejects.toMatchObject({ code: 'wrong-passphrase' })
  const header = sealed.length - (200_000 + 4 * 16)
  await expect(open(sealed.slice(0, header + 65_552))).rejects.toMatchObject({ code: 'wrong-passphrase' })
})

test.each(['', 'PK', 'age-encryption.org/v1\n-> X25519 abc\nabc\n--- abc\n'])(
  '%j is not such a file',
  async (text) => {
    await expect(open(new TextEncoder().encode(text))).rejects.toMatchObject({ code: 'not-age' })
  },
)

test('a work factor that would take all memory is refused', async () => {
  const sealed = new TextDecoder('latin1').decode(await (await sealByLibrary(content)).arrayBuffer())
  const greedy = Uint8Array.from(sealed.replace(/^(.*\n-> scrypt \S+) \d+/, '$1 30'), (letter) =>
    letter.charCodeAt(0),
  )
  await expect(open(greedy)).rejects.toMatchObject({ code: 'no-memory' })
})

test('a made passphrase is long, plain and different each time', () => {
  const made = Array.from({ length: 200 }, () => makePassphrase(chance))
  expect(new Set(made).size).toBe(200)
  for (const word of made) {
    expect(word).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/)
    expect(word.length).toBeGreaterThanOrEqual(shortestPassphrase)
  }
})

function open(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  return decrypt(new Blob([bytes]), passphrase, nothing)
}

async function sealByLibrary(plain: Uint8Array): Promise<Blob> {
  const library = new Encrypter()
  library.setPassphrase(passphrase)
  library.setScryptWorkFactor(10)
  return new Blob([new Uint8Array(await library.encrypt(plain))])
}
