import { refuse } from '../refusals.ts'

/** Named letters besides the five that XML knows. */
export type Entities = Readonly<Record<string, string>>

/** The text between tags as a program hears it. */
export function wordsText(text: string, entities: Entities): string {
  if (!/[&\r\]]/.test(text)) return text
  if (text.includes(']]>')) refuse('broken')
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  return resolved(lines, entities)
}

/** The value of an attribute: ends of lines and tabs are spaces there. */
export function attributeText(value: string, entities: Entities): string {
  if (!/[&<\t\n\r]/.test(value)) return value
  if (value.includes('<')) refuse('broken')
  return resolved(value.replace(/\r\n|[\t\n\r]/g, ' '), entities)
}

function resolved(text: string, entities: Entities): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([\da-fA-F]{1,8});|#(\d{1,9});|([^\s&;#<]{1,40});)?/g,
    (_whole, hex, decimal, name) => {
      if (hex !== undefined) return letterOf(Number.parseInt(hex, 16))
      else if (decimal !== undefined) return letterOf(Number(decimal))
      else if (name === undefined) return refuse('broken')
      return own(five, name) ?? own(entities, name) ?? refuse('broken')
    },
  )
}

const five: Entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function own(table: Entities, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

function letterOf(code: number): string {
  const isAllowed =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  return isAllowed ? String.fromCodePoint(code) : refuse('broken')
}
