import {
  Markers,
  officeNamespaces,
  packageOf,
  propertyParts,
  relationsOf,
  rootRelations,
  typesOf,
} from './office-package.ts'

/** An invented letter of Word with a marker in every place where something can hide. What must stay reads "Visible …". */
export function wordSample(picture: Uint8Array): { bytes: Uint8Array; markers: string[] } {
  const markers = new Markers()
  const m = (place: string) => markers.at(place)
  const who = () => `w:id="7" w:author="${m('author')}" w:date="2021-02-03T04:05:06Z"`
  const field = (code: string, shown: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${shown}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
  const body = `
<w:p w:rsidR="00AB12CD" w14:paraId="1234ABCD" w14:textId="77777777"><w:pPr><w:pPrChange ${who()}><w:pPr><w:jc w:val="center"/></w:pPr></w:pPrChange></w:pPr><w:commentRangeStart w:id="0"/><w:r><w:rPr><w:b/><w:rPrChange ${who()}><w:rPr/></w:rPrChange></w:rPr><w:t>Visible one.</w:t></w:r><w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>
<w:p><w:ins ${who()}><w:r><w:t>Visible inserted.</w:t></w:r></w:ins><w:del ${who()}><w:r><w:delText>${m('deleted')}</w:delText></w:r></w:del><w:moveFrom ${who()}><w:r><w:t>${m('movedaway')}</w:t></w:r></w:moveFrom><w:moveTo ${who()}><w:r><w:t>Visible moved.</w:t></w:r></w:moveTo></w:p>
<w:p><w:pPr><w:rPr><w:del ${who()}/></w:rPr></w:pPr><w:r><w:t>Visible first half,</w:t></w:r></w:p><w:p><w:r><w:t xml:space="preserve"> second half.</w:t></w:r></w:p>
<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>${m('vanish')}</w:t></w:r><w:r><w:rPr><w:rStyle w:val="Secret"/></w:rPr><w:t>${m('vanishbystyle')}</w:t></w:r><w:r><w:t>Visible after hidden.</w:t></w:r></w:p>
<w:p>${field('AUTHOR', 'Visible author field.')}${field(`FILENAME \\p "${m('fieldpath')}"`, 'Visible file field.')}${field('PAGE', '1')}<w:fldSimple w:instr=" DOCPROPERTY ${m('docproperty')} "><w:r><w:t>Visible property field.</w:t></w:r></w:fldSimple></w:p>
<w:p>${field(`HYPERLINK "file:///${m('fieldlink')}"`, 'Visible dead link.')}<w:hyperlink r:id="rId20" w:tooltip="${m('tooltip')}"><w:r><w:t>Visible web link.</w:t></w:r></w:hyperlink><w:hyperlink r:id="rId21"><w:r><w:t>Visible file link.</w:t></w:r></w:hyperlink></w:p>
<w:sdt><w:sdtPr><w:alias w:val="${m('alias')}"/><w:tag w:val="${m('tag')}"/><w:dataBinding w:xpath="${m('binding')}" w:storeItemID="{1}"/></w:sdtPr><w:sdtContent><w:p><w:smartTag w:uri="${m('smart')}" w:element="name"><w:r><w:t>Visible control.</w:t></w:r></w:smartTag></w:p></w:sdtContent></w:sdt>
<w:p><w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="900000" cy="900000"/><wp:docPr id="1" name="${m('picturename')}" descr="C:\\${m('description')}" title="${m('picturetitle')}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="${m('filename')}.jpg"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId10" r:link="rId11"><a:extLst><a:ext uri="{${m('extension')}}"><a14x:x xmlns:a14x="urn:unknown:${m('namespace')}" id="${m('extid')}"/></a:ext></a:extLst></a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>
<w:p><w:r><w:object><v:shape id="${m('shapeid')}" alt="${m('alt')}" style="width:50pt;height:50pt" o:gfxdata="${m('gfxdata')}"><v:imagedata r:id="rId10" o:title="${m('vmltitle')}"/></v:shape><o:OLEObject Type="Embed" ProgID="${m('progid')}" r:id="rId12"/></w:object></w:r></w:p>
<w:p><w:r><w:t>Visible before the table.</w:t></w:r><?secret ${m('instruction')}?><!-- ${m('comment')} --></w:p>
<w:tbl><w:tblPr><w:tblCaption w:val="${m('caption')}"/></w:tblPr><w:tblGrid><w:gridCol w:w="5000"/></w:tblGrid><w:tr w:rsidR="00AB12CD"><w:tc><w:tcPr><w:tcW w:w="5000" w:type="dxa"/></w:tcPr><w:p><w:r><w:t>Visible cell.</w:t></w:r></w:p></w:tc></w:tr><w:tr><w:trPr><w:del ${who()}/></w:trPr><w:tc><w:tcPr><w:tcW w:w="5000" w:type="dxa"/></w:tcPr><w:p><w:r><w:t>${m('deletedrow')}</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
<w:p><w:altChunk r:id="rId13"/><w:r><w:t>Visible end.</w:t></w:r></w:p><x:secret xmlns:x="urn:${m('urn')}">${m('foreign')}</x:secret>
<w:sectPr w:rsidR="00AB12CD"><w:headerReference w:type="default" r:id="rId5"/><w:pgSz w:w="11906" w:h="16838"/><w:printerSettings r:id="rId14"/></w:sectPr>`
  const parts = {
    '[Content_Types].xml': typesOf(
      'application/vnd.ms-word.document.macroEnabled.main+xml',
      `word/document.xml`,
    ),
    '_rels/.rels': rootRelations('word/document.xml'),
    ...propertyParts(markers),
    'word/document.xml': `<?xml version="1.0"?><w:document ${officeNamespaces}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationsOf([
      ['rId1', 'styles', 'styles.xml'],
      ['rId2', 'settings', 'settings.xml'],
      ['rId3', 'comments', 'comments.xml'],
      ['rId4', 'ms/people', 'people.xml'],
      ['rId5', 'header', 'header1.xml'],
      ['rId6', 'webSettings', 'webSettings.xml'],
      ['rId7', 'glossaryDocument', 'glossary/document.xml'],
      ['rId8', 'http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin'],
      ['rId10', 'image', 'media/picture.png'],
      ['rId11', 'image', `http://example.com/${m('pixel')}.png`, 'External'],
      ['rId12', 'oleObject', 'embeddings/object.bin'],
      ['rId13', 'aFChunk', 'chunk.html'],
      ['rId14', 'printerSettings', 'printerSettings1.bin'],
      ['rId20', 'hyperlink', 'https://example.com/', 'External'],
      ['rId21', 'hyperlink', `file:///C:/Users/${m('filelink')}`, 'External'],
    ]),
    'word/styles.xml': `<?xml version="1.0"?><w:styles ${officeNamespaces}><w:style w:type="character" w:styleId="Secret"><w:name w:val="Hidden"/><w:rsid w:val="00AB12CD"/><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`,
    'word/settings.xml': `<?xml version="1.0"?><w:settings ${officeNamespaces}><w:zoom w:percent="100"/><w:attachedTemplate r:id="rId1"/><w:defaultTabStop w:val="720"/><w:rsids><w:rsidRoot w:val="00AB12CD"/></w:rsids><w:docVars><w:docVar w:name="${m('varname')}" w:val="${m('var')}"/></w:docVars><w15:docId w15:val="{${m('docid')}}"/><w:documentProtection w:hash="${m('hash')}"/></w:settings>`,
    'word/_rels/settings.xml.rels': relationsOf([
      ['rId1', 'attachedTemplate', `file:///C:/${m('attached')}.dotm`, 'External'],
    ]),
    'word/comments.xml': `<?xml version="1.0"?><w:comments ${officeNamespaces}><w:comment ${who()} w:initials="${m('initials')}"><w:p><w:r><w:t>${m('commenttext')}</w:t></w:r></w:p></w:comment></w:comments>`,
    'word/people.xml': `<?xml version="1.0"?><w15:people ${officeNamespaces}><w15:person w15:author="${m('person')}"><w15:presenceInfo w15:providerId="AD" w15:userId="${m('userid')}"/></w15:person></w15:people>`,
    'word/header1.xml': `<?xml version="1.0"?><w:hdr ${officeNamespaces}><w:p w:rsidR="00AB12CD"><w:r><w:t>Visible header.</w:t></w:r></w:p></w:hdr>`,
    'word/webSettings.xml': `<?xml version="1.0"?><w:webSettings ${officeNamespaces}><w:div>${m('web')}</w:div></w:webSettings>`,
    'word/glossary/document.xml': `<?xml version="1.0"?><w:glossaryDocument ${officeNamespaces}>${m('glossary')}</w:glossaryDocument>`,
    'word/vbaProject.bin': m('macro'),
    'word/printerSettings1.bin': m('printer'),
    'word/embeddings/object.bin': m('ole'),
    'word/chunk.html': `<p>${m('chunk')}</p>`,
    'word/media/picture.png': picture,
  }
  return { bytes: packageOf(parts), markers: [...markers.all, '00AB12CD', '1234ABCD', '2021-02-03'] }
}
