import { generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { growingTree, hashLeaf } from '../tree/merkle-tree.ts'
import { readAddCheckpoint, writeAddCheckpoint } from './add-checkpoint.ts'
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts'
import { judgeCheckpoint } from './judge-checkpoint.ts'
import { keyId, noteKeyOf, readNoteKey, writeNoteKey } from './note-keys.ts'
import { readNote, readNoteSignatures, writeNote } from './signed-note.ts'

// The examples of https://c2sp.org/tlog-witness and https://c2sp.org/tlog-cosignature, as they are printed there.
const request = `old 20852014
PlRNCrwHpqhGrupue0L7gxbjbMiKA9temvuZZDDpkaw=
jrJZDmY8Y7SyJE0MWLpLozkIVMSMZcD5kvuKxPC3swk=
5+pKlUdi2LeF/BcMHBn+Ku6yhPGNCswZZD1X/6QgPd8=
/6WVhPs2CwSsb5rYBH5cjHV/wSmA79abXAwhXw3Kj/0=

example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— example.com/behind-the-sofa opLqBQsREYCgu6xQkYQwJr9fo45a62DN9EdmHXnZdXNqlcVGlCum2Wks+49/V6267UEjw6QUXTS5Rovnzv++qbSzm9Q=
`
const response = `— witness.example/w1 CMp+6LWBU0anHGH5aNDTJkH/gj79sG+T6+iP2ThYN5krrDJbR1HDnucjL39QsZTSvVjyQLrdk3DXDqI5G2HgLatVs0pWh6Up69HVOw==
— witness.example/w1 I7rEps0pvK2UqkS2gSpVUDhrhVtQV9lgF6pRrWAvjJHjyWpW7VcE3SiOlVlbQNt64vWhO+DlkL0+UfzuOBMh9ChdMkP1vi/lCAsmlw==
— witness.example/w2 AWui8Sk55XjYLOijihBjhqEH6nS1ndDymE0a+6idX7pLcnoB+dhnz0854aLZgrrKbYKA7nC3HNJhm/kWl7oJlqU3rXXvpysAdyP3wQ==
`
const cosigned =
  '— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==\n'

test('the examples of the specification are read and written byte for byte', () => {
  const asked = readAddCheckpoint(request)
  expect(asked).toMatchObject({ oldSize: 20_852_014, proof: { length: 4 } })
  expect(asked && writeAddCheckpoint(asked)).toBe(request)
  const note = readNote(asked?.checkpointText ?? '')
  expect(note?.signatures).toHaveLength(2)
  expect(readCheckpoint(note?.text ?? '')).toMatchObject({
    ...{ origin: 'example.com/behind-the-sofa', size: 20_852_163 },
  })
  expect(readNoteSignatures(response)?.map(({ name, signature }) => [name, signature.length])).toEqual([
    ['witness.example/w1', 72],
    ['witness.example/w1', 72],
    ['witness.example/w2', 72],
  ])
  const [made] = readNoteSignatures(cosigned) ?? []
  expect(made?.id).toBe('8d66cf3f')
  expect(new DataView(made?.signature.buffer ?? new ArrayBuffer(8)).getBigUint64(0)).toBe(1_679_315_147n)
})

test('keys of other people’s programs are read with their type', () => {
  const witness = 'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2'
  expect(readNoteKey(witness)).toMatchObject({ name: 'remora.n621.de', type: 'cosignature' })
  expect(readNoteKey('TEST+7997405c+AQcC+FTVKf0jlTdHDY3rbevmnKxxPjigCXlVtGe6RIr6')).toMatchObject({
    type: 'note',
  })
  const key = readNoteKey(witness)
  expect(key && writeNoteKey(key)).toBe(witness)
})

const origin = 'log.example/log'
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const logKey = noteKeyOf(
  origin,
  'note',
  publicKey.export({ type: 'spki', format: 'der' }).toString('hex').slice(-64),
)
const tree = growingTree(Array.from({ length: 9 }, (_, place) => hashLeaf(Uint8Array.of(place))))
const other = growingTree(Array.from({ length: 9 }, (_, place) => hashLeaf(Uint8Array.of(place, 1))))

function signed(size: number, of = tree, name = origin, by = privateKey): string {
  const text = writeCheckpoint({ origin: name, size, root: of.root(size) })
  const signature = new Uint8Array(sign(null, Buffer.from(text), by))
  return writeNote({ text, signatures: [{ name, id: keyId({ ...logKey, name }), signature }] })
}

const ask = (oldSize: number, size: number, checkpointText = signed(size), of = tree) =>
  writeAddCheckpoint({ oldSize, proof: of.consistencyProof(oldSize, size), checkpointText })

/** A witness that knows the log at this size, or not yet. */
function judged(body: string, known: number) {
  const newest = known === 0 ? null : { origin, size: known, root: tree.root(known) }
  return judgeCheckpoint(body, { logKeys: [logKey], newestOf: async () => newest })
}

const stranger = generateKeyPairSync('ed25519').privateKey

test.each([
  ['the first checkpoint', ask(0, 5), 0, { status: 200 }],
  ['one that goes on', ask(5, 9), 5, { status: 200 }],
  ['the same again', ask(5, 5), 5, { status: 200 }],
  ['no request', 'old x\n\n', 0, { status: 400 }],
  ['a note that is no checkpoint', 'old 0\n\nHello.\n\n— a AAAAAAAAAAAA\n', 0, { status: 400 }],
  ['an older size than the one named', ask(5, 9).replace('old 5', 'old 10'), 5, { status: 400 }],
  ['another log', ask(0, 5, signed(5, tree, 'other.example/log')), 0, { status: 404 }],
  ['a stranger’s signature', ask(0, 5, signed(5, tree, origin, stranger)), 0, { status: 403 }],
  ['a size that the witness does not know', ask(4, 9), 5, { status: 409, size: 5 }],
  ['a log that is shorter than before', ask(0, 4), 5, { status: 409, size: 5 }],
  ['a size from before the first', ask(3, 9), 0, { status: 409, size: 0 }],
  ['another history', ask(5, 9, signed(9, other), other), 5, { status: 'fork', said: 422 }],
  [
    'another history with the proof of the first',
    ask(5, 9, signed(9, other)),
    5,
    { status: 'fork', said: 422 },
  ],
  ['another history of the same size', ask(5, 5, signed(5, other)), 5, { status: 'fork', said: 409 }],
  [
    'a proof where none belongs',
    ask(0, 5).replace('old 0\n', `old 0\n${'A'.repeat(43)}=\n`),
    0,
    { status: 'fork' },
  ],
])('a witness judges %s', async (_, body, known, verdict) => {
  expect(await judged(body, known)).toMatchObject(verdict)
})
