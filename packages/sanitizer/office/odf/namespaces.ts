const oasis = 'urn:oasis:names:tc:opendocument:xmlns:'

/** The vocabularies of OpenDocument 1.3 and of LibreOffice that show something. Metadata (`dc`, `meta`) and forms of XForms are not among them. */
export const namespaces: ReadonlyMap<string, string> = new Map([
  ...[
    'office',
    'style',
    'text',
    'table',
    'drawing:draw',
    'presentation',
    'chart',
    'dr3d',
    'form',
    'config',
  ].map(ofOasis),
  [`${oasis}datastyle:1.0`, 'number'],
  [`${oasis}xsl-fo-compatible:1.0`, 'fo'],
  [`${oasis}svg-compatible:1.0`, 'svg'],
  [`${oasis}smil-compatible:1.0`, 'smil'],
  [`${oasis}animation:1.0`, 'anim'],
  // What the first versions of OpenOffice wrote instead.
  ['http://www.w3.org/1999/XSL/Format', 'fo'],
  ['http://www.w3.org/2000/svg', 'svg'],
  ['http://www.w3.org/2001/SMIL20/', 'smil'],
  [`${oasis}of:1.2`, 'of'],
  ['http://www.w3.org/1999/xlink', 'xlink'],
  ['http://www.w3.org/1998/Math/MathML', 'math'],
  ['http://www.w3.org/TR/css3-text/', 'css3t'],
  ['', 'bare'],
  ['http://openoffice.org/2004/office', 'ooo'],
  ['http://openoffice.org/2004/writer', 'ooow'],
  ['http://openoffice.org/2004/calc', 'oooc'],
  ['http://openoffice.org/2010/chart', 'chartooo'],
  ['http://openoffice.org/2010/draw', 'drawooo'],
  ['http://openoffice.org/2009/table', 'tableooo'],
  ['urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0', 'loext'],
  ['urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0', 'calcext'],
  ['urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0', 'field'],
])

function ofOasis(name: string): [string, string] {
  const [part = '', prefix = part] = name.split(':')
  return [`${oasis}${part}:1.0`, prefix]
}
