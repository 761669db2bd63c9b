import { strToU8 } from 'fflate'
import { packageOf } from '../office-package.ts'
import { marker, type Places, placesOf } from './place.ts'

const svg = (inside: string) =>
  strToU8(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100" width="200" height="100"><text x="10" y="20">Seen words</text>${inside}</svg>`,
  )
const text = (more: string) => `<text x="10" y="60" ${more}>${marker}</text>`

const drawn = placesOf('unseen', svg, {
  'svg: display none': text('display="none"'),
  'svg: display none by style': text('style="display:none"'),
  'svg: visibility': text('visibility="hidden"'),
  'svg: opacity': text('opacity="0"'),
  'svg: opacity of the fill': text('fill-opacity="0"'),
  'svg: no fill': text('fill="none"'),
  'svg: transparent fill': text('fill="transparent"'),
  'svg: white': text('fill="#ffffff"'),
  'svg: white by style': text('style="fill:white"'),
  'svg: tiny': text('font-size="0.5"'),
  'svg: right of the picture': `<text x="500" y="60">${marker}</text>`,
  'svg: above the picture': `<text x="10" y="-300">${marker}</text>`,
  'svg: moved out of the picture': `<g transform="translate(900,0)">${text('')}</g>`,
  'svg: scaled to nothing': `<g transform="scale(0.001)">${text('')}</g>`,
  'svg: class': `<style>.q{display:none}</style>${text('class="q"')}`,
  'svg: class of the group': `<style>.q{visibility:hidden}</style><g class="q">${text('')}</g>`,
  'svg: name': `<style>tspan{opacity:0}</style><text x="10" y="60"><tspan>${marker}</tspan></text>`,
  'svg: group that is hidden': `<g style="display:none"><g>${text('')}</g></g>`,
  'svg: covered by a box': `${text('')}<rect x="0" y="40" width="200" height="40" fill="#000"/>`,
  'svg: covered by a box by style': `${text('')}<rect x="0" y="40" width="200" height="40" style="fill:black"/>`,
  'svg: colour of the box below': `<rect x="0" y="40" width="200" height="40" fill="#336699"/>${text('fill="#336699"')}`,
  'svg: second way of a switch': `<switch><text x="10" y="60">Seen</text>${text('')}</switch>`,
  'svg: language of a switch': `<switch><text systemLanguage="xx" x="10" y="60">${marker}</text><text x="10" y="60">Seen</text></switch>`,
  'svg: cut by a clip': `<clipPath id="c"><rect x="0" y="0" width="1" height="1"/></clipPath><g clip-path="url(#c)">${text('')}</g>`,
})

const unused = placesOf('unreached', svg, {
  'svg: definition that nothing uses': `<defs>${text('id="d"')}</defs>`,
  'svg: symbol that nothing uses': `<symbol id="s">${text('')}</symbol>`,
  'svg: pattern that nothing uses': `<pattern id="s" width="9" height="9">${text('')}</pattern>`,
  'svg: mask that nothing uses': `<mask id="s">${text('')}</mask>`,
  'svg: marker that nothing uses': `<marker id="s">${text('')}</marker>`,
  'svg: clip that nothing uses': `<clipPath id="s">${text('')}</clipPath>`,
  'svg: title': `<title>${marker}</title>`,
  'svg: description': `<desc>${marker}</desc>`,
  'svg: metadata': `<metadata>${marker}</metadata>`,
  'svg: comment': `<!-- ${marker} -->`,
  'svg: name of an element': `<g id="${marker}"/>`,
  'svg: class that no sheet knows': `<g class="${marker}"/>`,
  'svg: class of a sheet': `<style>.${marker}{fill:red}</style>`,
  'svg: data attribute': `<g data-a="${marker}"/>`,
  'svg: label': `<g aria-label="${marker}"/>`,
  'svg: link': `<a xlink:href="https://example.org/${marker}"><text x="10" y="60">Seen</text></a>`,
})

const book = (page: string, more: Record<string, string> = {}, items = '', spine = '') =>
  packageOf({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'a.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest><item id="p" href="p.xhtml" media-type="application/xhtml+xml"/>${items}</manifest><spine><itemref idref="p"/>${spine}</spine></package>`,
    'p.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>t</title>${items.includes('s.css') ? '<link rel="stylesheet" href="s.css"/>' : ''}</head><body><p>Seen words</p>${page}</body></html>`,
    ...more,
  })
const sheeted = (css: string, page: string) =>
  book(page, { 's.css': css }, '<item id="s" href="s.css" media-type="text/css"/>')

const pages = placesOf('unseen', (page) => book(page), {
  'epub: hidden attribute': `<p hidden="hidden">${marker}</p>`,
  'epub: display none': `<p style="display:none">${marker}</p>`,
  'epub: visibility': `<div style="visibility:hidden"><p>${marker}</p></div>`,
  'epub: opacity': `<p style="opacity:0">${marker}</p>`,
  'epub: white': `<p style="color:#fff">${marker}</p>`,
  'epub: white font': `<p><font color="white">${marker}</font></p>`,
  'epub: tiny': `<p style="font-size:0.5px">${marker}</p>`,
  'epub: far left': `<p style="position:absolute;left:-9999px">${marker}</p>`,
  'epub: in a heading': `<h2 style="display:none">${marker}</h2>`,
  'epub: in an emphasis': `<p>Seen <em style="display:none">${marker}</em></p>`,
})
const sheets: Places = Object.fromEntries(
  Object.entries({
    'epub: class': sheeted('.q{display:none}', `<p class="q">${marker}</p>`),
    'epub: class below a name': sheeted(
      'div .q, p b.q {display:none}',
      `<div><p class="q">${marker}</p></div>`,
    ),
    'epub: id': sheeted('#q{display:none}', `<p id="q">${marker}</p>`),
    'epub: name': sheeted('blockquote{visibility:hidden}', `<blockquote>${marker}</blockquote>`),
    'epub: white by class': sheeted('.q{color:white}', `<p class="q">${marker}</p>`),
    'epub: tiny by class': sheeted('.q{font-size:1px}', `<p class="q">${marker}</p>`),
    'epub: sheet within the page': book(`<style>.q{display:none}</style><p class="q">${marker}</p>`),
  }).map(([name, bytes]) => [name, { bytes, sort: 'unseen' }]),
)
const others: Places = Object.fromEntries(
  Object.entries({
    'epub: page that is not in the row': book(
      '',
      {
        'q.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body><p>${marker}</p></body></html>`,
      },
      '<item id="q" href="q.xhtml" media-type="application/xhtml+xml"/>',
    ),
    'epub: comment': book(`<!-- ${marker} -->`),
    'epub: title of the page': book('', {
      'p.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${marker}</title></head><body><p>Seen</p></body></html>`,
    }),
    'epub: data attribute': book(`<p data-a="${marker}">Seen</p>`),
    'epub: file that nothing names': book('', { 'other.txt': marker }),
  }).map(([name, bytes]) => [name, { bytes, sort: 'unreached' }]),
)

export const drawingPlaces: Places = { ...drawn, ...unused, ...pages, ...sheets, ...others }
