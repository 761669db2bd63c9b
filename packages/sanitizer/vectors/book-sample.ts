import { Markers, packageOf } from './office-package.ts'

/** An invented book of two pages. */
export function bookSample(picture: Uint8Array): { bytes: Uint8Array; markers: string[]; hidden: string[] } {
  const markers = new Markers()
  const m = (place: string) => markers.at(place)
  const hidden = new Markers()
  const secretName = m('filename')
  const page = (title: string, body: string) =>
    `<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd"><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${title}</title><meta name="generator" content="${m('pagegenerator')}"/><meta charset="utf-8"/><link rel="stylesheet" href="../css/main.css"/><script>${m('script')}</script></head><body>${body}</body></html>`
  const bytes = packageOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'META-INF/calibre_bookmarks.txt': m('bookmarks'),
    'OPS/book.opf': `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="uid">${m('identifier')}</dc:identifier><dc:title>${m('title')}</dc:title><dc:creator>${m('creator')}</dc:creator><dc:publisher>${m('publisher')}</dc:publisher><dc:language>en-NG</dc:language><meta property="dcterms:modified">2021-02-03T04:05:06Z</meta><meta name="calibre:user" content="${m('calibre')}"/></metadata><manifest><item id="${m('itemid')}" href="text/${secretName}.xhtml" media-type="application/xhtml+xml"/><item id="two" href="text/two.xhtml" media-type="application/xhtml+xml"/><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/><item id="css" href="css/main.css" media-type="text/css"/><item id="pic" href="images/picture.png" media-type="image/png"/><item id="font" href="fonts/a.otf" media-type="font/otf"/></manifest><spine toc="ncx"><itemref idref="${markers.all.at(-1)}"/><itemref idref="two"/></spine></package>`,
    [`OPS/text/${secretName}.xhtml`]: page(
      m('pagetitle'),
      `<h1 id="start" data-by="${m('data')}">Visible&nbsp;one</h1><p style="color:red" onclick="${m('click')}">Visible two <img src="../images/picture.png" alt="Visible description"/><a href="two.xhtml#end">Visible link</a><a href="file:///${m('filelink')}">Visible dead link</a><img src="https://example.com/${m('pixel')}.png" alt=""/></p><p hidden="hidden">${hidden.at('hideparagraph')}</p><iframe src="${m('frame')}"/><!-- ${m('comment')} --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10"><metadata>${m('svgmetadata')}</metadata><title>${m('svgtitle')}</title><image xlink:href="../images/picture.png" width="10" height="10"/></svg>`,
    ),
    'OPS/text/two.xhtml': page('x', '<p id="end">Visible three</p>'),
    'OPS/nav.xhtml': page(
      'x',
      `<nav epub:type="toc"><ol><li><a href="text/${secretName}.xhtml#start">Visible entry</a></li></ol></nav>`,
    ).replace('../css', 'css'),
    'OPS/toc.ncx': `<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1"><head><meta name="dtb:uid" content="${m('ncxuid')}"/><meta name="dtb:generator" content="${m('ncxgenerator')}"/></head><docTitle><text>${m('ncxtitle')}</text></docTitle><docAuthor><text>${m('ncxauthor')}</text></docAuthor><navMap><navPoint id="${m('navid')}" playOrder="1"><navLabel><text>Visible entry</text></navLabel><content src="text/${secretName}.xhtml#start"/></navPoint></navMap></ncx>`,
    'OPS/css/main.css': `/* ${m('csscomment')} */ @font-face { font-family: "${m('fontface')}"; src: url(../fonts/a.otf) } p { background: url("../images/picture.png"); color: black } div { background: url(https://example.com/${m('cssaddress')}) }`,
    'OPS/images/picture.png': picture,
    'OPS/fonts/a.otf': m('font'),
    'OPS/notes.txt': m('forgotten'),
  })
  return { bytes, markers: markers.all, hidden: hidden.all }
}
