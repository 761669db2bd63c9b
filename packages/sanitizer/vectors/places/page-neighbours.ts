/** A rule of a style sheet and what it is about. `?` is where the word is, and each element has the classes that are written behind it. */
export type Sample = { css: string; page: string }

/** Rules that hide by what is beside, before or within what. Chromium draws each to say whether its word is seen. */
export const hiding: Readonly<Record<string, Sample>> = {
  'directly behind a name': { css: 'h1 + p {display:none}', page: '<h1>Seen</h1><p>?</p>' },
  'behind a class, somewhere': {
    css: '.a ~ .b {visibility:hidden}',
    page: '<p class="a">Seen</p><p>Seen</p><p class="b">?</p>',
  },
  'in one that is behind': {
    css: '.a + p b {display:none}',
    page: '<p class="a">Seen</p><p>Seen <b>?</b></p>',
  },
  'behind two': {
    css: '.a + .b + p {display:none}',
    page: '<p class="a">Seen</p><p class="b">Seen</p><p>?</p>',
  },
  'behind one that is hidden itself': {
    css: '.a {display:none} .a + p {display:none}',
    page: '<p>Seen</p><p class="a">x</p><p>?</p>',
  },
  'behind one without words': { css: 'hr + p {visibility:hidden}', page: '<p>Seen</p><hr/><p>?</p>' },
  'white behind a name': { css: 'h1 ~ p {color:#fff}', page: '<h1>Seen</h1><p>?</p>' },
  'first in its place': { css: 'div p:first-child {display:none}', page: '<div><p>?</p><p>Seen</p></div>' },
  'by its number': {
    css: 'div p:nth-child(2n) {display:none}',
    page: '<div><p>Seen</p><p>?</p><p>Seen</p></div>',
  },
  'by its number of a name': {
    css: 'p:nth-of-type(2) {display:none}',
    page: '<p>Seen</p><h1>Seen</h1><p>?</p>',
  },
  'without a class': { css: 'p:not(.a) {display:none}', page: '<p class="a">Seen</p><p>?</p>' },
  'by an attribute': { css: 'p[lang|=en] {display:none}', page: '<p>Seen</p><p lang="en-NG">?</p>' },
  'last in its place': { css: 'div p:last-child {display:none}', page: '<div><p>Seen</p><p>?</p></div>' },
  'last of its name': {
    css: 'p:last-of-type {display:none}',
    page: '<p>Seen</p><p>?</p><h1>Seen</h1>',
  },
  'alone in its place': {
    css: 'b:only-child {display:none}',
    page: '<p>Seen <b>?</b></p><p><b>Seen</b><i>Seen</i></p>',
  },
  'alone of its name': {
    css: 'b:only-of-type {display:none}',
    page: '<p>Seen <b>?</b><i>Seen</i></p><p><b>Seen</b><b>Seen</b></p>',
  },
  'by its number from the end': {
    css: 'div p:nth-last-child(2) {display:none}',
    page: '<div><p>Seen</p><p>?</p><p>Seen</p></div>',
  },
  'by what is in it': { css: 'p:has(b) {display:none}', page: '<p>Seen</p><p>? <b>x</b></p>' },
  'by what is directly in it': {
    css: 'div:has(> b.a) {display:none}',
    page: '<div>Seen <i><b class="a">Seen</b></i></div><div>? <b class="a">x</b></div>',
  },
  'by what is behind it': { css: 'p:has(+ h1) {display:none}', page: '<p>Seen</p><p>?</p><h1>Seen</h1>' },
  'by what is not in it': { css: 'p:not(:has(b)) {display:none}', page: '<p>Seen <b>Seen</b></p><p>?</p>' },
  'in one that has something': {
    css: 'div:has(.a) i {visibility:hidden}',
    page: '<p><i>Seen</i></p><div><b class="a">Seen</b><i>?</i></div>',
  },
  'by a row in brackets': {
    css: 'b:is(div > p.a b) {display:none}',
    page: '<div><p class="a">Seen <b>?</b></p></div><p class="a"><b>Seen</b></p>',
  },
  'by a rule in a rule': {
    css: '.a {color:#111; & b {display:none} }',
    page: '<p class="a">Seen <b>?</b></p><p><b>Seen</b></p>',
  },
  'by a rule in a rule, without a sign': {
    css: '.a, h1 { b {display:none} color:#111 }',
    page: '<p class="a">Seen <b>?</b></p><p><b>Seen</b></p>',
  },
  'by a rule in two rules': {
    css: 'div { .a { &:first-child {display:none} } }',
    page: '<div><p class="a">?</p><p class="a">Seen</p></div>',
  },
  'by a rule in a rule, behind': {
    css: 'h1 { + p {display:none} }',
    page: '<h1>Seen</h1><p>?</p><p>Seen</p>',
  },
  'behind a rule in a rule': {
    css: '.a { b {color:#111} display:none }',
    page: '<p>Seen</p><p class="a">?</p>',
  },
  'for screens, in a rule': {
    css: '.a { @media screen { display:none } }',
    page: '<p>Seen</p><p class="a">?</p>',
  },
  'for what is not paper': {
    css: '@media not print { .a {display:none} }',
    page: '<p>Seen</p><p class="a">?</p>',
  },
  'for screens in the light': {
    css: '@media (prefers-color-scheme: light) { .a {display:none} }',
    page: '<p>Seen</p><p class="a">?</p>',
  },
  'for paper, shown again': {
    css: '.a {display:none} @media print { .a {display:block} }',
    page: '<p>Seen</p><p class="a">?</p>',
  },
  'in a layer': { css: '@layer x { .a {display:none} }', page: '<p>Seen</p><p class="a">?</p>' },
  'in no layer': {
    css: '.a {display:none} @layer x { #i.a {display:block} }',
    page: '<p>Seen</p><p class="a" id="i">?</p>',
  },
  'by a selector that is not judged': {
    css: 'p:nth-child(2 of .a) {display:none}',
    page: '<h1>Seen</h1><p class="a">x</p><p>y</p><p class="a">?</p>',
  },
  'by what is not pressed': {
    css: 'p:hover {color:red} b + i:not(:hover) {display:none}',
    page: '<p>Seen <b>Seen</b><i>?</i></p>',
  },
}

/** The same rules where they do not hide: nothing may go. */
export const showing: Readonly<Record<string, Sample>> = {
  'behind another name': { css: 'h1 + p {display:none}', page: '<h2>Seen words</h2><p>Seen here</p>' },
  'not directly behind': {
    css: 'h1 + p {display:none}',
    page: '<h1>Seen words</h1><h2>Seen</h2><p>Seen here</p>',
  },
  'before and not behind': {
    css: '.a ~ p {display:none}',
    page: '<p>Seen words</p><p class="a">Seen here</p>',
  },
  'in another place': {
    css: '.a + p {display:none}',
    page: '<div><p class="a">Seen words</p></div><p>Seen here</p>',
  },
  'shown again': {
    css: 'p {display:none} h1 + p {display:block}',
    page: '<h1>Seen words</h1><p>Seen here</p>',
  },
  'behind something that goes': {
    css: '.a {display:none} h1 + p {display:none}',
    page: '<h1>Seen words</h1><p class="a"></p><p>Seen here</p>',
  },
  'by another number': { css: 'p:nth-child(3) {display:none}', page: '<p>Seen words</p><p>Seen here</p>' },
  'not the last in its place': {
    css: 'div p:last-child {display:none}',
    page: '<div><p>Seen words</p><p>Seen here</p><h1></h1></div>',
  },
  'not alone': { css: 'b:only-child {display:none}', page: '<p>Seen words <b>Seen here</b><i>Seen</i></p>' },
  'by another number from the end': {
    css: 'div p:nth-last-child(3) {display:none}',
    page: '<div><p>Seen words</p><p>Seen here</p></div>',
  },
  'by what is not in it': {
    css: 'p:has(i) {display:none}',
    page: '<p>Seen words</p><p>Seen here <b>x</b></p>',
  },
  'by what is not directly in it': {
    css: 'div:has(> b) {display:none}',
    page: '<p>Seen words</p><div>Seen here <i><b>x</b></i></div>',
  },
  'by what is before it': { css: 'p:has(+ h1) {display:none}', page: '<h1>Seen words</h1><p>Seen here</p>' },
  'by a rule in a rule, elsewhere': {
    css: '.a { & b {display:none} }',
    page: '<p class="a">Seen words</p><p><b>Seen here</b></p>',
  },
  'by a rule in a rule that needs both': {
    css: '.a { &.b {display:none} }',
    page: '<p class="a">Seen words</p><p class="b">Seen here</p>',
  },
  'for paper, in a rule': {
    css: 'p { @media print { display:none } }',
    page: '<p>Seen words</p><p>Seen here</p>',
  },
  'for screens in the dark': {
    css: '@media (prefers-color-scheme: dark) { p {display:none} }',
    page: '<p>Seen words</p><p>Seen here</p>',
  },
  'in a layer that does not count': {
    css: '@layer x { #i {display:none} } p {display:block}',
    page: '<p>Seen words</p><p id="i">Seen here</p>',
  },
  'in a rule for letters': {
    css: '@font-face { font-family: x; src: local("y") } @keyframes z { from {display:none} }',
    page: '<p>Seen words</p><p>Seen here</p>',
  },
  'while it is pressed': { css: 'h1 + p:hover {display:none}', page: '<h1>Seen words</h1><p>Seen here</p>' },
  'by an attribute that it lacks': {
    css: '[data-dark] p {display:none}',
    page: '<h1>Seen words</h1><p>Seen here</p>',
  },
}
