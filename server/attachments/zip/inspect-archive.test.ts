import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { excelOf, withField } from '#tests/support/documents/hurting-files.ts'
import { samplePdf, sampleZip } from '#tests/support/documents/sample-files.ts'
import { zipOf } from '#tests/support/documents/zip-of.ts'
import { inspectWhole } from '../inspect.ts'
import { wholeFileOf } from '../whole-file.ts'

test.each([
  [
    'an archive of what we take',
    'a.zip',
    sampleZip({ 'Ọlá/one.pdf': samplePdf.toString('latin1'), 'notes.www.example.com.txt': 'x' }),
  ],
  ['an archive that a Mac made', 'a.zip', withMacNotes()],
])('%s is taken', async (_what, name, bytes) => {
  await expect(inspect(name, bytes)).resolves.toBeTypeOf('string')
})

test.each([
  ...[
    'run.exe',
    'run.exe.',
    'run.exe ',
    'a/run.EXE',
    'run.hta',
    'run.chm',
    'run.xll',
    'run.jar',
    'run.msi',
  ].map(runs),
  ...['run.ps1', 'run.vbs', 'run.js', 'run.wsf', 'run.reg', 'run.cpl', 'run.scr', 'run.pif', 'run.com'].map(
    runs,
  ),
  ...['run.bat', 'run.cmd', 'report.pdf.exe', 'run.exe:x.pdf', 'page.html', 'page.svg'].map(runs),
  ...['letter.docm', 'table.xlsm', 'table.xlsb', 'table.iqy', 'table.slk'].map((name) => [
    name,
    'attachment-macros',
  ]),
  ...[
    'a.url',
    'a.lnk',
    'a.desktop',
    'a.scf',
    'a.library-ms',
    'a.settingcontent-ms',
    'a.URL ',
    'a.lnk\u200B',
  ].map((name) => [name, 'attachment-link-file']),
  ...['a.iso', 'a.img', 'a.vhd', 'a.vhdx', 'a.dmg'].map((name) => [name, 'attachment-disk-image']),
  ...['a.zip', 'a.rar', 'a.7z', 'a.cab', 'a.tar'].map((name) => [name, 'attachment-nested']),
  ...[
    'invoice\u202Efdp.txt',
    'a\u200B.txt',
    'a\u2066b.txt',
    'a.txt.',
    'a.txt ',
    'a.txt:b.txt',
    'con.txt',
  ].map((name) => [name, 'attachment-file-names']),
  ...['../a.txt', 'a//b.txt', 'a\\b.txt', '/a.txt', 'setup.exe.txt', 'LPT1.txt', 'a\u0007.txt'].map(
    (name) => [name, 'attachment-file-names'],
  ),
  ['desktop.ini', 'attachment-name'],
  ['what-is-this.xyz', 'attachment-name'],
])('an archive with %j is refused', async (name = '', code) => {
  await expect(inspect('a.zip', sampleZip({ 'one.txt': 'x', [name]: 'y' }))).rejects.toMatchObject({ code })
})

test('a file in an archive is looked at as a separate file', async () => {
  const inside = (name: string, bytes: Buffer) => Buffer.from(zipSync({ [name]: bytes }))
  const macros = excelOf({ 'xl/macrosheets/sheet1.xml': '<x/>' })
  await expect(inspect('a.zip', inside('a.xlsx', macros))).rejects.toMatchObject({
    code: 'attachment-macro-sheets',
  })
  await expect(inspect('a.zip', inside('a.pdf', Buffer.from('MZ'.padEnd(99))))).rejects.toMatchObject({
    code: 'attachment-runs',
  })
  await expect(inspect('a.zip', inside('a.txt', sampleZip({ a: 'x' })))).rejects.toMatchObject({
    code: 'attachment-name',
  })
})

test('an archive that says less than it holds is refused while it is unpacked', async () => {
  const thirtyMegabytes = Buffer.from(zipOf({ 'zeros.txt': Buffer.alloc(30 * 1024 * 1024, 'a') }))
  const listed = withField(thirtyMegabytes, { where: 'listed', at: 24, value: 1_000 })
  await expect(
    inspect('a.zip', withField(listed, { where: 'local', at: 22, value: 1_000 })),
  ).rejects.toMatchObject({
    code: 'attachment-archive-lies',
  })
})

test.each([
  ['a size', { where: 'local', at: 22, value: 3 }],
  ['a sum', { where: 'local', at: 14, value: 3 }],
  ['a sum that both tell wrongly', { where: 'listed', at: 16, value: 3 }],
  ['a name', { where: 'local', at: 30, value: 0x2e656e6e }],
  ['a place', { where: 'listed', at: 42, value: 1 }],
] as const)('an archive whose list and content disagree on %s is refused', async (_what, field) => {
  const archive = withField(sampleZip({ 'one.txt': 'some text' }), field)
  await expect(inspect('a.zip', archive)).rejects.toMatchObject({ code: 'attachment-archive-lies' })
})

test('locked files, links and doubles in an archive are refused', async () => {
  const archive = sampleZip({ 'one.txt': 'some text' })
  const locked = withField(archive, { where: 'listed', at: 8, value: 0x0008_0001 })
  await expect(inspect('a.zip', locked)).rejects.toMatchObject({ code: 'attachment-locked' })
  const symbolic = zipSync({ 'one.txt': [Buffer.from('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] })
  await expect(inspect('a.zip', Buffer.from(symbolic))).rejects.toMatchObject({ code: 'attachment-archive' })
  await expect(inspect('a.zip', sampleZip({ 'One.txt': 'x', 'one.TXT': 'y' }))).rejects.toMatchObject({
    code: 'attachment-archive',
  })
})

function inspect(name: string, bytes: Buffer) {
  return inspectWhole(wholeFileOf(name, bytes))
}

function runs(name: string): [string, string] {
  return [name, 'attachment-runs']
}

function withMacNotes(): Buffer {
  const note = Buffer.from('\x00\x05\x16\x07\0\0', 'latin1')
  const view = Buffer.from('\0\0\0\x01Bud1\0', 'latin1')
  return Buffer.from(
    zipSync({
      'a/one.txt': Buffer.from('x'),
      '__MACOSX/a/._one.txt': note,
      'a/.DS_Store': view,
      'b/': new Uint8Array(0),
    }),
  )
}
