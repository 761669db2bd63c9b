import { writeZip } from '../zip/write-zip.ts'

/** A ZIP archive of texts and bytes, for the samples of documents. */
export function packageOf(members: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  return writeZip(
    Object.entries(members).map(([path, content]) => ({
      path,
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
      packing: path === 'mimetype' ? ('stored' as const) : ('smallest' as const),
    })),
  )
}

/** Collects the markers that a sample hides, so that none is forgotten. */
export class Markers {
  readonly all: string[] = []

  at(place: string): string {
    const marker = `Zq${this.all.length}${place}Wx`
    this.all.push(marker)
    return marker
  }
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const microsoft = 'http://schemas.microsoft.com/office/2011/relationships'

export type SampleRelation = [id: string, type: string, target: string, mode?: 'External']

export function relationsOf(relations: readonly SampleRelation[]): string {
  const lines = relations.map(([id, type, target, mode]) => {
    const uri = type.startsWith('ms/')
      ? `${microsoft}/${type.slice(3)}`
      : type.includes(':')
        ? type
        : `${office}/${type}`
    return `<Relationship Id="${id}" Type="${uri}" Target="${target}"${mode === undefined ? '' : ` TargetMode="${mode}"`}/>`
  })
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`
}

export function typesOf(main: string, path: string): string {
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="bin" ContentType="application/octet-stream"/><Override PartName="/${path}" ContentType="${main}"/></Types>`
}

export const officeNamespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"'

/** What every package of Office has beside its main part, with a marker in each line. */
export function propertyParts(markers: Markers): Record<string, string> {
  const m = (place: string) => markers.at(place)
  return {
    'docProps/core.xml': `<?xml version="1.0"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"><dc:creator>${m('creator')}</dc:creator><cp:lastModifiedBy>${m('saved')}</cp:lastModifiedBy><dc:title>${m('title')}</dc:title><dc:subject>${m('subject')}</dc:subject><cp:keywords>${m('keywords')}</cp:keywords><dcterms:created>2021-02-03T04:05:06Z</dcterms:created></cp:coreProperties>`,
    'docProps/app.xml': `<?xml version="1.0"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Company>${m('company')}</Company><Manager>${m('manager')}</Manager><Template>${m('template')}</Template><HyperlinkBase>${m('base')}</HyperlinkBase></Properties>`,
    'docProps/custom.xml': `<?xml version="1.0"?><Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"><property pid="2" name="${m('propertyname')}"><vt:lpwstr>${m('property')}</vt:lpwstr></property></Properties>`,
    'docProps/thumbnail.jpeg': m('thumbnail'),
    'customXml/item1.xml': `<data>${m('customxml')}</data>`,
    'docMetadata/LabelInfo.xml': `<label>${m('label')}</label>`,
    [`${m('partname')}.xml`]: `<unknown>${m('unknownpart')}</unknown>`,
  }
}

export const rootRelations = (main: string) =>
  relationsOf([
    ['rId1', 'officeDocument', main],
    [
      'rId2',
      'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      'docProps/core.xml',
    ],
    ['rId3', 'extended-properties', 'docProps/app.xml'],
    ['rId4', 'custom-properties', 'docProps/custom.xml'],
    [
      'rId5',
      'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail',
      'docProps/thumbnail.jpeg',
    ],
  ])
