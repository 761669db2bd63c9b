import { Utf8Text } from '../xml/utf8-text.ts'
import { bytesRegion, type Region, textRegion } from './region.ts'

/**
 * The text of an XML file, which a reader sees, apart from everything else in it. Attributes that are shown (the name of a sheet, the
 * target of a link) count as text; the text of elements that name people, and of parts that are about the file, does not.
 */
export function* xmlRegions(bytes: Uint8Array, path: string): Generator<Region> {
  const text = new TextDecoder().decode(bytes)
  const isAbout = /(?:^|\/)(?:docProps\/|meta\.xml|settings\.xml|META-INF\/)|manifest\.rdf/i.test(path)
  const { content, rest } = divide(text, isAbout, bytes.length)
  yield bytesRegion(content.after(''), 'content')
  // Letter by letter in several elements, a name is still a name.
  yield textRegion(rest.join('\n'), 'rest')
}

type Divided = { content: Utf8Text; rest: string[] }

function divide(text: string, isAbout: boolean, size: number): Divided {
  const divided: Divided = { content: new Utf8Text(size), rest: [] }
  // A tag that was here before holds nothing new but its name.
  const names = new Map<string, string>()
  let open = ''
  for (let at = 0; at < text.length; ) {
    const sign = text.indexOf('<', at)
    const end = sign < 0 ? text.length : sign
    if (end > at) {
      const isShown = !isAbout && !isAboutPeople(open)
      tell(divided, isShown, unescaped(text.slice(at, end)))
    }
    if (sign < 0) break
    at = endOfMarkup(text, sign)
    const markup = text.slice(sign, at)
    const known = names.get(markup)
    if (known !== undefined) open = known
    else if (/^<[?!]/.test(markup)) divided.rest.push(markup)
    else {
      open = nameOf(markup)
      names.set(markup, open)
      if (markup.includes('=')) readAttributes(markup, isAbout, divided)
    }
  }
  return divided
}

function tell({ content, rest }: Divided, isShown: boolean, text: string): void {
  if (isShown) content.add(text)
  else rest.push(text)
}

function endOfMarkup(text: string, sign: number): number {
  const isComment = text.startsWith('<!--', sign)
  const end = text.indexOf(isComment ? '-->' : '>', sign)
  return end < 0 ? text.length : end + (isComment ? 3 : 1)
}

/** Empty for a tag that closes. */
function nameOf(tag: string): string {
  const end = tag.search(/[\s>]|\/>/)
  return tag.charAt(1) === '/' ? '' : tag.slice(1, end < 0 ? tag.length : end)
}

/** Fields of OpenDocument (`text:author-name`) are shown on the page. */
function isAboutPeople(element: string): boolean {
  const local = element.slice(element.indexOf(':') + 1)
  return !element.startsWith('text:') && people.test(local)
}

const people =
  /^(?:.*creator|author|.*modifiedby|manager|company|publisher|contributor|initials|metadata|generator|rights|identifier|instrText)$/i

const shown = new Set([
  ...['name', 'displayName', 'Target', 'href', 'alt', 'title', 'caption', 'prompt', 'error', 'promptTitle'],
  ...[
    'errorTitle',
    'string-value',
    'formula',
    'display-name',
    'descr',
    'label',
    'text',
    'content',
    'condition',
  ],
])

function readAttributes(tag: string, isAbout: boolean, divided: Divided): void {
  const element = nameOf(tag)
  for (const [, name = '', quoted = ''] of tag.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g)) {
    const local = name.slice(name.indexOf(':') + 1)
    // The names of things that programs agree on are no one's.
    if (name.startsWith('xmlns') || ['ContentType', 'Type', 'Extension', 'PartName'].includes(name)) continue
    const isShown = shown.has(local) || (local === 'val' && /:(?:lvlText|name|t|v)$/.test(element))
    tell(divided, isShown && !isAbout, `${unescaped(quoted.slice(1, -1))}\n`)
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    if (name !== undefined) return named[name] ?? whole
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
