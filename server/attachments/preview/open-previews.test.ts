import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { excelOf, odtOf, odtText, wordOf } from '#tests/support/documents/hurting-files.ts'
import { grayJpeg, pngWithAuthor } from '#tests/support/documents/preview-files.ts'
import { sampleGif } from '#tests/support/documents/sample-files.ts'
import { networkCage } from './closed-process.ts'
import { openPreviews } from './open-previews.ts'

const root = join(import.meta.dirname, '../../..')
const previews = openPreviews()

test('a page of a PDF is shown as a picture, and beyond the last page the last', async () => {
  const pdf = await readFile(join(root, 'packages/anonymity/pdf/petition.pdf'))
  const first = await previews({ kind: 'pdf', page: 1 }, pdf)
  expect(first).toMatchObject({ shows: 'picture', page: 1 })
  const last = await previews({ kind: 'pdf', page: 9_000 }, pdf)
  expect(last).toMatchObject({ shows: 'picture', page: 'pages' in first ? first.pages : 0 })
  expect(first.bytes.includes('%PDF')).toBe(false)
})

test('words of documents are shown as text', async () => {
  const text = async (kind: 'word' | 'excel' | 'odt' | 'text', file: Buffer) =>
    (await previews({ kind, page: 1 }, file)).bytes.toString()
  expect(await text('word', wordOf())).toContain('Three houses.')
  expect(await text('odt', odtOf({ 'content.xml': odtText('<text:p>Three houses.</text:p>') }))).toContain(
    'Three houses.',
  )
  const sheet = '<worksheet><row><c t="s"><v>0</v></c><c><v>400</v></c></row></worksheet>'
  const strings = '<sst><si><r><t>Ola</t></r><r><t>niyi</t></r></si></sst>'
  const workbook = excelOf({ 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': strings })
  expect(await text('excel', workbook)).toContain('Olaniyi\t400\t\n')
  expect(await text('text', Buffer.from('Ọláńrewájú'))).toBe('Ọláńrewájú')
})

test('pictures are rebuilt, without what was behind and beside their pixels', async () => {
  const png = await previews({ kind: 'png', page: 1 }, pngWithAuthor)
  expect(png).toMatchObject({ shows: 'picture', type: 'image/png' })
  expect(png.bytes.includes('Author')).toBe(false)
  expect(await previews({ kind: 'gif', page: 1 }, sampleGif)).toMatchObject({ type: 'image/gif' })
  const jpeg = await previews({ kind: 'jpeg', page: 1 }, await grayJpeg())
  expect(jpeg).toMatchObject({ shows: 'picture', type: 'image/jpeg' })
  expect(jpeg.bytes.subarray(0, 2)).toEqual(Buffer.of(0xff, 0xd8))
})

test('nothing is shown of a file that cannot be read', async () => {
  for (const kind of ['pdf', 'jpeg', 'png', 'word'] as const)
    expect(await previews({ kind, page: 1 }, Buffer.from('not this at all'))).toMatchObject({
      shows: 'nothing',
    })
})

test('the process that makes a preview cannot write, start programs, see our environment or read our data', async () => {
  const tried = await inCage(`
    import { readFileSync, writeFileSync } from 'node:fs'
    import { spawnSync } from 'node:child_process'
    const refused = (work) => { try { work(); return 'allowed' } catch (error) { return error.code } }
    const told = [
      refused(() => writeFileSync('${join(tmpdir(), 'fitila-escape')}', 'x')),
      refused(() => readFileSync('${join(root, 'server/kernel/env.ts')}')),
      refused(() => spawnSync('true')),
      JSON.stringify(Object.keys(process.env).filter((name) => name === 'PATH' || name === 'HOME')),
    ]
    process.stdin.resume().on('end', () => process.stdout.write('{"shows":"text","isWhole":true}\\n' + told.join(' ')))
  `)
  expect(tried).toBe('ERR_ACCESS_DENIED ERR_ACCESS_DENIED ERR_ACCESS_DENIED []')
})

test.runIf(networkCage())('the process that makes a preview has no network', async () => {
  const tried = await inCage(`
    import { networkInterfaces } from 'node:os'
    const told = Object.values(networkInterfaces()).flat().length
    process.stdin.resume().on('end', () => process.stdout.write('{"shows":"text","isWhole":true}\\n' + told))
  `)
  expect(tried).toBe('0')
})

test('a process that hangs is ended, and one that says too much is not heard', async () => {
  const hanging = 'setInterval(() => {}, 1000)'
  expect(await inCage(hanging, { patience: 1_500, mostBytes: 1_000 })).toBe('')
  const talking = `process.stdout.write('{"shows":"text","isWhole":true}\\n' + 'x'.repeat(100_000))`
  expect(await inCage(talking, { patience: 30_000, mostBytes: 1_000 })).toBe('')
})

async function inCage(program: string, limits = { patience: 30_000, mostBytes: 100_000 }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-cage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'program.mjs')
  await writeFile(path, program)
  return (await openPreviews(limits, path)({ kind: 'text', page: 1 }, Buffer.from('x'))).bytes.toString()
}
