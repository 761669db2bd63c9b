import { Vocabulary } from '../../xml/vocabulary.ts'
import { chartNames } from './names/chart-names.ts'
import { diagramDrawingNames, diagramGone, diagramNames } from './names/diagram-names.ts'
import {
  chartDrawingNames,
  drawingNames,
  pictureNames,
  sheetDrawingNames,
  wordDrawingNames,
} from './names/drawing-names.ts'
import {
  chart2007Names,
  chart2012Names,
  drawing2010Names,
  sheet2010Names,
  sheetFormulaNames,
  slide2010Names,
  word2010Names,
  word2012Names,
  wordCanvasNames,
  wordDrawing2010Names,
  wordGroupNames,
  wordShapeNames,
} from './names/extension-names.ts'
import { mathNames } from './names/math-names.ts'
import { sheetGone, sheetNames } from './names/sheet-names.ts'
import { slideGone, slideNames } from './names/slide-names.ts'
import { vmlNames, vmlOfficeNames, vmlWordNames } from './names/vml-names.ts'
import { wordGone, wordNames } from './names/word-names.ts'

/** What a clean document of Office may be written in. */
export const vocabulary = new Vocabulary([
  { prefix: 'w', listed: wordNames, gone: wordGone, attributePrefix: 'w' },
  { prefix: 'x', listed: sheetNames, gone: sheetGone },
  { prefix: 'p', listed: slideNames, gone: slideGone },
  { prefix: 'a', listed: drawingNames },
  { prefix: 'pic', listed: pictureNames },
  { prefix: 'wp', listed: wordDrawingNames },
  { prefix: 'xdr', listed: sheetDrawingNames },
  { prefix: 'cdr', listed: chartDrawingNames },
  { prefix: 'lc', listed: 'lockedCanvas :' },
  { prefix: 'c', listed: chartNames },
  { prefix: 'dgm', listed: diagramNames, gone: diagramGone },
  { prefix: 'dsp', listed: diagramDrawingNames },
  { prefix: 'm', listed: mathNames, attributePrefix: 'm' },
  { prefix: 'v', listed: vmlNames },
  { prefix: 'o', listed: vmlOfficeNames },
  { prefix: 'w10', listed: vmlWordNames },
  { prefix: 'bare', listed: 'xml :' },
  { prefix: 'mc', listed: 'AlternateContent Fallback :\nChoice : Requires' },
  { prefix: 'w14', listed: word2010Names, attributePrefix: 'w14' },
  { prefix: 'w15', listed: word2012Names, attributePrefix: 'w15' },
  { prefix: 'wps', listed: wordShapeNames },
  { prefix: 'wpg', listed: wordGroupNames },
  { prefix: 'wpc', listed: wordCanvasNames },
  { prefix: 'wp14', listed: wordDrawing2010Names },
  { prefix: 'a14', listed: drawing2010Names },
  { prefix: 'c14', listed: chart2007Names },
  { prefix: 'c15', listed: chart2012Names },
  { prefix: 'x14', listed: sheet2010Names },
  { prefix: 'xm', listed: sheetFormulaNames },
  { prefix: 'p14', listed: slide2010Names },
])

/** The namespaces of the standard itself. What a program adds in others, a reader that does not know it leaves out. */
export const standardPrefixes: ReadonlySet<string> = new Set('w x p a pic wp xdr cdr c dgm m'.split(' '))
