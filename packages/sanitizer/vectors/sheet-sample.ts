import { Markers, packageOf, propertyParts, relationsOf, rootRelations, typesOf } from './office-package.ts'

const main =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'

/** An invented workbook of Excel. Sheet "Hidden" and row 3, column C of the first are hidden. */
export function sheetSample(): { bytes: Uint8Array; markers: string[]; hidden: string[] } {
  const markers = new Markers()
  const m = (place: string) => markers.at(place)
  const hidden = new Markers()
  const h = (place: string) => hidden.at(`hide${place}`)
  const hiddenSheet = h('sheet')
  const strings = ['Visible one', h('cell'), 'Visible two', h('row'), h('column'), m('orphan')]
  const parts = {
    '[Content_Types].xml': typesOf(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml',
      'xl/workbook.xml',
    ),
    '_rels/.rels': rootRelations('xl/workbook.xml'),
    ...propertyParts(markers),
    'xl/workbook.xml': `<?xml version="1.0"?><workbook ${main}><fileVersion appName="${m('appname')}"/><fileSharing userName="${m('sharing')}"/><workbookPr codeName="${m('codename')}" date1904="1"/><mc:AlternateContent><mc:Choice Requires="x15" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main"><x15ac:absPath url="C:\\${m('abspath')}" xmlns:x15ac="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac"/></mc:Choice></mc:AlternateContent><bookViews><workbookView activeTab="1"/></bookViews><sheets><sheet name="${hiddenSheet}" sheetId="9" state="veryHidden" r:id="rId2"/><sheet name="Shown" sheetId="3" r:id="rId1"/></sheets><externalReferences><externalReference r:id="rId5"/></externalReferences><definedNames><definedName name="${h('name')}" hidden="1">Shown!$A$1</definedName><definedName name="Total" localSheetId="1">Shown!$B$1</definedName><definedName name="Away" localSheetId="0">'${hiddenSheet}'!$A$1</definedName></definedNames><pivotCaches><pivotCache cacheId="1" r:id="rId6"/></pivotCaches><customWorkbookViews><customWorkbookView name="${m('view')}" guid="{1}" windowWidth="1" windowHeight="1" activeSheetId="1"/></customWorkbookViews></workbook>`,
    'xl/_rels/workbook.xml.rels': relationsOf([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
      ['rId4', 'styles', 'styles.xml'],
      ['rId5', 'externalLink', 'externalLinks/externalLink1.xml'],
      ['rId6', 'pivotCacheDefinition', 'pivotCache/pivotCacheDefinition1.xml'],
      ['rId7', 'connections', 'connections.xml'],
      ['rId8', 'usernames', 'revisions/userNames.xml'],
    ]),
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet ${main}><sheetPr codeName="${m('sheetcode')}"/><cols><col min="1" max="2" width="20"/><col min="3" max="3" width="20" hidden="1"/></cols><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><f>'${hiddenSheet}'!A1+1</f><v>41</v></c><c r="C1" t="s"><v>4</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><f>[1]Sheet1!A1</f><v>42</v></c></row><row r="3" hidden="1"><c r="A3" t="s"><v>3</v></c></row><row r="4"><c r="A4" t="inlineStr"><is><t>Visible inline</t></is></c><c r="B4"><f>SUM(B1:B2)</f><v>83</v></c></row></sheetData><hyperlinks><hyperlink ref="A1" r:id="rId1" tooltip="${m('sheettooltip')}"/></hyperlinks><customProperties><customProperty name="${m('sheetproperty')}" r:id="rId3"/></customProperties><pageSetup r:id="rId2"/><legacyDrawing r:id="rId4"/></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': relationsOf([
      ['rId1', 'hyperlink', `\\\\server\\${m('unc')}`, 'External'],
      ['rId2', 'printerSettings', '../printerSettings/printerSettings1.bin'],
      ['rId3', 'customProperty', '../customProperty1.bin'],
      ['rId4', 'vmlDrawing', '../drawings/vmlDrawing1.vml'],
      ['rId5', 'comments', '../comments1.xml'],
    ]),
    'xl/worksheets/sheet2.xml': `<?xml version="1.0"?><worksheet ${main}><sheetData><row r="1"><c r="A1" t="s"><v>1</v></c></row></sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<?xml version="1.0"?><sst ${main} count="6" uniqueCount="6">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet ${main}><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf/></cellXfs></styleSheet>`,
    'xl/externalLinks/externalLink1.xml': `<?xml version="1.0"?><externalLink ${main}><externalBook><sheetNames><sheetName val="${m('external')}"/></sheetNames></externalBook></externalLink>`,
    'xl/pivotCache/pivotCacheDefinition1.xml': `<?xml version="1.0"?><pivotCacheDefinition ${main} refreshedBy="${m('refreshed')}"/>`,
    'xl/connections.xml': `<?xml version="1.0"?><connections ${main}><connection id="1" sourceFile="${m('connection')}"/></connections>`,
    'xl/revisions/userNames.xml': `<?xml version="1.0"?><users ${main}><userInfo name="${m('user')}"/></users>`,
    'xl/comments1.xml': `<?xml version="1.0"?><comments ${main}><authors><author>${m('commentauthor')}</author></authors><commentList><comment ref="A1" authorId="0"><text><t>${m('note')}</t></text></comment></commentList></comments>`,
    'xl/drawings/vmlDrawing1.vml': `<xml xmlns:v="urn:schemas-microsoft-com:vml"><v:shape id="${m('vml')}"/></xml>`,
    'xl/printerSettings/printerSettings1.bin': m('printer'),
    'xl/customProperty1.bin': m('binary'),
  }
  return { bytes: packageOf(parts), markers: markers.all, hidden: hidden.all }
}
