import { endOfItem, unescapedCss } from './css-text.ts'

/** What is between the braces of a rule, or in an element's `style`, by the property's name and in small letters. */
export function declarationsOf(body: string): Record<string, string> {
  const declared: Record<string, string> = {}
  for (const one of divided(body)) {
    const colon = one.indexOf(':')
    const name = unescapedCss(one.slice(0, colon).trim()).toLowerCase()
    if (colon <= 0 || !/^[a-z-]{1,40}$/.test(name) || name in Object.prototype) continue
    const value = unescapedCss(one.slice(colon + 1).trim()).toLowerCase()
    if (isPassedOver(name, value) || (isImportant(declared[name]) && !isImportant(value))) continue
    declared[name] = value
  }
  return declared
}

function divided(body: string): string[] {
  if (!/["'(\\]/.test(body)) return body.split(';')
  const pieces: string[] = []
  for (let at = 0; at < body.length; ) {
    const end = endOfItem(body, at)
    pieces.push(body.slice(at, end))
    at = end + 1
  }
  return pieces
}

/** A value that no reader knows is as if it were not there: what was said before goes on to count. */
const valuesOf: Readonly<Record<string, RegExp>> = {
  display:
    /^(?:none|contents|(?:inline|block|run-in|flow|flow-root|flex|grid|table|ruby|math|list-item)(?: (?:inline|block|flow|flow-root|flex|grid|table|ruby|math|list-item)){0,2}|inline-(?:block|flex|grid|table)|table-[a-z-]{1,20}|ruby-[a-z-]{1,20}|-(?:webkit|moz|ms)-[a-z-]{1,20}|inherit|initial|unset|revert|revert-layer|.{0,200}var\(.{0,400})$/,
  visibility: /^(?:visible|hidden|collapse|inherit|initial|unset|revert|revert-layer|.{0,200}var\(.{0,400})$/,
}

function isPassedOver(name: string, value: string): boolean {
  const known = Object.hasOwn(valuesOf, name) ? valuesOf[name] : undefined
  return value === '' || (known !== undefined && !known.test(withoutMark(value)))
}

export function isImportant(value: string | undefined): boolean {
  const mark = value?.lastIndexOf('!') ?? -1
  return value !== undefined && mark >= 0 && value.slice(mark + 1).trim() === 'important'
}

export function withoutMark(value: string): string {
  return isImportant(value) ? value.slice(0, value.lastIndexOf('!')).trim() : value
}
