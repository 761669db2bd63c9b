import { zlibSync } from 'fflate'

export type Part = string | Uint8Array

/** An object for `makePdf`: what is between `obj` and `endobj`. */
export type ObjectBody = readonly Part[]

/** A PDF with a plain table, its objects numbered from 1. Deliberately simple, and written apart from what reads it. */
export function makePdf(objects: readonly ObjectBody[], trailer: string): Uint8Array {
  const parts: Uint8Array[] = []
  let length = 0
  const add = (part: Part) => {
    const bytes = typeof part === 'string' ? latin(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  add('%PDF-1.7\n')
  const places = objects.map((body, index) => {
    const place = length
    add(`${index + 1} 0 obj\n`)
    for (const part of body) add(part)
    add('\nendobj\n')
    return place
  })
  const start = length
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`)
  for (const place of places) add(`${String(place).padStart(10, '0')} 00000 n \n`)
  add(`trailer\n<</Size ${objects.length + 1} ${trailer}>>\nstartxref\n${start}\n%%EOF\n`)
  return joined(parts)
}

/** A file saved over: the same bytes, then changed objects with a table that points back to the first. */
export function saveOver(
  pdf: Uint8Array,
  changed: ReadonlyMap<number, string>,
  size: number,
  trailer: string,
): Uint8Array {
  const before = new TextDecoder('ascii').decode(pdf).lastIndexOf('xref\n0')
  let added = ''
  let rows = ''
  for (const [number, body] of changed) {
    rows += `${number} 1\n${String(pdf.length + added.length).padStart(10, '0')} 00000 n \n`
    added += `${number} 0 obj\n${body}\nendobj\n`
  }
  const start = pdf.length + added.length
  return joined([
    pdf,
    latin(
      `${added}xref\n${rows}trailer\n<</Size ${size} /Prev ${before} ${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  ])
}

export function stream(dictionary: string, data: Part): ObjectBody {
  const bytes = typeof data === 'string' ? latin(data) : data
  return [`<<${dictionary} /Length ${bytes.length}>>\nstream\n`, bytes, '\nendstream']
}

export function packed(dictionary: string, data: Part, slack = ''): ObjectBody {
  const bytes = typeof data === 'string' ? latin(data) : data
  return stream(`${dictionary} /Filter /FlateDecode`, joined([zlibSync(bytes), latin(slack)]))
}

export function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Big-endian numbers and letters, for the formats that fonts and profiles have. */
export function big(...fields: readonly (string | [value: number, bytes: number])[]): Uint8Array {
  return joined(
    fields.map((field) => {
      if (typeof field === 'string') return latin(field)
      const [value, width] = field
      return Uint8Array.from({ length: width }, (_, at) => Math.floor(value / 256 ** (width - 1 - at)) & 255)
    }),
  )
}
