import { expect, test } from 'vitest'
import { odtOf, odtText } from '#tests/support/documents/hurting-files.ts'
import { inspectWhole } from '../inspect.ts'
import { wholeFileOf } from '../whole-file.ts'

test.each([
  [
    'a letter of LibreOffice',
    'a.odt',
    odtOf({
      'content.xml': odtText(
        '<text:a xlink:href="https://example.org/"/><draw:image xlink:href="Pictures/1.png"/>',
      ),
    }),
  ],
  ['empty settings of LibreOffice', 'a.odt', odtOf({ 'Configurations2/accelerator/current.xml': '' })],
])('%s is taken', async (_what, name, bytes) => {
  await expect(inspect(name, bytes)).resolves.toBeTypeOf('string')
})

test.each([
  ['macros of LibreOffice', 'a.odt', odtOf({ 'Basic/Standard/Module1.xml': '<x/>' }), 'attachment-macros'],
  ['a script of LibreOffice', 'a.odt', odtOf({ 'Scripts/python/x.py': 'x' }), 'attachment-macros'],
  [
    'a listener of LibreOffice',
    'a.odt',
    odtOf({ 'content.xml': odtText('<script:event-listener xlink:href="vnd.sun.star.script:x"/>') }),
    'attachment-macros',
  ],
  [
    'keys that do something else',
    'a.odt',
    odtOf({ 'Configurations2/accelerator/current.xml': '<x/>' }),
    'attachment-macros',
  ],
  [
    'an object elsewhere',
    'a.odt',
    odtOf({ 'content.xml': odtText('<draw:object xlink:href="http://203.0.113.9/x"/>') }),
    'attachment-outside-links',
  ],
  [
    'a file beside the document',
    'a.odt',
    odtOf({ 'content.xml': odtText('<draw:image xlink:href="../x.png"/>') }),
    'attachment-outside-links',
  ],
  [
    'a template of LibreOffice elsewhere',
    'a.odt',
    odtOf({ 'meta.xml': '<m><meta:template xlink:href="http://203.0.113.9/t"/></m>' }),
    'attachment-template',
  ],
  [
    'a link of LibreOffice to a program',
    'a.odt',
    odtOf({ 'content.xml': odtText('<text:dde-connection-decl office:dde-application="cmd"/>') }),
    'attachment-fields',
  ],
  [
    'a part of LibreOffice that we do not know',
    'a.odt',
    odtOf({ 'Object 1/x.bin': 'x' }),
    'attachment-part-unknown',
  ],
  [
    'a locked letter of LibreOffice',
    'a.odt',
    odtOf({ 'META-INF/manifest.xml': '<m:manifest><m:encryption-data/></m:manifest>' }),
    'attachment-locked',
  ],
])('%s is refused by name', async (_what, name, bytes, code) => {
  await expect(inspect(name, bytes)).rejects.toMatchObject({ code })
})

function inspect(name: string, bytes: Buffer) {
  return inspectWhole(wholeFileOf(name, bytes))
}
