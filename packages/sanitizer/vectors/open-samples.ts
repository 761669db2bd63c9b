import { Markers, packageOf } from './office-package.ts'

const oasis = 'urn:oasis:names:tc:opendocument:xmlns:'
const namespaces = `xmlns:office="${oasis}office:1.0" xmlns:style="${oasis}style:1.0" xmlns:text="${oasis}text:1.0" xmlns:table="${oasis}table:1.0" xmlns:draw="${oasis}drawing:1.0" xmlns:presentation="${oasis}presentation:1.0" xmlns:fo="${oasis}xsl-fo-compatible:1.0" xmlns:svg="${oasis}svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:meta="${oasis}meta:1.0" xmlns:config="${oasis}config:1.0" xmlns:script="${oasis}script:1.0" xmlns:officeooo="http://openoffice.org/2009/office" xmlns:ooo="http://openoffice.org/2004/office" xmlns:of="${oasis}of:1.2"`

type OpenSample = { bytes: Uint8Array; markers: string[]; hidden: string[] }

/** What is around the content of every OpenDocument file, with a marker in each place. */
function around(type: string, content: string, markers: Markers, picture: Uint8Array): Uint8Array {
  const m = (place: string) => markers.at(place)
  return packageOf({
    mimetype: `application/vnd.oasis.opendocument.${type}`,
    'content.xml': `<?xml version="1.0"?><office:document-content ${namespaces} office:version="1.3">${content}</office:document-content>`,
    'styles.xml': `<?xml version="1.0"?><office:document-styles ${namespaces} office:version="1.3"><office:styles><style:default-style style:family="paragraph"><style:text-properties officeooo:rsid="${m('rsid')}"/></style:default-style></office:styles></office:document-styles>`,
    'meta.xml': `<?xml version="1.0"?><office:document-meta ${namespaces} office:version="1.3"><office:meta><meta:initial-creator>${m('creator')}</meta:initial-creator><dc:creator>${m('saved')}</dc:creator><meta:printed-by>${m('printed')}</meta:printed-by><dc:title>${m('title')}</dc:title><meta:user-defined meta:name="${m('propertyname')}">${m('property')}</meta:user-defined><meta:template xlink:href="${m('template')}"/></office:meta></office:document-meta>`,
    'settings.xml': `<?xml version="1.0"?><office:document-settings ${namespaces} office:version="1.3"><office:settings><config:config-item-set config:name="ooo:view-settings"><config:config-item config:name="View" config:type="string">${m('view')}</config:config-item></config:config-item-set><config:config-item-set config:name="ooo:configuration-settings"><config:config-item config:name="PrinterName" config:type="string">${m('printer')}</config:config-item><config:config-item config:name="${m('setting')}" config:type="boolean">true</config:config-item><config:config-item config:name="TabOverflow" config:type="boolean">true</config:config-item></config:config-item-set></office:settings></office:document-settings>`,
    'manifest.rdf': m('rdf'),
    'layout-cache': m('layout'),
    'Thumbnails/thumbnail.png': m('thumbnail'),
    'Configurations2/menubar.xml': m('menu'),
    'Basic/Standard/Module1.xml': m('basic'),
    'Pictures/picture.png': picture,
    'Pictures/forgotten.png': m('forgotten'),
    [`${m('membername')}.xml`]: m('member'),
    'META-INF/manifest.xml': `<?xml version="1.0"?><manifest:manifest xmlns:manifest="${oasis}manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="application/vnd.oasis.opendocument.${type}"/></manifest:manifest>`,
    'META-INF/documentsignatures.xml': m('signature'),
  })
}

/** An invented letter of Writer. What must stay reads "Visible …". */
export function textSample(picture: Uint8Array): OpenSample {
  const markers = new Markers()
  const m = (place: string) => markers.at(place)
  const hidden = new Markers()
  const h = (place: string) => hidden.at(`hide${place}`)
  const change = `<office:change-info><dc:creator>${m('changer')}</dc:creator><dc:date>2021-02-03T04:05:06</dc:date></office:change-info>`
  const content = `<office:scripts><script:event-listener xlink:href="${m('script')}"/></office:scripts><office:automatic-styles><style:style style:name="Gone" style:family="text"><style:text-properties text:display="none"/></style:style></office:automatic-styles><office:body><office:text><text:tracked-changes><text:changed-region xml:id="ct1"><text:deletion>${change}<text:p>${m('deleted')}</text:p></text:deletion></text:changed-region></text:tracked-changes><text:user-field-decls><text:user-field-decl text:name="${m('fieldname')}" office:string-value="${m('fieldvalue')}"/></text:user-field-decls>
<text:p>Visible one.<text:change text:change-id="ct1"/><office:annotation office:name="${m('annotationname')}"><dc:creator>${m('annotator')}</dc:creator><text:p>${m('annotation')}</text:p></office:annotation></text:p>
<text:p><text:author-name text:fixed="true">Visible author.</text:author-name><text:file-name>Visible file.</text:file-name><text:sender-email>${m('sender')}</text:sender-email><text:date text:date-value="${m('datevalue')}" text:fixed="true">Visible date.</text:date></text:p>
<text:p><text:span text:style-name="Gone">${h('span')}</text:span><text:hidden-text text:condition="ooow:${m('condition')}" text:string-value="${h('field')}" text:is-hidden="true"/>Visible after hidden.</text:p>
<text:section text:name="${m('section')}" text:display="none"><text:p>${h('section')}</text:p></text:section>
<text:p><text:a xlink:href="file:///${m('filelink')}">Visible file link.</text:a><text:a xlink:href="https://example.com/" office:title="${m('linktitle')}">Visible web link.</text:a></text:p>
<text:p><draw:frame draw:name="${m('frame')}" svg:width="2cm" svg:height="2cm"><draw:image xlink:href="Pictures/picture.png" draw:filter-name="${m('filter')}"/><svg:title>${m('picturetitle')}</svg:title><svg:desc>${m('description')}</svg:desc></draw:frame><draw:frame svg:width="1cm" svg:height="1cm"><draw:image xlink:href="https://example.com/${m('pixel')}.png"/></draw:frame></text:p>
<text:list xml:id="${m('list')}"><text:list-item><text:p>Visible item.</text:p></text:list-item></text:list><!-- ${m('comment')} --><x:x xmlns:x="urn:${m('urn')}">${m('foreign')}</x:x>
</office:text></office:body>`
  return {
    bytes: around('text-template', content, markers, picture),
    markers: markers.all,
    hidden: hidden.all,
  }
}

/** An invented workbook of Calc. */
export function calcSample(picture: Uint8Array): OpenSample {
  const markers = new Markers()
  const m = (place: string) => markers.at(place)
  const hidden = new Markers()
  const h = (place: string) => hidden.at(`hide${place}`)
  const sheet = h('sheet')
  const cell = (text: string, more = '') =>
    `<table:table-cell office:value-type="string"${more}><text:p>${text}</text:p></table:table-cell>`
  const content = `<office:automatic-styles><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:tracked-changes><table:cell-content-change><office:change-info><dc:creator>${m('changer')}</dc:creator></office:change-info></table:cell-content-change></table:tracked-changes><table:table table:name="Shown"><table:table-column/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="2"/><table:table-row>${cell('Visible one')}${cell(h('column'))}${cell('Visible two')}<table:table-cell table:formula="of:=[$'${sheet}'.A1]+1" office:value-type="float" office:value="42"><text:p>42</text:p></table:table-cell></table:table-row><table:table-row table:visibility="collapse">${cell(h('row'))}</table:table-row><table:table-row>${cell('Visible three')}<table:table-cell/><table:table-cell table:formula="of:=1+2" office:value-type="float" office:value="3"><text:p>3</text:p></table:table-cell><table:table-cell table:formula="of:='file:///${m('away')}.ods'#$Sheet1.A1" office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell></table:table-row></table:table><table:table table:name="${sheet}" table:style-name="ta2"><table:table-column/><table:table-row>${cell(h('cell'))}</table:table-row></table:table><table:table table:name="'file:///${m('awaytable')}'#$Sheet1"><table:table-row>${cell(m('awaycell'))}</table:table-row></table:table><table:data-pilot-tables><table:data-pilot-table table:name="${m('pilot')}"/></table:data-pilot-tables></office:spreadsheet></office:body>`
  return { bytes: around('spreadsheet', content, markers, picture), markers: markers.all, hidden: hidden.all }
}

/** Invented slides of Impress. */
export function impressSample(picture: Uint8Array): OpenSample {
  const markers = new Markers()
  const m = (place: string) => markers.at(place)
  const hidden = new Markers()
  const h = (place: string) => hidden.at(`hide${place}`)
  const box = (text: string) =>
    `<draw:frame draw:name="${m('box')}" svg:width="9cm" svg:height="3cm" svg:x="1cm" svg:y="1cm"><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame>`
  const content = `<office:automatic-styles><style:style style:name="dp2" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style></office:automatic-styles><office:body><office:presentation><draw:page draw:name="${m('page')}" draw:master-page-name="">${box('Visible one')}<draw:frame svg:width="2cm" svg:height="2cm" svg:x="1cm" svg:y="5cm"><draw:image xlink:href="Pictures/picture.png"/></draw:frame><presentation:notes>${box(h('notes'))}</presentation:notes></draw:page><draw:page draw:name="page2" draw:style-name="dp2">${box(h('slide'))}</draw:page><presentation:settings><presentation:show presentation:name="${m('show')}" presentation:pages="page2"/></presentation:settings></office:presentation></office:body>`
  return {
    bytes: around('presentation', content, markers, picture),
    markers: markers.all,
    hidden: hidden.all,
  }
}
