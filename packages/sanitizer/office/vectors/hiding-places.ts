import { relationsOf } from '../../vectors/office-package.ts'
import {
  book,
  cell,
  letter,
  type Members,
  microsoft,
  openText,
  r,
  said,
  shapes,
  slides,
  w,
  x,
} from './plain-packages.ts'

const chartNames =
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
const frame = (uri: string, inside: string) =>
  `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><wp:extent cx="5000000" cy="3000000"/><wp:docPr id="1" name="ZqSecretNameWx"/><a:graphic><a:graphicData uri="${uri}">${inside}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
const chartFrame = frame(
  'http://schemas.openxmlformats.org/drawingml/2006/chart',
  `<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId1"/>`,
)
const diagram = 'http://schemas.openxmlformats.org/drawingml/2006/diagram'
const diagramNames = `xmlns:dgm="${diagram}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"`
const related = (...relations: Parameters<typeof relationsOf>[0]): Members => ({
  'word/_rels/document.xml.rels': relationsOf(relations),
})
const who = 'w:id="1" w:author="ZqSecretAuthorWx" w:date="2021-02-03T04:05:06Z"'
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`

/** Documents with a secret in a place that people do not think of; each secret begins with `ZqSecret`. All show "Seen words". */
export const hidingPlaces: Record<string, Members> = {
  'a chart with its workbook, notes and settings': letter(
    {
      ...related(['rId1', 'chart', 'charts/chart1.xml']),
      'word/charts/chart1.xml': `<c:chartSpace ${chartNames} ${r}><c:date1904 val="0"/><c:secret val="ZqSecretElementWx"/><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="c99" xmlns:c99="urn:c99"><c99:style name="ZqSecretChoiceWx"/></mc:Choice><mc:Fallback><c:style val="2"/></mc:Fallback></mc:AlternateContent><c:pivotSource><c:name>[ZqSecretBookWx.xlsx]Sheet1!Pivot</c:name><c:fmtId val="0"/></c:pivotSource><c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="col"/><c:ser><c:idx val="0" author="ZqSecretAttributeWx"/><c:order val="0"/><c:tx><c:strRef><c:f>[ZqSecretPathWx.xlsx]Sheet1!$A$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>Seen series</c:v></c:pt></c:strCache></c:strRef></c:tx><c:val><c:numRef><c:f>Sheet1!$B$1</c:f><c:numCache><c:formatCode>General</c:formatCode><c:ptCount val="1"/><c:pt idx="0"><c:v>7</c:v></c:pt></c:numCache></c:numRef></c:val><c:extLst><c:ext uri="{C3380CC4-5D6E-409C-BE32-E72D297353CC}" xmlns:c16="urn:c16"><c16:uniqueId val="{ZqSecretUniqueWx}"/></c:ext></c:extLst></c:ser><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx><c:axId val="1"/><c:scaling/><c:axPos val="b"/><c:crossAx val="2"/></c:catAx><c:valAx><c:axId val="2"/><c:scaling/><c:axPos val="l"/><c:crossAx val="1"/></c:valAx></c:plotArea></c:chart><c:externalData r:id="rId1"/><c:printSettings><c:headerFooter><c:oddHeader>ZqSecretHeaderWx</c:oddHeader></c:headerFooter></c:printSettings></c:chartSpace>`,
      'word/charts/_rels/chart1.xml.rels': relationsOf([
        ['rId1', 'package', '../embeddings/book.xlsx'],
        ['rId2', `${microsoft}/2011/relationships/chartStyle`, 'style1.xml'],
        ['rId3', `${microsoft}/2011/relationships/chartColorStyle`, 'colors1.xml'],
      ]),
      'word/charts/style1.xml': '<cs:chartStyle xmlns:cs="urn:cs" id="ZqSecretStyleWx"/>',
      'word/charts/colors1.xml': '<cs:colorStyle xmlns:cs="urn:cs" id="ZqSecretColoursWx"/>',
      'word/embeddings/book.xlsx': 'ZqSecretEmbeddedWx',
    },
    said + chartFrame,
  ),
  'a diagram with its data': letter(
    {
      ...related(
        ['rId1', 'diagramData', 'diagrams/data1.xml'],
        ['rId2', 'diagramLayout', 'diagrams/layout1.xml'],
        ['rId3', 'diagramQuickStyle', 'diagrams/style1.xml'],
        ['rId4', 'diagramColors', 'diagrams/colors1.xml'],
        ['rId5', `${microsoft}/2007/relationships/diagramDrawing`, 'diagrams/drawing1.xml'],
      ),
      'word/diagrams/data1.xml':
        `<dgm:dataModel ${diagramNames}><dgm:ptLst><dgm:pt modelId="{4F6B0A1C-0000-4000-8000-ABCDEF012345}" author="ZqSecretAttributeWx"><dgm:prSet phldrT="ZqSecretPlaceholderWx" custT="1"/><dgm:spPr/><dgm:t><a:bodyPr/><a:p><a:r><a:rPr lang="en-NG" bmk="ZqSecretBookmarkWx"/><a:t>Seen point</a:t></a:r></a:p></dgm:t></dgm:pt></dgm:ptLst><dgm:cxnLst/><dgm:secret>ZqNothing</dgm:secret></dgm:dataModel>`.replace(
          '<dgm:secret>ZqNothing</dgm:secret>',
          '<dgm:extLst><a:ext uri="urn:x"><y:y xmlns:y="urn:y">ZqSecretExtensionWx</y:y></a:ext></dgm:extLst>',
        ),
      'word/diagrams/layout1.xml': `<dgm:layoutDef ${diagramNames} uniqueId="urn:microsoft.com/office/officeart/2005/8/layout/default"><dgm:title val="ZqSecretTitleWx"/><dgm:desc val="ZqSecretDescriptionWx"/><dgm:catLst><dgm:cat type="list" pri="400"/></dgm:catLst><dgm:layoutNode name="diagram"><dgm:alg type="snake"/></dgm:layoutNode></dgm:layoutDef>`,
      'word/diagrams/style1.xml': `<dgm:styleDef ${diagramNames}><dgm:title val="ZqSecretTitleWx"/></dgm:styleDef>`,
      'word/diagrams/colors1.xml': `<dgm:colorsDef ${diagramNames}><dgm:title val="ZqSecretTitleWx"/></dgm:colorsDef>`,
      'word/diagrams/drawing1.xml': `<dsp:drawing xmlns:dsp="${microsoft}/drawing/2008/diagram" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><dsp:spTree><dsp:nvGrpSpPr><dsp:cNvPr id="0" name="ZqSecretNameWx"/><dsp:cNvGrpSpPr/></dsp:nvGrpSpPr><dsp:grpSpPr/></dsp:spTree></dsp:drawing>`,
    },
    said +
      frame(diagram, `<dgm:relIds xmlns:dgm="${diagram}" r:dm="rId1" r:lo="rId2" r:qs="rId3" r:cs="rId4"/>`),
  ),
  'a pivot table, a slicer, a timeline and a query': book(
    `${cell}<extLst><ext uri="{A8765BA9-456A-4DAB-B4F3-ACF838C121DE}"><x14:slicerList xmlns:x14="${microsoft}/spreadsheetml/2009/9/main"><x14:slicer r:id="rId3"/></x14:slicerList></ext></extLst>`,
    {
      'xl/worksheets/_rels/sheet1.xml.rels': relationsOf([
        ['rId1', 'pivotTable', '../pivotTables/pivotTable1.xml'],
        ['rId2', 'queryTable', '../queryTables/queryTable1.xml'],
        ['rId3', `${microsoft}/2007/relationships/slicer`, '../slicers/slicer1.xml'],
        ['rId4', `${microsoft}/2011/relationships/timeline`, '../timelines/timeline1.xml'],
      ]),
      'xl/pivotTables/pivotTable1.xml': `<pivotTableDefinition ${x} name="ZqSecretPivotWx"/>`,
      'xl/pivotCache/pivotCacheRecords1.xml': `<pivotCacheRecords ${x}><r><s v="ZqSecretRecordWx"/></r></pivotCacheRecords>`,
      'xl/queryTables/queryTable1.xml': `<queryTable ${x} name="ZqSecretQueryWx"/>`,
      'xl/slicers/slicer1.xml': '<slicers xmlns="urn:s"><slicer name="ZqSecretSlicerWx"/></slicers>',
      'xl/timelines/timeline1.xml':
        '<timelines xmlns="urn:t"><timeline name="ZqSecretTimelineWx"/></timelines>',
    },
  ),
  'threaded comments and people': book(cell, {
    'xl/_rels/workbook.xml.rels': relationsOf([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', `${microsoft}/2017/10/relationships/person`, 'persons/person.xml'],
    ]),
    'xl/worksheets/_rels/sheet1.xml.rels': relationsOf([
      [
        'rId1',
        `${microsoft}/2017/10/relationships/threadedComment`,
        '../threadedComments/threadedComment1.xml',
      ],
    ]),
    'xl/persons/person.xml':
      '<personList xmlns="urn:p"><person displayName="ZqSecretPersonWx" id="{1}" userId="ZqSecretUserWx"/></personList>',
    'xl/threadedComments/threadedComment1.xml':
      '<ThreadedComments xmlns="urn:c"><threadedComment ref="A1" personId="{1}"><text>ZqSecretThreadWx</text></threadedComment></ThreadedComments>',
  }),
  'comments with answers, ids and reactions': letter(
    {
      ...related(
        ['rId1', 'comments', 'comments.xml'],
        ['rId2', `${microsoft}/2011/relationships/commentsExtended`, 'commentsExtended.xml'],
        ['rId3', `${microsoft}/2016/09/relationships/commentsIds`, 'commentsIds.xml'],
        ['rId4', `${microsoft}/2018/08/relationships/commentsExtensible`, 'commentsExtensible.xml'],
      ),
      'word/comments.xml': `<w:comments ${w}><w:comment w:id="0" w:author="ZqSecretAuthorWx" w:initials="ZqSecretInitialsWx"><w:p>${run('ZqSecretCommentWx')}</w:p></w:comment></w:comments>`,
      'word/commentsExtended.xml':
        '<w15:commentsEx xmlns:w15="urn:w15"><w15:commentEx w15:paraId="ZqSecretParaWx"/></w15:commentsEx>',
      'word/commentsIds.xml': '<w16:ids xmlns:w16="urn:w16" a="ZqSecretDurableWx"/>',
      'word/commentsExtensible.xml': '<w16:c xmlns:w16="urn:w16" dateUtc="ZqSecretMomentWx"/>',
    },
    `<w:p><w:commentRangeStart w:id="0"/>${run('Seen words')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`,
  ),
  'parts that came from elsewhere': letter(
    {
      ...related(
        ['rId1', 'aFChunk', 'chunk.html'],
        ['rId2', 'subDocument', 'file:///C:/ZqSecretSubWx.docx', 'External'],
      ),
      'word/chunk.html': '<p>ZqSecretChunkWx</p>',
    },
    `${said}<w:altChunk r:id="rId1"><w:altChunkPr><w:matchSrc/></w:altChunkPr></w:altChunk><w:p><w:subDoc r:id="rId2"/></w:p>`,
  ),
  'controls of ActiveX': letter(
    {
      ...related(['rId1', 'control', 'activeX/activeX1.xml'], ['rId2', 'image', 'media/image1.wmf']),
      'word/activeX/activeX1.xml': '<ax:ocx xmlns:ax="urn:ax" ax:classid="ZqSecretClassWx"/>',
      'word/activeX/activeX1.bin': 'ZqSecretStateWx',
      'word/media/image1.wmf': 'ZqSecretPictureWx',
    },
    `${said}<w:p><w:r><w:object><v:shape xmlns:v="urn:schemas-microsoft-com:vml" id="ZqSecretShapeWx" style="width:70pt;height:20pt"><v:imagedata r:id="rId2" xmlns:o="urn:schemas-microsoft-com:office:office" o:title="ZqSecretTitleWx"/></v:shape><w:control r:id="rId1" w:name="ZqSecretControlWx" w:shapeid="x"/></w:object></w:r></w:p>`,
  ),
  'macros, ribbons, labels, web extensions and signatures': letter({
    '_rels/.rels': relationsOf([
      ['rId1', 'officeDocument', 'word/document.xml'],
      ['rId2', `${microsoft}/2007/relationships/ui/extensibility`, 'customUI/customUI14.xml'],
      ['rId3', `${microsoft}/2020/02/relationships/classificationlabels`, 'docMetadata/LabelInfo.xml'],
      ['rId4', `${microsoft}/2011/relationships/webextensiontaskpanes`, 'word/webextensions/taskpanes.xml'],
      [
        'rId5',
        'http://schemas.openxmlformats.org/package/2006/relationships/digital-signature/origin',
        '_xmlsignatures/origin.sigs',
      ],
    ]),
    'word/vbaProject.bin': 'ZqSecretMacroWx',
    'word/vbaData.xml': '<wne:vbaSuppData xmlns:wne="urn:wne">ZqSecretMacroDataWx</wne:vbaSuppData>',
    'customUI/customUI14.xml': '<customUI xmlns="urn:u" onLoad="ZqSecretRibbonWx"/>',
    'docMetadata/LabelInfo.xml':
      '<clbl:labelList xmlns:clbl="urn:l"><clbl:label id="ZqSecretLabelWx" siteId="ZqSecretSiteWx"/></clbl:labelList>',
    'word/webextensions/taskpanes.xml': '<wetp:taskpanes xmlns:wetp="urn:t" a="ZqSecretPaneWx"/>',
    '_xmlsignatures/origin.sigs': '',
    '_xmlsignatures/sig1.xml':
      '<Signature xmlns="urn:s"><X509SubjectName>ZqSecretSignerWx</X509SubjectName></Signature>',
  }),
  'ink, a model in three dimensions and a film': letter(
    {
      ...related(
        ['rId1', 'customXml', 'ink/ink1.xml'],
        ['rId2', `${microsoft}/2017/06/relationships/model3d`, 'media/model3d1.glb'],
      ),
      'word/ink/ink1.xml':
        '<inkml:ink xmlns:inkml="http://www.w3.org/2003/InkML"><inkml:annotation>ZqSecretInkWx</inkml:annotation></inkml:ink>',
      'word/media/model3d1.glb': 'ZqSecretModelWx',
    },
    `${said}<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wpi" xmlns:wpi="${microsoft}/word/2010/wordprocessingInk"><wpi:ink name="ZqSecretPenWx" r:id="rId1"/></mc:Choice><mc:Choice Requires="am3d" xmlns:am3d="${microsoft}/drawing/2017/model3d"><am3d:model3d r:embed="rId2" name="ZqSecretSolidWx"/></mc:Choice><mc:Fallback/></mc:AlternateContent></w:r></w:p>`,
  ),
  'letters that were sent to many, and stored texts': letter({
    ...related(
      ['rId1', 'settings', 'settings.xml'],
      ['rId2', 'glossaryDocument', 'glossary/document.xml'],
      ['rId3', 'fontTable', 'fontTable.xml'],
    ),
    'word/settings.xml': `<w:settings ${w} ${r}><w:mailMerge><w:mainDocumentType w:val="formLetters"/><w:connectString w:val="ZqSecretConnectionWx"/><w:query w:val="ZqSecretQueryWx"/><w:dataSource r:id="rId1"/></w:mailMerge><w:attachedSchema w:val="ZqSecretSchemaWx"/><w:docVars><w:docVar w:name="a" w:val="ZqSecretVariableWx"/></w:docVars><w:rsids><w:rsidRoot w:val="00ABCDEF"/></w:rsids><w:writeProtection w:hash="ZqSecretHashWx"/><w:captions><w:caption w:name="ZqSecretCaptionWx"/></w:captions><w:hdrShapeDefaults><o:shapedefaults xmlns:o="urn:schemas-microsoft-com:office:office" spidmax="2049"/></w:hdrShapeDefaults><w:defaultTabStop w:val="720"/></w:settings>`,
    'word/_rels/settings.xml.rels': relationsOf([
      ['rId1', 'mailMergeSource', 'file:///C:/ZqSecretListWx.csv', 'External'],
    ]),
    'word/glossary/document.xml': `<w:glossaryDocument ${w}><w:docParts><w:docPart><w:docPartPr><w:name w:val="ZqSecretPartWx"/></w:docPartPr></w:docPart></w:docParts></w:glossaryDocument>`,
    'word/recipients.xml': 'ZqSecretRecipientWx',
    'word/fontTable.xml': `<w:fonts ${w} ${r}><w:font w:name="Calibri"><w:embedRegular r:id="rId1" w:fontKey="{ZqSecretKeyWx}"/></w:font></w:fonts>`,
    'word/_rels/fontTable.xml.rels': relationsOf([['rId1', 'font', 'fonts/font1.odttf']]),
    'word/fonts/font1.odttf': 'ZqSecretFontWx',
  }),
  'moves, and changes of tables, cells, numbering and ends of paragraphs': letter(
    {},
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:ins ${who}/></w:numPr><w:rPr><w:ins ${who}/></w:rPr><w:pPrChange ${who}><w:pPr/></w:pPrChange></w:pPr>${run('Seen words')}</w:p>
<w:moveFromRangeStart ${who} w:name="ZqSecretMoveWx"/><w:p><w:pPr><w:rPr><w:moveFrom ${who}/></w:rPr></w:pPr><w:moveFrom ${who}>${run('ZqSecretMovedWx')}</w:moveFrom></w:p><w:moveFromRangeEnd w:id="1"/>
<w:tbl><w:tblPr><w:tblPrChange ${who}><w:tblPr/></w:tblPrChange></w:tblPr><w:tblGrid><w:gridCol w:w="100"/><w:tblGridChange w:id="1"><w:tblGrid/></w:tblGridChange></w:tblGrid><w:tr><w:trPr><w:ins ${who}/><w:trPrChange ${who}><w:trPr/></w:trPrChange></w:trPr><w:tc><w:tcPr><w:cellIns ${who}/><w:tcPrChange ${who}><w:tcPr/></w:tcPrChange></w:tcPr><w:p>${run('Seen cell')}</w:p></w:tc><w:tc><w:tcPr><w:cellDel ${who}/></w:tcPr><w:p>${run('ZqSecretCellWx')}</w:p></w:tc></w:tr></w:tbl>
<w:p><w:customXmlInsRangeStart ${who}/><w:sdt><w:sdtPr><w15:color xmlns:w15="${microsoft}/word/2012/wordml" w:val="FF0000"/><w:docPartObj><w:docPartGallery w:val="ZqSecretGalleryWx"/></w:docPartObj></w:sdtPr><w:sdtContent>${run('Seen control')}</w:sdtContent></w:sdt><w:customXmlInsRangeEnd w:id="1"/></w:p><w:sectPr><w:sectPrChange ${who}><w:sectPr/></w:sectPrChange></w:sectPr>`,
  ),
  'attributes and elements that nobody knows': letter(
    {
      ...related(
        ['rId1', 'styles', 'styles.xml'],
        ['rId2', 'numbering', 'numbering.xml'],
        ['rId3', 'theme', 'theme/theme1.xml'],
      ),
      'word/styles.xml': `<w:styles ${w} xmlns:w99="urn:w99" w99:owner="ZqSecretOwnerWx"><w:docDefaults w:author="ZqSecretDefaultsWx"/></w:styles>`,
      'word/numbering.xml': `<w:numbering ${w}><w:abstractNum w:abstractNumId="0" w15:restartNumberingAfterBreak="ZqSecretBreakWx" xmlns:w15="${microsoft}/word/2012/wordml"><w:nsid w:val="ZqSecretNsidWx"/><w:tmpl w:val="ZqSecretTemplateWx"/><w:name w:val="ZqSecretListWx"/><w:lvl w:ilvl="0" w:tplc="ZqSecretTplcWx"><w:start w:val="1"/></w:lvl></w:abstractNum><w:num w:numId="1" xmlns:w16cid="urn:w16cid" w16cid:durableId="ZqSecretDurableWx"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      'word/theme/theme1.xml':
        '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="ZqSecretThemeWx"><a:themeElements><a:clrScheme name="ZqSecretColoursWx"/><a:fontScheme name="ZqSecretFontsWx"><a:majorFont><a:latin typeface="Calibri" note="ZqSecretNoteWx"/></a:majorFont></a:fontScheme><a:fmtScheme name="ZqSecretFormatWx"/></a:themeElements><a:custClrLst><a:custClr name="ZqSecretColourWx"/></a:custClrLst><a:extLst><a:ext uri="{05A4C25C-085E-4340-85A3-A5531E510DB2}"><thm15:themeFamily xmlns:thm15="urn:thm15" name="ZqSecretFamilyWx" id="{1}" vid="{2}"/></a:ext></a:extLst></a:theme>',
    },
    `<w:p w:owner="ZqSecretPlainWx" note="ZqSecretBareWx"><w:pPr><w:jc w:val="left" w:note="ZqSecretPropertyWx"/></w:pPr><z:z xmlns:z="urn:z">ZqSecretForeignWx</z:z><w14:checkbox xmlns:w14="${microsoft}/word/2010/wordml" w14:note="ZqSecretCheckboxWx"/>${run('Seen words')}<w:r><w:sym w:font="Wingdings" w:char="F04A" w:hint="ZqSecretHintWx"/></w:r></w:p>`,
  ),
  'a shape that is hidden, in the old way of drawing': letter(
    {},
    `${said}<w:p><w:r><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml" style="width:50pt;height:20pt;visibility:hidden"><v:textbox><w:txbxContent><w:p>${run('ZqSecretShapeWx')}</w:p></w:txbxContent></v:textbox></v:rect></w:pict></w:r></w:p>`,
  ),
  'cells of a workbook that are hidden in other ways': book(
    `<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/><cols><col min="3" max="3" width="0" customWidth="1"/></cols><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Seen words</t></is></c></row></sheetData><dataValidations count="1"><dataValidation type="list" sqref="A1" author="ZqSecretValidationWx"><formula1>"a,b"</formula1></dataValidation></dataValidations><scenarios><scenario name="ZqSecretScenarioWx" user="ZqSecretUserWx" comment="ZqSecretCommentWx"/></scenarios><protectedRanges><protectedRange name="ZqSecretRangeWx" sqref="A1"/></protectedRanges><smartTags><cellSmartTags r="A1"><cellSmartTag type="ZqSecretTagWx"/></cellSmartTags></smartTags>`,
  ),
  'slides with comments, tags, sections, shows and ids': slides(
    {
      behind: `<p:extLst><p:ext uri="{6950BFC3-D8DA-4A85-94F7-54DA5524770B}"><p188:commentRel xmlns:p188="urn:p188" r:id="rId2"/></p:ext></p:extLst>`,
      beside: `<p:sp><p:nvSpPr><p:cNvPr id="9" name="ZqSecretShapeWx" descr="ZqSecretDescriptionWx"><a:extLst><a:ext uri="{FF2B5EF4-FFF2-40B4-BE49-F238E27FC236}"><a16:creationId xmlns:a16="urn:a16" id="{ZqSecretCreationWx}"/></a:ext></a:extLst></p:cNvPr><p:cNvSpPr/><p:nvPr><p:custDataLst><p:tags r:id="rId3"/></p:custDataLst></p:nvPr></p:nvSpPr><p:spPr note="ZqSecretAttributeWx"/></p:sp>`,
      relations: [
        ['rId2', `${microsoft}/2018/10/relationships/comments`, '../comments/modernComment1.xml'],
        ['rId3', 'tags', '../tags/tag1.xml'],
      ],
    },
    {
      'ppt/comments/modernComment1.xml':
        '<p188:cmLst xmlns:p188="urn:p188"><p188:cm authorId="{1}">ZqSecretCommentWx</p188:cm></p188:cmLst>',
      'ppt/authors.xml':
        '<p188:authorLst xmlns:p188="urn:p188"><p188:author id="{1}" name="ZqSecretAuthorWx" userId="ZqSecretUserWx"/></p188:authorLst>',
      'ppt/tags/tag1.xml': `<p:tagLst ${shapes}><p:tag name="A" val="ZqSecretTagWx"/></p:tagLst>`,
      'ppt/changesInfos/changesInfo1.xml': '<pc:chgInfo xmlns:pc="urn:pc" name="ZqSecretChangeWx"/>',
    },
  ),
  'styles, forms, scripts and ids of LibreOffice': openText(
    `<office:scripts><office:script script:language="ooo:Basic">ZqSecretScriptWx</office:script></office:scripts><office:automatic-styles><style:style style:name="P1" style:family="paragraph" style:parent-style-name="ZqSecretStyleWx" style:secret="ZqSecretAttributeWx"><style:paragraph-properties fo:text-align="center"/></style:style></office:automatic-styles><office:body><office:text><office:forms><form:form form:name="ZqSecretFormWx" form:command="ZqSecretCommandWx" form:datasource="ZqSecretSourceWx"><form:properties><form:property form:property-name="ZqSecretPropertyWx"/></form:properties><form:hidden form:name="a" form:value="ZqSecretHiddenWx"/><form:text form:name="ZqSecretFieldWx" form:id="control1" xml:id="control1"><office:event-listeners><script:event-listener script:event-name="a" xlink:href="ZqSecretListenerWx"/></office:event-listeners></form:text></form:form></office:forms><xforms:model id="ZqSecretModelWx">ZqSecretDataWx</xforms:model><text:p text:style-name="P1">Seen words</text:p><text:p text:style-name="ZqSecretStyleWx" text:note="ZqSecretNoteWx">Seen too<text:reference-mark text:name="ZOTERO_ITEM ZqSecretCitationWx"/></text:p></office:text></office:body>`,
    `<office:font-face-decls><style:font-face style:name="Liberation Serif" svg:font-family="Liberation Serif"><svg:font-face-src><svg:font-face-uri xlink:href="Fonts/ZqSecretFontWx.ttf"/></svg:font-face-src></style:font-face></office:font-face-decls><office:styles><style:style style:name="ZqSecretStyleWx" style:display-name="ZqSecretDisplayWx" style:family="paragraph" style:next-style-name="ZqSecretStyleWx"/><draw:gradient draw:name="ZqSecretGradientWx" draw:display-name="ZqSecretGradientWx" draw:style="linear"/></office:styles>`,
    { 'Fonts/ZqSecretFontWx.ttf': 'ZqSecretFontDataWx', 'Dialogs/a.xml': 'ZqSecretDialogWx' },
  ),
}
