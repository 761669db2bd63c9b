import { relationsOf } from '../../vectors/office-package.ts'
import { book, type Members, microsoft, openText, r, x } from './plain-packages.ts'

const elsewhere = "'C:\\ZqSecretFolderWx\\[b.xlsx]One'!$A$1"
const hidden = 'ZqSecretSheetWx!$A$1:$A$3'
const oasis = 'urn:oasis:names:tc:opendocument:xmlns:'

/** Sheets that are hidden, or lie in other files, and everything that may speak of them. All show "Seen words". */
export const goneSheets: Record<string, Members> = {
  'hidden sheets that colours, choices and small lines speak of': book(
    `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Seen words</t></is></c></row></sheetData><conditionalFormatting sqref="A1"><cfRule type="expression" priority="1"><formula>${hidden}=1</formula></cfRule></conditionalFormatting><conditionalFormatting sqref="A2"><cfRule type="expression" priority="2"><formula>A1=1</formula></cfRule></conditionalFormatting><dataValidations count="3"><dataValidation type="list" sqref="A1"><formula1>${hidden}</formula1></dataValidation><dataValidation type="list" sqref="A2"><formula1>${elsewhere}</formula1></dataValidation><dataValidation type="list" sqref="B1"><formula1>"a,b"</formula1></dataValidation></dataValidations><extLst><ext uri="{CCE6A557-97BC-4B89-ADB6-D9C93CAAB3DF}"><x14:dataValidations xmlns:x14="${microsoft}/spreadsheetml/2009/9/main" xmlns:xm="${microsoft}/excel/2006/main" count="1"><x14:dataValidation type="list"><x14:formula1><xm:f>${hidden}</xm:f></x14:formula1><xm:sqref>C1</xm:sqref></x14:dataValidation></x14:dataValidations></ext><ext uri="{05C60535-1F16-4FD2-B633-F4F36F0B64E0}"><x14:sparklineGroups xmlns:x14="${microsoft}/spreadsheetml/2009/9/main" xmlns:xm="${microsoft}/excel/2006/main"><x14:sparklineGroup><x14:sparklines><x14:sparkline><xm:f>${hidden}</xm:f><xm:sqref>D1</xm:sqref></x14:sparkline></x14:sparklines></x14:sparklineGroup></x14:sparklineGroups></ext></extLst>`,
    {
      'xl/workbook.xml': `<workbook ${x} ${r}><sheets><sheet name="One" sheetId="1" r:id="rId1"/><sheet name="ZqSecretSheetWx" sheetId="2" state="hidden" r:id="rId2"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relationsOf([
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
      ]),
      'xl/worksheets/sheet2.xml': `<worksheet ${x}><sheetData/></worksheet>`,
    },
  ),
  'hidden sheets of LibreOffice that rules, links and charts speak of': openText(
    `<office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:content-validations><table:content-validation table:name="v" table:condition="cell-content-is-in-list([$ZqSecretSheetWx.$A$1:.$A$3])" table:base-cell-address="ZqSecretSheetWx.A1"/></table:content-validations><table:table table:name="One"><table:table-row><table:table-cell><text:p>Seen words<text:a xlink:href="#ZqSecretSheetWx.A1">Seen link</text:a></text:p></table:table-cell><table:table-cell table:formula="of:=[.A1]"><text:p>1</text:p></table:table-cell><table:table-cell><draw:frame><draw:object xlink:href="./Chart" draw:notify-on-update-of-ranges="ZqSecretSheetWx.A1:ZqSecretSheetWx.A3"/></draw:frame></table:table-cell></table:table-row></table:table><table:table table:name="ZqSecretSheetWx" table:style-name="ta1"><table:table-row><table:table-cell/></table:table-row></table:table></office:spreadsheet></office:body>`,
    '',
    {
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'Chart/content.xml': `<office:document-content xmlns:office="${oasis}office:1.0" xmlns:chart="${oasis}chart:1.0" xmlns:table="${oasis}table:1.0" xmlns:text="${oasis}text:1.0" office:version="1.3"><office:body><office:chart><chart:chart chart:class="chart:bar"><chart:plot-area table:cell-range-address="ZqSecretSheetWx.A1:ZqSecretSheetWx.A3"><chart:series chart:values-cell-range-address="$ZqSecretSheetWx.$A$1:.$A$3" chart:label-cell-address="'ZqSecretSheetWx'.A1"/></chart:plot-area></chart:chart></office:chart></office:body></office:document-content>`,
    },
  ),
}
