import type { Sample } from './page-neighbours.ts'

const page = '<p>Seen</p><p class="a" id="i">?</p>'
const sheetWith = (rule: string) => `url("data:text/css,${encodeURIComponent(rule)}")`

/** Sheets with layers, conditions and sheets in their addresses, which hide the word. Chromium draws each to say so. */
export const hidingInLayers: Readonly<Record<string, Sample>> = {
  'in a layer that comes later': {
    css: '@layer a { .a {display:block} } @layer b { .a {display:none} }',
    page,
  },
  'in a layer that is named last': {
    css: '@layer b, a; @layer a { .a {display:none} } @layer b { #i {display:block} }',
    page,
  },
  'important in the first layer': {
    css: '@layer a { .a {display:none !important} } @layer b { #i {display:block !important} }',
    page,
  },
  'important in a layer, and in none': {
    css: '@layer a { .a {display:none !important} } #i {display:block !important}',
    page,
  },
  'in a layer around another': {
    css: '@layer a { .a {display:none} @layer b { #i {display:block} } }',
    page,
  },
  'in a layer by its whole name': {
    css: '@layer a.b, a.c; @layer a { @layer c { .a {visibility:hidden} } @layer b { #i {visibility:visible} } }',
    page,
  },
  'in the second layer without a name': {
    css: '@layer { #i {display:block} } @layer { .a {display:none} }',
    page,
  },
  'back to the layer before': {
    css: '@layer a { .a {display:none} } .a {display:revert-layer}',
    page,
  },
  'in a layer in a rule': {
    css: '@layer a, b; .a { @layer b {display:none} @layer a {display:block} }',
    page,
  },
  'in a layer that only some screens name first': {
    css: '@media (max-width: 100px) { @layer b, a; } @layer a { .a {display:block} } @layer b { .a {display:none} }',
    page,
  },
  'where a grid is known': { css: '@supports (display: grid) { .a {display:none} }', page },
  'where nothing unknown is asked': {
    css: '.a {display:none} @supports not (display: block) { .a {display:block} }',
    page,
  },
  'where what is asked is new': {
    css: '.a {display:block} @supports (selector(:has(a))) and (display: grid) { .a {display:none} }',
    page,
  },
  'in layers named where a grid is known': {
    css: '@supports (display: grid) { @layer b, a; } @layer a { .a {display:none} } @layer b { .a {display:block} }',
    page,
  },
  'by a sheet in an address': { css: `@import ${sheetWith('.a{display:none}')};`, page },
  'by a sheet in an address, for screens': {
    css: `@import ${sheetWith('.a{display:none}')} screen;`,
    page,
  },
  'by a sheet in an address, where a grid is known': {
    css: `@import ${sheetWith('.a{display:none}')} supports(display: grid);`,
    page,
  },
  'by a sheet in an address, in a later layer': {
    css: `@layer a; @import ${sheetWith('.a{display:none}')} layer(b); @layer a { #i {display:block} }`,
    page,
  },
  'not by a sheet in an address, in an earlier layer': {
    css: `@import ${sheetWith('#i{display:block}')} layer; @layer b { .a {display:none} }`,
    page,
  },
  'by a sheet in the address of a sheet': {
    css: `@import ${sheetWith(`@import ${sheetWith('.a{display:none}')};`)};`,
    page,
  },
  'by a class in other letters': { css: '.\\61 {display:none}', page },
  'by a property in other letters': { css: '.a {d\\69 splay:none}', page },
  'by what counts though more is said': { css: '.a {display:none; display:unheard}', page },
  'important, and not said again': { css: '.a {display:none !important; display:block}', page },
  'behind a comment that is none': {
    css: 'b::before {content:"/*"} .a {display:none} b::after {content:"*/"}',
    page,
  },
  'by a value from elsewhere': { css: ':root {--d:none} .a {display:var(--d)}', page },
  'white, unless a screen is narrow': {
    css: '.a {color:#fff} @media (max-width: 100px) { .a {color:#000} }',
    page,
  },
  'far away, unless a screen is narrow': {
    css: '.a {position:absolute; left:-9999px} @media (max-width: 100px) { .a {left:0} }',
    page,
  },
  'not laid out': { css: '.a {content-visibility:hidden}', page },
  'of no scale': { css: '.a {scale:0}', page },
  'by a filter': { css: '.a {filter:opacity(0)}', page },
}

const seen = '<p>Seen words</p><p class="a" id="i">Seen here</p>'

/** The same where they do not hide: nothing may go. */
export const showingInLayers: Readonly<Record<string, Sample>> = {
  'in a layer that comes before': {
    css: '@layer a { #i {display:none} } @layer b { .a {display:block} }',
    page: seen,
  },
  'in a layer that is named first': {
    css: '@layer b, a; @layer b { #i {display:none} } @layer a { .a {display:block} }',
    page: seen,
  },
  'important in a layer': {
    css: '@layer a { .a {display:block !important} } #i {display:none !important}',
    page: seen,
  },
  'in a layer within another': {
    css: '@layer a { .a {display:block} @layer b { #i {display:none} } }',
    page: seen,
  },
  'in a layer that paper alone names': {
    css: '@media print { @layer b, a; } @layer a { #i {display:none} } @layer b { .a {display:block} }',
    page: seen,
  },
  'where a grid is not known': { css: '@supports not (display: grid) { .a {display:none} }', page: seen },
  'by a sheet in an address, for paper': {
    css: `@import ${sheetWith('.a{display:none}')} print;`,
    page: seen,
  },
  'by a comment that is none': {
    css: 'b::before {content:"/*"} .a {color:#111} b::after {content:"*/"}',
    page: seen,
  },
}
