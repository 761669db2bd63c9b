/** The vocabularies that a clean file is written in, each in its usual and, where there is one, its strict name (ISO/IEC 29500). */
export const namespaces: ReadonlyMap<string, string> = new Map([
  ...bothWays('w', 'wordprocessingml', 'main'),
  ...bothWays('x', 'spreadsheetml', 'main'),
  ...bothWays('p', 'presentationml', 'main'),
  ...bothWays('a', 'drawingml', 'main'),
  ...bothWays('wp', 'drawingml', 'wordprocessingDrawing'),
  ...bothWays('xdr', 'drawingml', 'spreadsheetDrawing'),
  ...bothWays('pic', 'drawingml', 'picture'),
  ...bothWays('c', 'drawingml', 'chart'),
  ...bothWays('cdr', 'drawingml', 'chartDrawing'),
  ...bothWays('dgm', 'drawingml', 'diagram'),
  ...bothWays('lc', 'drawingml', 'lockedCanvas'),
  ...bothWays('r', 'officeDocument', 'relationships'),
  ...bothWays('m', 'officeDocument', 'math'),
  // The outermost element of a drawing in VML has no namespace.
  ['', 'bare'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', 'rel'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  ['urn:schemas-microsoft-com:office:word', 'w10'],
  ['urn:schemas-microsoft-com:office:excel', 'xv'],
  ['http://schemas.microsoft.com/office/word/2010/wordml', 'w14'],
  ['http://schemas.microsoft.com/office/word/2012/wordml', 'w15'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingGroup', 'wpg'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas', 'wpc'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing', 'wp14'],
  ['http://schemas.microsoft.com/office/drawing/2010/main', 'a14'],
  ['http://schemas.microsoft.com/office/drawing/2008/diagram', 'dsp'],
  ['http://schemas.microsoft.com/office/drawing/2007/8/2/chart', 'c14'],
  ['http://schemas.microsoft.com/office/drawing/2012/chart', 'c15'],
  ['http://schemas.microsoft.com/office/spreadsheetml/2009/9/main', 'x14'],
  ['http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac', 'x14ac'],
  ['http://schemas.microsoft.com/office/excel/2006/main', 'xm'],
  ['http://schemas.microsoft.com/office/powerpoint/2010/main', 'p14'],
])

function bothWays(prefix: string, family: string, name: string): [string, string][] {
  const usual = `http://schemas.openxmlformats.org/${family}/2006/${name}`
  return [
    [usual, prefix],
    [`http://purl.oclc.org/ooxml/${family}/${name}`, prefix],
  ]
}
