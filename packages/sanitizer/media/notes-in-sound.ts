import { letters, startsWith, u32, u32le } from '../images/bytes.ts'

const chunks = ['LIST', 'id3 ', 'ID3 ', 'bext', 'iXML', 'axml', '_PMX', 'cue ', 'smpl', 'inst']
/** Fields within those chunks, for when the head of the chunk is damaged. */
const fields = ['IART', 'INAM', 'ICMT', 'ISFT', 'ICRD', 'ICOP', 'IENG']
/** Fields of ID3 count the other way round. */
const frames = ['TIT2', 'TPE1', 'TALB', 'TENC', 'TXXX', 'COMM', 'PRIV', 'APIC', 'GEOB', 'UFID']
/** Longer than any row of samples is by chance. */
const signs = ['ID3\x03\0\0', 'ID3\x04\0\0', 'ID3\x02\0\0', '<BWFXML', '<x:xmpmeta', '<?xml ']

/** A name with a length of less than this is six bytes, which one in 400,000 recordings of 25 MB holds by chance. */
const usual = 1 << 16

type Note = { name: string; isNote(rest: Uint8Array, at: number): boolean }

const canBe = (size: number, rest: Uint8Array, at: number) =>
  size > 0 && size < usual && at + 8 + size <= rest.length

const notes: readonly Note[] = [
  ...chunks.map((name) => ({
    name,
    isNote: (rest: Uint8Array, at: number) => canBe(u32le(rest, at + 4), rest, at) || endsWithFile(rest, at),
  })),
  ...fields.map((name) => ({
    name,
    isNote: (rest: Uint8Array, at: number) => canBe(u32le(rest, at + 4), rest, at),
  })),
  ...frames.map((name) => ({
    name,
    isNote: (rest: Uint8Array, at: number) => canBe(u32(rest, at + 4), rest, at),
  })),
  ...signs.map((name) => ({ name, isNote: () => true })),
]

/** By the first two letters, so that sound goes by once. */
const byStart = Map.groupBy(notes, ({ name }) => (name.charCodeAt(0) << 8) | name.charCodeAt(1))

/**
 * How long samples are that say they are so long. When bytes are missing or the length is damaged, they take in the notes behind them: chunks
 * of known names whose lengths can be. The sound goes as far as the first of them.
 *
 * @param rest from the first sample to the end of the file
 */
export function lengthBeforeNotes(rest: Uint8Array, said: number): number {
  const starts = new Uint8Array(1 << 16)
  for (const start of byStart.keys()) starts[start] = 1
  const end = Math.min(said, rest.length)
  for (let at = 0; at < end; at += 1) {
    const start = ((rest[at] as number) << 8) | (rest[at + 1] ?? 0)
    if (starts[start] === 0) continue
    for (const { name, isNote } of byStart.get(start) ?? [])
      if (startsWith(rest, name, at) && at + 8 <= rest.length && isNote(rest, at)) return at
  }
  return said
}

/** Chunks of any name, of which the last ends with the file. */
export function endsWithFile(data: Uint8Array, from: number): boolean {
  let at = from
  while (at + 8 <= data.length && /^[\w ]{4}$/.test(letters(data, at, 4))) {
    const length = u32le(data, at + 4)
    at += 8 + length + (length % 2)
  }
  return at === data.length || at === data.length + 1
}
