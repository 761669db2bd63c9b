import type { SvgToken } from './read-svg.ts'

export function writeSvg(tokens: readonly SvgToken[]): Uint8Array {
  const pieces = tokens.map((token, index) => {
    if (token.kind === 'close') return `</${token.name}>`
    else if (token.kind === 'text') return escapeText(token.text)
    else return openTag(token.name, token.attributes, index === 0)
  })
  return new TextEncoder().encode(`${pieces.join('')}\n`)
}

const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** Links are written the old way, which every reader knows. */
function openTag(name: string, attributes: ReadonlyMap<string, string>, isRoot: boolean): string {
  const written = [...attributes].map(
    ([key, value]) => `${key === 'href' ? 'xlink:href' : key}="${escapeAttribute(value)}"`,
  )
  return `<${[name, ...(isRoot ? [spaces] : []), ...written].join(' ')}>`
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')

const escapeAttribute = (text: string) =>
  escapeText(text)
    .replaceAll('"', '&quot;')
    .replace(/[\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`)
