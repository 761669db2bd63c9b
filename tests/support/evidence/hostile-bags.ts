import { type ChainedEntry, chainEntries } from '#toolkit/evidence-chain/engine/custody-log.ts'
import { signHead } from '#toolkit/evidence-chain/engine/signing/log-signature.ts'
import {
  changed,
  exhibit,
  type HostilePackage,
  relist,
  relistTags,
  replaceIn,
  second,
  sha256,
  type Texts,
} from './hostile-package.ts'

const manifest = 'manifest-sha256.txt'
const exhibits = 'data/exhibits.json'
const log = 'data/custody-log.json'
const signature = 'data/custody-log-signature.json'

const of = (code: string, change: (texts: Texts) => unknown): HostilePackage => ({
  make: () => changed(change),
  code,
})

const listing = (line: string) => (texts: Texts) => texts.set(manifest, `${texts.get(manifest)}${line}\n`)

/** Files that were changed, and lists that name others. */
export const changedFiles: Readonly<Record<string, HostilePackage>> = {
  'with a changed file': of('differs', (texts) => texts.set(exhibit, 'lettre')),
  'with a file taken out': of('differs', (texts) => texts.delete(exhibit)),
  'with two files exchanged': of('differs', (texts) => texts.set(exhibit, 'answer').set(second, 'letter')),
  'with a file beside the exhibits': of('differs', (texts) => texts.set('data/exhibits/03-1-c.txt', 'c')),
  'with a file outside of its data': of('differs', (texts) => texts.set('setup.exe', 'MZ')),
  'with another hash on its list': of('differs', (texts) =>
    replaceIn(texts, manifest, sha256('letter'), sha256('lettre')),
  ),
  'with a file and its list changed': of('differs', (texts) => {
    texts.set(exhibit, 'lettre')
    replaceIn(texts, manifest, sha256('letter'), sha256('lettre'))
  }),
  'with a list that has lost a line': of('differs', (texts) => {
    replaceIn(texts, manifest, `${sha256('letter')}  ${exhibit}\n`, '')
    relistTags(texts)
  }),
  'without a declaration': of('not-a-bag', (texts) => texts.delete('bagit.txt')),
  'of an unknown version of BagIt': of('not-a-bag', (texts) =>
    replaceIn(texts, 'bagit.txt', 'BagIt-Version: 1.0', 'BagIt-Version: 2.0'),
  ),
  'without a list of its files': of('not-a-bag', (texts) => texts.delete(manifest)),
  'with nonsense for a list': of('not-a-bag', (texts) => texts.set(manifest, 'nonsense')),
  'with a list that is no UTF-8': of('not-a-bag', (texts) => texts.set(manifest, '\xff\xfe\x80')),
  'with hashes that are too short': of('not-a-bag', listing(`${'a'.repeat(40)}  data/c`)),
  'that lists what is no evidence': of('not-a-bag', listing(`${sha256('')}  bagit.txt`)),
  'that lists a file twice': of('name-twice', listing(`${sha256('letter')}  data/exhibits/01-1-A.txt`)),
  'that lists a way out': of('unsafe-name', listing(`${sha256('')}  data/../../out`)),
  'that lists a way out in percent codes': of('unsafe-name', listing(`${sha256('')}  data/a%0A../../out`)),
  'that lists a file that it does not have': of('differs', listing(`${sha256('')}  data/none`)),
}

type LogFile = { format: string; version: number; entries: ChainedEntry[] }

/** Rewrites the custody log with its chain and with every list, and signs it again with the same key. */
function withLog(texts: Texts, change: (file: LogFile) => unknown): void {
  const file: LogFile = JSON.parse(texts.get(log) ?? '')
  change(file)
  relist(texts, log, JSON.stringify(file))
}

function signedAnew(texts: Texts, key = 7): void {
  const file: LogFile = JSON.parse(texts.get(log) ?? '')
  relist(texts, signature, signHead(file.entries.at(-1)?.hash ?? '', new Uint8Array(32).fill(key)))
}

function rewritten(texts: Texts): void {
  texts.set(exhibit, 'lettre')
  replaceIn(texts, manifest, sha256('letter'), sha256('lettre'))
  relistTags(texts)
}

const exhibitsWith = (before: string, after: string) => (texts: Texts) =>
  relist(texts, exhibits, (texts.get(exhibits) ?? '').replace(before, after))

/** Papers inside that say something else, or cannot be read. */
export const changedPapers: Readonly<Record<string, HostilePackage>> = {
  'rewritten, but not its list of exhibits': of('differs', rewritten),
  'rewritten, but not its custody log': of('differs', (texts) => {
    rewritten(texts)
    relist(texts, exhibits, (texts.get(exhibits) ?? '').replaceAll(sha256('letter'), sha256('lettre')))
  }),
  'whose custody log names other hashes': of('differs', (texts) => {
    withLog(texts, (file) => {
      for (const entry of file.entries) if (entry.sha256 === sha256('letter')) entry.sha256 = sha256('lettre')
      file.entries = chainEntries(file.entries)
    })
    signedAnew(texts)
  }),
  'whose custody log says that the exhibit was removed': of('differs', (texts) => {
    withLog(texts, (file) => {
      const [entry] = file.entries.filter(({ sha256: held }) => held === sha256('letter'))
      if (entry) file.entries = chainEntries([...file.entries, { ...entry, action: 'original removed' }])
    })
    signedAnew(texts)
  }),
  'whose custody log is empty': of('differs', (texts) => {
    withLog(texts, ({ entries }) => entries.splice(0))
    signedAnew(texts)
  }),
  'with a line taken out of its custody log': of('differs', (texts) =>
    withLog(texts, ({ entries }) => entries.splice(1, 1)),
  ),
  'with two lines of its custody log exchanged': of('differs', (texts) =>
    withLog(texts, ({ entries }) => entries.splice(0, 2, ...entries.slice(0, 2).reverse())),
  ),
  'with a changed time in its custody log': of('differs', (texts) =>
    withLog(texts, ({ entries }) => {
      if (entries[0]) entries[0].at = '2026-11-20T10:30Z'
    }),
  ),
  'of an unknown version of the custody log': of('differs', (texts) => {
    withLog(texts, (file) => Object.assign(file, { version: 2 }))
  }),
  'with an action that the custody log does not have': of('differs', (texts) => {
    relist(texts, log, (texts.get(log) ?? '').replace('"item added"', '"item forged"'))
  }),
  'without its custody log': of('differs', (texts) => {
    replaceIn(texts, manifest, `${sha256(texts.get(log) ?? '')}  ${log}\n`, '')
    texts.delete(log)
    relistTags(texts)
  }),
  'without its list of exhibits': of('differs', (texts) => {
    replaceIn(texts, manifest, `${sha256(texts.get(exhibits) ?? '')}  ${exhibits}\n`, '')
    texts.delete(exhibits)
    relistTags(texts)
  }),
  'of an unknown version of the list of exhibits': of(
    'differs',
    exhibitsWith('"version": 1', '"version": 2'),
  ),
  'with a list of exhibits that is no JSON': of('differs', exhibitsWith('{', '{{')),
  'with 100,001 exhibits on its list': of(
    'differs',
    exhibitsWith('"items": [', `"items": [${'{},'.repeat(100_001)}`),
  ),
  'with an exhibit of a negative size': of('differs', exhibitsWith('"size": 6', '"size": -6')),
  'with an exhibit of another size': of('differs', exhibitsWith('"size": 6', '"size": 60')),
  'with an exhibit that is not in it': of('differs', exhibitsWith(exhibit, 'data/exhibits/09-1-z.txt')),
  'with a declaration in place of an exhibit': of('differs', exhibitsWith(exhibit, 'bagit.txt')),
  'with an exhibit of a type that there is not': of('differs', exhibitsWith('"Document"', '"Rumour"')),
  'whose signature is of another log': of('differs', (texts) =>
    relist(texts, signature, signHead('0'.repeat(64), new Uint8Array(32).fill(7))),
  ),
  'whose signature was changed': of('differs', (texts) => {
    const file = JSON.parse(texts.get(signature) ?? '')
    relist(texts, signature, JSON.stringify({ ...file, signature: `00${String(file.signature).slice(2)}` }))
  }),
  'whose signature names another key': of('differs', (texts) => {
    const other = JSON.parse(signHead('0'.repeat(64), new Uint8Array(32).fill(8)))
    const file = JSON.parse(texts.get(signature) ?? '')
    relist(texts, signature, JSON.stringify({ ...file, publicKey: other.publicKey }))
  }),
  'of an unknown version of the signature': of('differs', (texts) =>
    relist(texts, signature, (texts.get(signature) ?? '').replace('"version": 1', '"version": 2')),
  ),
}
