import type { Sample } from './page-neighbours.ts'

/** Where words are drawn. */
export const at = (y: number) => `x="5" y="${y}"`
/** The same in drawings. */
export const hidingDrawn: Readonly<Record<string, Sample>> = {
  'directly behind a name': {
    css: 'rect + text {display:none}',
    page: `<rect width="1" height="1"/><text ${at(40)}>?</text>`,
  },
  'behind a class, somewhere': {
    css: '.a ~ .b {visibility:hidden}',
    page: `<text class="a" ${at(20)}>Seen</text><g/><text class="b" ${at(40)}>?</text>`,
  },
  'in one that is behind': {
    css: '.a + text tspan {display:none}',
    page: `<text class="a" ${at(20)}>Seen</text><text ${at(40)}>Seen <tspan>?</tspan></text>`,
  },
  'behind a title': { css: 'title + text {display:none}', page: `<title>x</title><text ${at(40)}>?</text>` },
  'behind one that is hidden itself': {
    css: '.a {display:none} .a + text {display:none}',
    page: `<text class="a" ${at(20)}>x</text><text ${at(40)}>?</text>`,
  },
  'behind a definition that nothing uses': {
    css: 'symbol + text {display:none}',
    page: `<symbol id="s"><rect/></symbol><text ${at(40)}>?</text>`,
  },
  'white behind a name': { css: 'g ~ text {fill:#fff}', page: `<g/><text ${at(40)}>?</text>` },
  'first in its place': {
    css: 'g text:first-child {display:none}',
    page: `<g><text ${at(20)}>?</text><text ${at(40)}>Seen</text></g>`,
  },
  'last in its place': {
    css: 'g text:last-child {display:none}',
    page: `<g><text ${at(20)}>Seen</text><text ${at(40)}>?</text></g>`,
  },
  'by an attribute': { css: 'text[y="40"] {display:none}', page: `<text ${at(40)}>?</text>` },
  'last of its name': {
    css: 'g text:last-of-type {display:none}',
    page: `<text ${at(20)}>Seen</text><text ${at(40)}>?</text><rect width="1" height="1"/>`,
  },
  'by its number from the end': {
    css: 'g text:nth-last-child(1) {display:none}',
    page: `<text ${at(20)}>Seen</text><text ${at(40)}>?</text>`,
  },
  'by what is in it': {
    css: 'text:has(tspan.a) {display:none}',
    page: `<text ${at(20)}>Seen</text><text ${at(40)}>?<tspan class="a">x</tspan></text>`,
  },
  'by a rule in a rule': {
    css: 'g { .a {display:none} }',
    page: `<text ${at(20)}>Seen</text><text class="a" ${at(40)}>?</text>`,
  },
  'without a class': {
    css: 'text:not(.a) {display:none}',
    page: `<text class="a" ${at(20)}>Seen</text><text ${at(40)}>?</text>`,
  },
  'in a layer that comes later': {
    css: '@layer a { .a {display:inline} } @layer b { .a {display:none} }',
    page: `<text class="a" ${at(40)}>?</text>`,
  },
  'in a layer that is named last': {
    css: '@layer b, a; @layer a { .a {visibility:hidden} } @layer b { #i {visibility:visible} }',
    page: `<text class="a" id="i" ${at(40)}>?</text>`,
  },
  'important in the first layer': {
    css: '@layer a { .a {display:none !important} } @layer b { .a {display:inline !important} }',
    page: `<text class="a" ${at(40)}>?</text>`,
  },
  'where a grid is known': {
    css: '@supports (display: grid) { .a {display:none} }',
    page: `<text class="a" ${at(40)}>?</text>`,
  },
  'by a sheet in an address': {
    css: '@import url("data:text/css,.a%7Bdisplay:none%7D");',
    page: `<text class="a" ${at(40)}>?</text>`,
  },
  'by a sheet of its own for screens': {
    css: '.a {display:inline}',
    page: `<style media="screen">.a {display:none}</style><text class="a" ${at(40)}>?</text>`,
  },
}

export const showingDrawn: Readonly<Record<string, Sample>> = {
  'by a layer in what is hidden': {
    css: '@layer a { text {visibility:visible} } g {visibility:hidden}',
    page: `<text ${at(40)}>Seen here</text>`,
  },
  'by the later of two layers': {
    css: '@layer b, a.c; @layer a { @layer c { .a {visibility:visible} } } @layer b { #i {visibility:hidden} }',
    page: `<text class="a" id="i" ${at(40)}>Seen here</text>`,
  },
  'by what is known, in what is hidden': {
    css: 'g {visibility:hidden} @supports (display: grid) { text {visibility:visible} }',
    page: `<text ${at(40)}>Seen here</text>`,
  },
  'by a sheet of its own for paper': {
    css: '.a {fill:#111}',
    page: `<style media="print">.a {display:none}</style><text class="a" ${at(40)}>Seen here</text>`,
  },
  'behind another name': {
    css: 'circle + text {display:none}',
    page: `<rect width="1" height="1"/><text ${at(40)}>Seen here</text>`,
  },
  'not directly behind': {
    css: '.a + text {display:none}',
    page: `<text class="a" ${at(20)}>Seen words</text><g/><text ${at(40)}>Seen here</text>`,
  },
  'behind something that goes': {
    css: '.b {display:none} .a + .c {display:none}',
    page: `<text class="a" ${at(20)}>Seen words</text><text class="b"></text><text class="c" ${at(40)}>Seen here</text>`,
  },
  'behind a description': {
    css: '.a + text {display:none}',
    page: `<text class="a" ${at(20)}>Seen words</text><desc/><text ${at(40)}>Seen here</text>`,
  },
  'not the last of its name': {
    css: 'g text:last-of-type {display:none}',
    page: `<text ${at(40)}>Seen here</text><text ${at(20)}></text>`,
  },
  'by what is not in it': {
    css: 'text:has(tspan.b) {display:none}',
    page: `<text ${at(20)}>Seen words</text><text ${at(40)}>Seen here<tspan class="a">x</tspan></text>`,
  },
  'shown again by a rule in a rule': {
    css: '.a {display:none} g { .a {display:inline} }',
    page: `<text ${at(20)}>Seen words</text><text class="a" ${at(40)}>Seen here</text>`,
  },
  'by another number': {
    css: 'g text:nth-child(2) {display:none}',
    page: `<g><text ${at(20)}>Seen words</text><rect/><text ${at(40)}>Seen here</text></g>`,
  },
}
