export type Family = 'word' | 'xl' | 'ppt'

/** How a part is found, what it is called afterwards and what is done with it. */
export type PartRule = {
  /** Where it goes; `#` becomes a number. */
  path: string
  contentType: string
  /** Media are cleaned as files of their own; everything else is XML. */
  content: 'xml' | 'picture' | 'sound-or-film'
  /** Not named in the text of the part that has it, but needed all the same. */
  isImplied?: boolean
}

const office = 'application/vnd.openxmlformats-officedocument'

/** The relations that are followed, by their last word. A relation that is not here leads to nothing that is kept. */
const everywhere: Readonly<Record<string, PartRule>> = {
  theme: implied('theme/theme#.xml', 'theme'),
  themeOverride: implied('theme/override#.xml', 'themeOverride'),
  image: { path: 'media/image#', contentType: '', content: 'picture' },
  audio: { path: 'media/media#', contentType: '', content: 'sound-or-film' },
  video: { path: 'media/media#', contentType: '', content: 'sound-or-film' },
  media: { path: 'media/media#', contentType: '', content: 'sound-or-film' },
  chart: named('charts/chart#.xml', 'drawingml.chart'),
  chartUserShapes: named('drawings/shapes#.xml', 'drawingml.chartshapes'),
  diagramData: named('diagrams/data#.xml', 'drawingml.diagramData'),
  diagramLayout: named('diagrams/layout#.xml', 'drawingml.diagramLayout'),
  diagramQuickStyle: named('diagrams/quickStyle#.xml', 'drawingml.diagramStyle'),
  diagramColors: named('diagrams/colors#.xml', 'drawingml.diagramColors'),
  diagramDrawing: {
    path: 'diagrams/drawing#.xml',
    contentType: 'application/vnd.ms-office.drawingml.diagramDrawing+xml',
    content: 'xml',
    isImplied: true,
  },
  vmlDrawing: { path: 'drawings/vmlDrawing#.vml', contentType: `${office}.vmlDrawing`, content: 'xml' },
}

const byFamily: Readonly<Record<Family, Readonly<Record<string, PartRule>>>> = {
  word: {
    officeDocument: named('document.xml', 'wordprocessingml.document.main'),
    styles: implied('styles.xml', 'wordprocessingml.styles'),
    fontTable: implied('fontTable.xml', 'wordprocessingml.fontTable'),
    numbering: implied('numbering.xml', 'wordprocessingml.numbering'),
    settings: implied('settings.xml', 'wordprocessingml.settings'),
    footnotes: implied('footnotes.xml', 'wordprocessingml.footnotes'),
    endnotes: implied('endnotes.xml', 'wordprocessingml.endnotes'),
    header: named('header#.xml', 'wordprocessingml.header'),
    footer: named('footer#.xml', 'wordprocessingml.footer'),
  },
  xl: {
    officeDocument: named('workbook.xml', 'spreadsheetml.sheet.main'),
    worksheet: named('worksheets/sheet#.xml', 'spreadsheetml.worksheet'),
    chartsheet: named('chartsheets/sheet#.xml', 'spreadsheetml.chartsheet'),
    styles: implied('styles.xml', 'spreadsheetml.styles'),
    sharedStrings: implied('sharedStrings.xml', 'spreadsheetml.sharedStrings'),
    drawing: named('drawings/drawing#.xml', 'drawing'),
    table: named('tables/table#.xml', 'spreadsheetml.table'),
  },
  ppt: {
    officeDocument: named('presentation.xml', 'presentationml.presentation.main'),
    slide: named('slides/slide#.xml', 'presentationml.slide'),
    slideLayout: implied('slideLayouts/slideLayout#.xml', 'presentationml.slideLayout'),
    slideMaster: implied('slideMasters/slideMaster#.xml', 'presentationml.slideMaster'),
    notesMaster: implied('notesMasters/notesMaster#.xml', 'presentationml.notesMaster'),
    handoutMaster: named('handoutMasters/handoutMaster#.xml', 'presentationml.handoutMaster'),
    notesSlide: implied('notesSlides/notesSlide#.xml', 'presentationml.notesSlide'),
    tableStyles: implied('tableStyles.xml', 'presentationml.tableStyles'),
  },
}

export function partRule(family: Family, relation: string): PartRule | undefined {
  const own = byFamily[family]
  if (Object.hasOwn(own, relation)) return own[relation]
  else return Object.hasOwn(everywhere, relation) ? everywhere[relation] : undefined
}

function named(path: string, type: string): PartRule {
  return { path, contentType: `${office}.${type}+xml`, content: 'xml' }
}

function implied(path: string, type: string): PartRule {
  return { ...named(path, type), isImplied: true }
}
