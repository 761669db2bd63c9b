import { Encrypter } from 'age-encryption'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipOf } from '../zip/write-stored.ts'
import { packWorkspace, unpackWorkspace } from './pack-workspace.ts'
import { WorkspaceRefusal, type WorkspaceRefusalCode } from './refusal.ts'
import { openWorkspace, sealWorkspace } from './seal-workspace.ts'

const at = new Date('2026-11-25T10:30:00Z')
const passphrase = 'three lamps burn in the market'
const work = 10
const states = {
  'evidence-chain': {
    work: { chain: [{ name: 'Ọba', content: new File(['the letter'], 'letter.txt', { lastModified: 5 }) }] },
    list: [1, true, null, 'two'],
  },
  'secure-chat': { key: new Uint8Array([1, 2, 250]), seen: new Set(['a', 'b']) },
}

test('what is kept comes back: words, files with their names and days, bytes, and sets', async () => {
  const file = await sealWorkspace(states, passphrase, at, work)
  const again = await openWorkspace(file, passphrase)
  expect(again).toEqual(states)
  const { work: kept } = again['evidence-chain'] as (typeof states)['evidence-chain']
  const [item] = kept.chain
  expect([await item?.content.text(), item?.content.name, item?.content.lastModified]).toEqual([
    'the letter',
    'letter.txt',
    5,
  ])
})

test('a person who opens it with age finds a ZIP file with their files', async () => {
  const zip = await packWorkspace(states, at)
  const members = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  expect(Object.keys(members)).toEqual(['workspace.json', 'files/00001.txt', 'files/00002'])
  expect(Buffer.from(members['files/00001.txt'] ?? []).toString()).toBe('the letter')
})

test('a wrong passphrase, and every changed byte, are refused in words', async () => {
  const file = new Uint8Array(await (await sealWorkspace(states, passphrase, at, work)).arrayBuffer())
  expect(await refusal(openWorkspace(new Blob([file]), 'another'))).toBe('wrong-passphrase')
  for (let place = 0; place < file.length; place += 37) {
    const changed = file.slice()
    changed[place] = (changed[place] ?? 0) ^ 1
    await expect(openWorkspace(new Blob([changed]), passphrase), `byte ${place}`).rejects.toThrow(
      WorkspaceRefusal,
    )
  }
  for (const length of [0, 20, 100, file.length - 1])
    await expect(openWorkspace(new Blob([file.slice(0, length)]), passphrase)).rejects.toThrow(
      WorkspaceRefusal,
    )
})

test('a file that costs more memory than the age program asks for is not tried', async () => {
  const text = new TextDecoder('latin1').decode(
    await (await sealWorkspace({}, passphrase, at, work)).arrayBuffer(),
  )
  const dear = Uint8Array.from(text.replace(/(-> scrypt \S+) 10\n/, '$1 30\n'), (letter) =>
    letter.charCodeAt(0),
  )
  await expect(openWorkspace(new Blob([dear]), passphrase)).rejects.toThrow(WorkspaceRefusal)
})

const json = (value: unknown) => ({
  path: 'workspace.json',
  content: new Blob([JSON.stringify(value)]),
  crc32: 0,
})
const format = { format: 'fitila-workspace', version: 1 }

test.each<[string, Blob, WorkspaceRefusalCode]>([
  ['no ZIP file', new Blob(['hello hello hello hello hello']), 'damaged'],
  ['nothing', new Blob([]), 'damaged'],
  ['an empty ZIP file', zipOf([], at), 'damaged'],
  ['a ZIP file of others', zipOf([json({ some: 'thing' })], at), 'not-a-workspace'],
  ['a version to come', zipOf([json({ ...format, version: 2, states: {} })], at), 'not-a-workspace'],
  ['no states', zipOf([json(format)], at), 'not-a-workspace'],
  ['no JSON', zipOf([{ path: 'workspace.json', content: new Blob(['{']), crc32: 0 }], at), 'damaged'],
  ['two members of one name', zipOf([json({ ...format, states: {} }), json({})], at), 'damaged'],
  ['something behind the end', new Blob([zipOf([json({ ...format, states: {} })], at), 'x']), 'damaged'],
  ['something before the start', new Blob(['x', zipOf([json({ ...format, states: {} })], at)]), 'damaged'],
])('inside of it, %s is refused', async (_, zip, code) => {
  expect(await refusal(unpackWorkspace(zip))).toBe(code)
  expect(await refusal(openWorkspace(await lockedByLibrary(zip), passphrase))).toBe(code)
})

test('references to nothing become nothing, and no state reaches the prototype of objects', async () => {
  const given =
    '{"format":"fitila-workspace","version":1,"states":{"__proto__":{"x":1},"a":{"$file":7},"b":{"$bytes":-1},"c":{"$set":3}}}'
  const zip = zipOf([{ path: 'workspace.json', content: new Blob([given]), crc32: 0 }], at)
  expect(await unpackWorkspace(zip)).toEqual({ a: undefined, b: undefined, c: new Set() })
  expect(({} as { x?: number }).x).toBeUndefined()
})

async function refusal(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => new Error('It was not refused.'),
    (thrown: unknown) => thrown,
  )
  return error instanceof WorkspaceRefusal ? error.code : String(error)
}

async function lockedByLibrary(plain: Blob): Promise<Blob> {
  const lock = new Encrypter()
  lock.setPassphrase(passphrase)
  lock.setScryptWorkFactor(work)
  return new Blob([new Uint8Array(await lock.encrypt(new Uint8Array(await plain.arrayBuffer())))])
}
