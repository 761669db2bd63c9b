export type FormOfPage = {
  /** Where it goes; the page's own address where it names none. */
  address: string
  fields: Record<string, string>
}

/**
 * Every form of a page that changes something, once for each of its buttons, filled in as a person would: what is given stays, an empty
 * text gets a word, and a choice its first answer. Reads what React writes, not all of HTML.
 */
export function formsOfPage(html: string, page: string): FormOfPage[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, head = '', body = '']) => {
    if (attribute(head, 'method')?.toLowerCase() !== 'post') return []
    const address = attribute(head, 'action') ?? page
    const fields = fieldsOf(body)
    const buttons = [...body.matchAll(/<button\b([^>]*)>/g)].flatMap(([, tag = '']) => {
      const [name, value] = [attribute(tag, 'name'), attribute(tag, 'value')]
      return name === undefined ? [] : [{ [name]: value ?? '' }]
    })
    return (buttons.length > 0 ? buttons : [{}]).map((button) => ({
      address,
      fields: { ...fields, ...button },
    }))
  })
}

function fieldsOf(body: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [, tag = ''] of body.matchAll(/<input\b([^>]*)>/g)) {
    const [name, type] = [attribute(tag, 'name'), attribute(tag, 'type') ?? 'text']
    if (name === undefined || name === 'formToken' || type === 'file') continue
    const value = attribute(tag, 'value')
    if (type === 'radio' && fields[name] !== undefined) continue
    fields[name] = value === undefined || value === '' ? emptyAs(type) : value
  }
  for (const [, tag = '', text = ''] of body.matchAll(/<textarea\b([^>]*)>([^<]*)/g)) {
    const name = attribute(tag, 'name')
    if (name !== undefined) fields[name] = text === '' ? 'Taken' : decoded(text)
  }
  for (const [, tag = '', options = ''] of body.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const name = attribute(tag, 'name')
    const values = [...options.matchAll(/<option\b([^>]*)>/g)].map(
      ([, option = '']) => attribute(option, 'value') ?? '',
    )
    if (name !== undefined) fields[name] = values.find((value) => value !== '') ?? ''
  }
  return fields
}

function emptyAs(type: string): string {
  if (type === 'checkbox') return 'on'
  else if (type === 'number') return '1'
  else return 'Taken'
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return value === undefined ? undefined : decoded(value)
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
