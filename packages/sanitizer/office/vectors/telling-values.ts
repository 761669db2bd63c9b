import { relationsOf } from '../../vectors/office-package.ts'
import { book, cell, letter, type Members, microsoft, openText, said, slides, x } from './plain-packages.ts'

const vml = 'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'
const a = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
const c = 'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"'
const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${shown}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
const smil = 'xmlns:smil="urn:oasis:names:tc:opendocument:xmlns:smil-compatible:1.0"'
const anim = 'xmlns:anim="urn:oasis:names:tc:opendocument:xmlns:animation:1.0"'
const presentation = 'xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0"'
const interop = 'xmlns:field="urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0"'

/** Documents with a secret as the value of an attribute that has its place in them; each begins with `ZqSecret`. All show "Seen words". */
export const tellingValues: Record<string, Members> = {
  'fields that show nothing': letter(
    {},
    `<w:p>${field('SET a "ZqSecretSetWx"', 'ZqSecretResultWx')}${field('XE "ZqSecretIndexWx"', 'ZqSecretEntryWx')}<w:fldSimple w:instr=" SET b c "><w:r><w:t>ZqSecretSimpleWx</w:t></w:r></w:fldSimple><w:r><w:t>Seen words</w:t></w:r></w:p>`,
  ),
  'what a form was filled with at first': letter(
    {},
    `${said}<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:textInput><w:default w:val="ZqSecretDefaultWx"/></w:textInput></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMTEXT </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
  ),
  'old drawings with styles, classes and formulas': letter(
    {},
    `${said}<w:p><w:r><w:pict><v:shapetype ${vml} id="ZqSecretTypeWx" coordsize="21600,21600" path="m,l,21600r21600,l21600,xe"/><v:shape ${vml} type="#ZqSecretTypeWx" style="width:50pt;height:20pt;ZqSecretPropertyWx:a;mso-next-textbox:ZqSecretBoxWx;z-index:ZqSecretOrderWx" class="ZqSecretClassWx" target="ZqSecretTargetWx" equationxml="&lt;a&gt;ZqSecretEquationWx&lt;/a&gt;"/></w:pict></w:r></w:p>`,
  ),
  'macros behind pictures, names of looks, and what links were called': book(
    `${cell}<hyperlinks><hyperlink ref="A1" location="'C:\\ZqSecretFolderWx\\[b.xlsx]One'!A1" display="ZqSecretDisplayWx"/></hyperlinks><drawing r:id="rId1"/><tableParts count="1"><tablePart r:id="rId2"/></tableParts>`,
    {
      'xl/_rels/workbook.xml.rels': relationsOf([
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'styles', 'styles.xml'],
      ]),
      'xl/worksheets/_rels/sheet1.xml.rels': relationsOf([
        ['rId1', 'drawing', '../drawings/drawing1.xml'],
        ['rId2', 'table', '../tables/table1.xml'],
      ]),
      'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" ${a}><xdr:twoCellAnchor><xdr:sp macro="ZqSecretMacroWx" textlink="'C:\\[ZqSecretBookWx.xlsx]One'!A1"><xdr:nvSpPr><xdr:cNvPr id="2" name=""/><xdr:cNvSpPr/></xdr:nvSpPr><xdr:spPr/></xdr:sp><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`,
      'xl/tables/table1.xml': `<table ${x} id="1" name="T" displayName="T" ref="A1:A2" dataCellStyle="ZqSecretCellsWx"><tableColumns count="1"><tableColumn id="1" name="Seen words" totalsRowCellStyle="ZqSecretTotalWx"/></tableColumns><tableStyleInfo name="ZqSecretLookWx"/></table>`,
      'xl/styles.xml': `<styleSheet ${x}><cellStyles count="2"><cellStyle name="Normal" xfId="0" builtinId="0"/><cellStyle name="ZqSecretCellsWx" xfId="1"/></cellStyles><tableStyles count="1" defaultTableStyle="ZqSecretLookWx"><tableStyle name="ZqSecretLookWx" count="0"/></tableStyles></styleSheet>`,
    },
  ),
  'numbers of rules and axes that were drawn by chance': letter(
    {
      'word/_rels/document.xml.rels': relationsOf([['rId1', 'chart', 'charts/chart1.xml']]),
      'word/charts/chart1.xml': `<c:chartSpace ${c}><c:chart><c:plotArea><c:barChart><c:axId val="ZqSecretAxisWx"/></c:barChart><c:catAx><c:axId val="ZqSecretAxisWx"/><c:crossAx val="ZqSecretAxisWx"/></c:catAx></c:plotArea></c:chart></c:chartSpace>`,
    },
    `${said}<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ${a}><wp:extent cx="9" cy="9"/><wp:docPr id="1" name=""/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart ${c} r:id="rId1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
  ),
  'numbers of drawings and of fitted letters': letter(
    {},
    `<w:p><w:r><w:rPr><w:fitText w:val="900" w:id="ZqSecretFitWx"/><w:eastAsianLayout w:id="ZqSecretLayoutWx" w:combine="1"/></w:rPr><w:t>Seen words</w:t></w:r><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ${a}><wp:extent cx="9" cy="9"/><wp:docPr id="ZqSecretNumberWx" name="ZqSecretNameWx"/><a:graphic/></wp:inline></w:drawing></w:r></w:p>`,
  ),
  'rules of colours with ids': book(
    `${cell}<conditionalFormatting sqref="A1"><cfRule type="dataBar" priority="1"><dataBar><cfvo type="min"/><cfvo type="max"/><color rgb="FF638EC6"/></dataBar><extLst><ext uri="{B025F937-C7B1-47D3-B67F-A62EFF666E3E}"><x14:id xmlns:x14="${microsoft}/spreadsheetml/2009/9/main">{ZqSecretRuleWx}</x14:id></ext></extLst></cfRule></conditionalFormatting><extLst><ext uri="{78C0D931-6437-407D-A8EE-F0AAD7539E65}"><x14:conditionalFormattings xmlns:x14="${microsoft}/spreadsheetml/2009/9/main" xmlns:xm="${microsoft}/excel/2006/main"><x14:conditionalFormatting><x14:cfRule type="dataBar" id="{ZqSecretRuleWx}"><x14:dataBar><x14:cfvo type="autoMin"/><x14:cfvo type="autoMax"/></x14:dataBar></x14:cfRule><xm:sqref>A1</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst>`,
  ),
  'looks of tables on slides, sounds and links that failed': slides(
    {
      beside: `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name=""><a:hlinkClick r:id="" invalidUrl="file://ZqSecretPathWx" action="ppaction://noaction" tgtFrame="ZqSecretFrameWx"><a:snd r:embed="rId9" name="ZqSecretSoundWx.wav"/></a:hlinkClick></p:cNvPr><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="0" y="0"/><a:ext cx="90000" cy="90000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr><a:tableStyleId>{ZqSecretTableWx}</a:tableStyleId></a:tblPr><a:tblGrid><a:gridCol w="90000"/></a:tblGrid></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
    },
    {
      'ppt/tableStyles.xml': `<a:tblStyleLst ${a} def="{ZqSecretTableWx}"><a:tblStyle styleId="{ZqSecretTableWx}" styleName="ZqSecretLookWx"/></a:tblStyleLst>`,
    },
  ),
  'tables, layers, rows of numbers and places of LibreOffice': openText(
    `<office:body><office:text><text:sequence-decls><text:sequence-decl text:display-outline-level="0" text:name="ZqSecretRowWx"/></text:sequence-decls><table:table table:name="ZqSecretTableWx"><table:table-row><table:table-cell table:formula="ooow:&lt;ZqSecretTableWx.A1&gt;" xmlns:ooow="http://openoffice.org/2004/writer" table:content-validation-name="ZqSecretCheckWx"><text:p>Seen words</text:p></table:table-cell></table:table-row></table:table><text:p><text:sequence text:name="ZqSecretRowWx" text:ref-name="refZqSecretRowWx0">1</text:sequence><text:sequence-ref text:ref-name="refZqSecretRowWx0">1</text:sequence-ref><field:fieldmark-start ${interop} text:name="ZqSecretFieldWx"/><field:fieldmark-end ${interop}/><text:a xlink:href="#ZqSecretTableWx%7Ctable">Seen table</text:a><text:a xlink:href="#ZqSecretSectionWx|region">Seen section</text:a><draw:custom-shape draw:layer="ZqSecretLayerWx"><draw:enhanced-geometry draw:type="ZqSecretShapeWx" draw:engine="ZqSecretEngineWx"/></draw:custom-shape></text:p></office:text></office:body>`,
    `<office:styles><text:notes-configuration text:note-class="footnote"/></office:styles><office:master-styles><draw:layer-set><draw:layer draw:name="ZqSecretLayerWx"/></draw:layer-set></office:master-styles>`,
  ),
  'controls of forms, and what moves on slides': openText(
    `<office:body><office:text><office:forms><form:form><form:checkbox form:id="c1" form:title="ZqSecretTipWx" form:value="ZqSecretValueWx" form:image-data="ZqSecretPathWx" form:control-implementation="ZqSecretClassWx"/></form:form></office:forms><text:p>Seen words</text:p><anim:par ${anim} ${smil} anim:id="ZqSecretMoveWx" smil:begin="ZqSecretMoveWx.begin"/><draw:page ${presentation} presentation:use-header-name="ZqSecretHeaderWx"/><presentation:header-decl ${presentation} presentation:name="ZqSecretHeaderWx">Seen header</presentation:header-decl></office:text></office:body>`,
  ),
}

/** Without a mark of hidden things, but with what a person's printer was told. */
export const printedBook: Members = book(
  `${cell}<pageSetup paperSize="9" scale="60" orientation="landscape" r:id="rId1"/>`,
  {
    'xl/worksheets/_rels/sheet1.xml.rels': relationsOf([
      ['rId1', 'printerSettings', '../printerSettings/printerSettings1.bin'],
    ]),
    'xl/printerSettings/printerSettings1.bin': 'ZqSecretPrinterWx',
  },
)

/** A control is drawn only when the prefix of its class is declared. */
export const formWithButton: Members = openText(
  `<office:automatic-styles><style:style style:name="gr1" style:family="graphic"/></office:automatic-styles><office:body><office:text><office:forms><form:form form:control-implementation="ooo:com.sun.star.form.component.Form" xmlns:ooo="http://openoffice.org/2004/office"><form:button form:id="c1" form:label="Seen words" form:control-implementation="ooo:com.sun.star.form.component.CommandButton"/></form:form></office:forms><text:p><draw:control text:anchor-type="paragraph" draw:style-name="gr1" svg:width="6cm" svg:height="1cm" draw:control="c1"/></text:p></office:text></office:body>`,
)

/** Settings that no one can read. */
export const unreadableSettings: Members = openText(
  '<office:body><office:text><text:p>Seen words</text:p></office:text></office:body>',
  '',
  { 'settings.xml': '<not-settings' },
)
