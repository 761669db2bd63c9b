import { expect, test } from 'vitest'
import { packageOf } from '../../vectors/office-package.ts'
import { cleanOdf } from '../clean-odf.ts'
import { cleanAlone, partsOf } from '../vectors/try-cleaning.ts'

const spaces = ['office', 'style', 'table', 'text', 'draw:drawing', 'meta']
  .map((one) => one.split(':'))
  .map(
    ([prefix = '', name = prefix]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  )
  .join(' ')

/** A sheet with an object whose style says nothing of its ground, and a shape that is filled by a gradient. */
function sheetOf(program: string): Uint8Array {
  const shape = `<draw:rect draw:style-name="fill"/>`
  const frame = `<draw:frame draw:style-name="gr1"><draw:text-box><text:p>Words</text:p></draw:text-box></draw:frame>`
  const graphic = (name: string, what: string) =>
    `<style:style style:name="${name}" style:family="graphic"><style:graphic-properties ${what}/></style:style>`
  return packageOf({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'META-INF/manifest.xml': '<m/>',
    'meta.xml': `<office:document-meta ${spaces}><office:meta><meta:generator>${program}</meta:generator></office:meta></office:document-meta>`,
    'styles.xml': `<office:document-styles ${spaces} office:version="1.2"><office:styles><draw:gradient draw:name="g" draw:style="linear" draw:angle="300"/></office:styles></office:document-styles>`,
    'content.xml': `<office:document-content ${spaces} office:version="1.2"><office:automatic-styles>${graphic('gr1', 'draw:ole-draw-aspect="1" draw:fill="solid"')}${graphic('fill', 'draw:fill="gradient" draw:fill-gradient-name="g"')}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="One"><table:shapes>${shape}${frame}</table:shapes><table:table-row><table:table-cell/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
  })
}

async function cleaned(program: string): Promise<string> {
  const { bytes } = await cleanAlone(cleanOdf, sheetOf(program))
  const again = await cleanAlone(cleanOdf, bytes)
  expect(again.bytes).toEqual(bytes)
  const parts = partsOf(bytes)
  return `${parts.get('styles.xml')}${parts.get('content.xml')}`
}

test.for([
  ['LibreOffice/3.4$Unix LibreOffice_project/340m1', '30deg', true],
  ['OpenOffice.org/3.2$Win32 OpenOffice.org_project/320m12', '30deg', true],
  ['OpenOffice/4.1.5$Win32 OpenOffice.org_project/415m1', '30deg', false],
  ['LibreOffice/6.4.7$Linux_X86_64', '30deg', false],
  ['LibreOffice/7.4.7.2$Linux_X86_64', '300', false],
  ['', '300', false],
] as const)('what %s meant is said without its name', async ([program, angle, isBare]) => {
  const xml = await cleaned(program)
  expect(xml).toContain(`draw:angle="${angle}"`)
  const properties = /<style:graphic-properties[^>]*draw:ole-draw-aspect="1"[^>]*>/.exec(xml)?.[0] ?? ''
  expect(properties.includes('draw:fill="none" draw:stroke="none"')).toBe(isBare)
  expect(properties.includes('draw:fill="solid"')).toBe(!isBare)
  expect(xml).toContain('draw:fill="gradient"')
})
