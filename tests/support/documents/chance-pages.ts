import type { drawer } from '@fitila/sanitizer/vectors/mutate'
import { neighbourBook } from '@fitila/sanitizer/vectors/places/neighbour-places'
import { strToU8 } from 'fflate'

export type Draw = ReturnType<typeof drawer>
export type Kind = 'html' | 'epub' | 'svg'
/** One of several. */
export const pick = <Value>(draw: Draw, values: readonly Value[]): Value =>
  values[draw(values.length)] as Value

const names = {
  html: ['h1', 'p', 'div', 'b', 'hr'],
  epub: ['h1', 'p', 'div', 'b', 'hr'],
  svg: ['text', 'g', 'rect', 'tspan', 'title'],
}
const states = [
  ':first-child',
  ':nth-child(2n)',
  ':nth-child(2)',
  ':not(.a)',
  ':not(:first-child)',
  ':hover',
  '[lang]',
  '[lang="en"]',
  ':is(.a, .b)',
  ':nth-of-type(2)',
  ':first-of-type',
  ':root',
  ':where(.b)',
  ':last-child',
  ':last-of-type',
  ':only-child',
  ':only-of-type',
  ':nth-last-child(2)',
  ':nth-last-of-type(2n+1)',
  ':has(.a)',
  ':has(> .b)',
  ':has(+ .a)',
  ':has(~ .b .a)',
  ':not(:has(.a))',
  ':is(.a > .b, .b .a)',
  ':not(.a *)',
]

function compound(draw: Draw, kind: Kind): string {
  const written = [
    pick(draw, ['', '', ...names[kind], '*']),
    pick(draw, ['', '', '.a', '.b', '#i3', '.a.b']),
    pick(draw, ['', '', '', ...states]),
  ].join('')
  return written === '' ? '.a' : written
}

/** Rules that hide and show, one a line, some in others. */
export function sheet(draw: Draw, kind: Kind): string {
  const said = [
    'display:none',
    'display:none',
    'visibility:hidden',
    kind === 'svg' ? 'display:inline' : 'display:block',
    'visibility:visible',
    'display:none !important',
  ]
  const selector = () => {
    const row = Array.from({ length: 1 + draw(3) }, () => compound(draw, kind))
    return row.reduce((all, one) => `${all}${pick(draw, [' ', ' > ', ' + ', ' ~ ', '+'])}${one}`)
  }
  const rule = (deep: number): string => {
    const own = pick(draw, said)
    if (deep === 0 || draw(3) > 0) return `${selector()} { ${own} }`
    const sign = pick(draw, ['', '& ', '&', '> ', '+ ', '~ '])
    // Directly behind the sign, a name of an element would be no selector.
    const inner = sign === '&' ? `&${pick(draw, ['.a', '.b', ...states])}` : `${sign}${selector()}`
    const list = draw(3) === 0 ? `${selector()}, ${selector()}` : selector()
    const block = rule(deep - 1).replace(/^[^{]*/, `${inner} `)
    return `${list} { ${draw(2) === 0 ? `${own};` : ''} ${block} ${draw(3) === 0 ? own : ''} }`
  }
  return Array.from({ length: 1 + draw(4) }, () => rule(2)).join('\n')
}

/** The same kind of rules in layers, in conditions that hold or do not, and in sheets within addresses. */
export function layeredSheet(draw: Draw, kind: Kind): string {
  const shown = kind === 'svg' ? 'display:inline' : 'display:block'
  const said = ['display:none', 'visibility:hidden', shown, 'visibility:visible']
  const tag = kind === 'svg' ? 'text' : 'p'
  const rule = () =>
    `${pick(draw, ['.a', '.b', '.a.b', tag, '#i3', '*'])} { ${pick(draw, said)}${pick(draw, ['', '', ' !important'])} }`
  const name = () => pick(draw, ['x', 'y', 'z', 'x.y', 'y.x'])
  const block = (deep: number): string => {
    const sort = draw(deep > 0 ? 7 : 2)
    if (sort < 2) return rule()
    const inside = Array.from({ length: 1 + draw(2) }, () => block(deep - 1)).join(' ')
    if (sort === 2)
      return `@supports ${pick(draw, ['(display: block)', 'not (display: block)'])} { ${inside} }`
    if (sort === 3) return `@media ${pick(draw, ['screen', 'print', 'all'])} { ${inside} }`
    if (sort === 4) return `@layer ${name()}, ${name()}; ${inside}`
    return `@layer ${draw(5) === 0 ? '' : name()} { ${inside} }`
  }
  const asked = () => {
    const layer = pick(draw, ['', ' layer', ` layer(${name()})`])
    return `@import url("data:text/css,${encodeURIComponent(block(1))}")${layer}${pick(draw, ['', ' screen', ' print'])};`
  }
  const first = draw(3) === 0 ? `@layer ${name()}, ${name()};` : ''
  const imports = kind !== 'epub' && draw(3) === 0 ? asked() : ''
  return [first, imports, ...Array.from({ length: 2 + draw(3) }, () => block(2))].join('\n')
}

/** Words `w1`, `w2` … in boxes beside and within each other. */
export function tree(draw: Draw, kind: Kind): string {
  let number = 0
  const said = () => {
    number += 1
    return `w${number}w`
  }
  const looks = () =>
    `${pick(draw, ['', '', ' class="a"', ' class="b"', ' class="a b"'])}${number === 3 ? ' id="i3"' : ''}${pick(draw, ['', '', '', ' lang="en"', ' lang="de"'])}`
  const drawn = (): string => {
    const [x, y] = [(number % 4) * 40 + 2, (Math.floor(number / 4) % 15) * 14 + 14]
    const sort = draw(8)
    if (sort === 0) return '<rect width="1" height="1"/>'
    if (sort === 1) return `<title>t</title>`
    return `<text${looks()} x="${x}" y="${y}">${said()}${sort === 2 ? `<tspan${looks()}>${said()}</tspan>` : ''}</text>`
  }
  const written = (): string => {
    const tag = pick(draw, ['h1', 'p', 'p', 'hr'])
    if (tag === 'hr') return '<hr/>'
    return `<${tag}${looks()}>${said()}${draw(4) === 0 ? `<b${looks()}>${said()}</b>` : ''}</${tag}>`
  }
  const many = (deep: number): string =>
    Array.from({ length: 1 + draw(4) }, () => {
      const box = kind === 'svg' ? 'g' : 'div'
      if (deep > 0 && draw(3) === 0) return `<${box}${looks()}>${many(deep - 1)}</${box}>`
      return kind === 'svg' ? drawn() : written()
    }).join('')
  return many(3)
}

/** @param isBare without what browsers put around the elements of a page by themselves */
export function file(kind: Kind, css: string, inside: string, isBare: boolean): Uint8Array {
  if (kind === 'svg')
    return strToU8(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 250" width="200" height="250"><style>${css.replaceAll('&', '&amp;').replaceAll('>', '&gt;')}</style>${inside}</svg>`,
    )
  else if (kind === 'html')
    return strToU8(
      isBare
        ? `<!DOCTYPE html><style>${css}</style>${inside}`
        : `<!DOCTYPE html><html><head><style>${css}</style></head><body>${inside}</body></html>`,
    )
  return neighbourBook({ css, page: inside })
}
