import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawer } from '@fitila/sanitizer/vectors/mutate'
import { joined, smallDocx } from '@fitila/sanitizer/vectors/small-files'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { runTool } from '../../support/documents/outside-programs.ts'

const photos = 10

/** Documents of both families with photos, each of another place. */
export async function makeDocuments(folder: string): Promise<Record<string, Uint8Array>> {
  const pictures: Uint8Array[] = []
  for (let seed = 1; seed <= photos; seed += 1) {
    const path = join(folder, `small-${seed}.jpg`)
    const look = `testsrc2=s=1600x1200,noise=alls=10:allf=t:all_seed=${seed}`
    await runTool('ffmpeg', [
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      look,
      '-frames:v',
      '1',
      '-q:v',
      '6',
      path,
    ])
    pictures.push(withNote(new Uint8Array(await readFile(path))))
  }
  return {
    'photos.odt': openLetter(500, pictures),
    'photos.docx': wordLetter(500, pictures),
  }
}

/** The photo with a remark behind its first two bytes, so that its own bytes change when it is cleaned. */
function withNote(photo: Uint8Array): Uint8Array {
  const note = strToU8('Ngozi Nwabara')
  return joined(photo.subarray(0, 2), Uint8Array.of(0xff, 0xfe, 0, note.length + 2), note, photo.subarray(2))
}

function words(draw: (limit: number) => number): string {
  return Array.from({ length: 40 }, () => `w${draw(5000)}`).join(' ')
}

const stored = (pictures: readonly Uint8Array[], folder: string) =>
  Object.fromEntries(
    pictures.map((picture, at) => [
      `${folder}/p${at}.jpg`,
      [picture, { level: 0 }] as [Uint8Array, { level: 0 }],
    ]),
  )

export function openLetter(count: number, pictures: readonly Uint8Array[]): Uint8Array {
  const draw = drawer(7)
  const name = (end: string) => `urn:oasis:names:tc:opendocument:xmlns:${end}:1.0`
  const spaces = `xmlns:office="${name('office')}" xmlns:style="${name('style')}" xmlns:text="${name('text')}" xmlns:draw="${name('drawing')}" xmlns:fo="${name('xsl-fo-compatible')}" xmlns:svg="${name('svg-compatible')}" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/"`
  const paragraphs = Array.from(
    { length: count },
    (_, at) =>
      `<text:p text:style-name="P${at % 6}">${words(draw)} <text:span text:style-name="T1">paid</text:span></text:p>`,
  )
  const frames = pictures.map(
    (_, at) =>
      `<text:p><draw:frame text:anchor-type="as-char" svg:width="10cm" svg:height="7cm"><draw:image xlink:href="Pictures/p${at}.jpg"/></draw:frame></text:p>`,
  )
  const styles = [0, 1, 2, 3, 4, 5].map((at) => `<style:style style:name="P${at}" style:family="paragraph"/>`)
  const bold =
    '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>'
  const files = ['/', 'content.xml', 'meta.xml', ...pictures.map((_, at) => `Pictures/p${at}.jpg`)]
  const type = 'application/vnd.oasis.opendocument.text'
  return zipSync({
    mimetype: [strToU8(type), { level: 0 }],
    'content.xml': strToU8(
      `<office:document-content ${spaces} office:version="1.2"><office:automatic-styles>${styles.join('')}${bold}</office:automatic-styles><office:body><office:text>${paragraphs.join('')}${frames.join('')}</office:text></office:body></office:document-content>`,
    ),
    'meta.xml': strToU8(
      `<office:document-meta ${spaces} office:version="1.2"><office:meta><dc:creator>Ngozi Nwabara</dc:creator></office:meta></office:document-meta>`,
    ),
    'META-INF/manifest.xml': strToU8(
      `<m:manifest xmlns:m="${name('manifest')}" m:version="1.2">${files.map((path) => `<m:file-entry m:full-path="${path}" m:media-type="${path === '/' ? type : path.endsWith('.jpg') ? 'image/jpeg' : 'text/xml'}"/>`).join('')}</m:manifest>`,
    ),
    ...stored(pictures, 'Pictures'),
  })
}

function wordLetter(count: number, pictures: readonly Uint8Array[]): Uint8Array {
  const draw = drawer(7)
  const members = unzipSync(smallDocx('@'))
  const text = (path: string) => new TextDecoder().decode(members[path])
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const art = 'http://schemas.openxmlformats.org/drawingml/2006'
  const paragraphs = Array.from({ length: count }, () => `<w:p><w:r><w:t>${words(draw)}</w:t></w:r></w:p>`)
  const drawings = pictures.map(
    (_, at) =>
      `<w:p><w:r><w:drawing><wp:inline xmlns:wp="${art}/wordprocessingDrawing"><wp:extent cx="3600000" cy="2700000"/><wp:docPr id="${at + 1}" name="P"/><a:graphic xmlns:a="${art}/main"><a:graphicData uri="${art}/picture"><pic:pic xmlns:pic="${art}/picture"><pic:nvPicPr><pic:cNvPr id="0" name="x.jpg"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip xmlns:r="${office}" r:embed="rId${at + 1}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="3600000" cy="2700000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
  )
  const [before = '', after = ''] = text('word/document.xml').split(/<w:p\b.*<\/w:p>/)
  const links = pictures.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${office}/image" Target="media/p${at}.jpg"/>`,
  )
  return zipSync({
    ...members,
    '[Content_Types].xml': strToU8(
      text('[Content_Types].xml').replace(
        '<Default ',
        '<Default Extension="jpg" ContentType="image/jpeg"/><Default ',
      ),
    ),
    'word/document.xml': strToU8(before + paragraphs.join('') + drawings.join('') + after),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
    ),
    ...stored(pictures, 'word/media'),
  })
}
