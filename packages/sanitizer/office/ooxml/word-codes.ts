/** What the names in an instruction are called now. */
export type CodeNames = { bookmark(name: string): string; style(name: string): string }

/**
 * The instruction of a field with the names of places and styles as they are now. Only instructions that `isHarmlessCode` lets through come
 * here (ISO/IEC 29500-1, 17.16.5).
 */
export function renamedCode(code: string, names: CodeNames): string {
  const words = code.match(/\s+|"[^"]*"?|[^\s"]+/g) ?? []
  const instruction = words.find((word) => word.trim() !== '')?.toUpperCase() ?? ''
  let hasArgument = false
  let switched = ''
  return words
    .map((word, place) => {
      if (word.trim() === '' || words.slice(0, place).every((one) => one.trim() === '')) return word
      if (/^\\./.test(word)) {
        switched = word.toLowerCase()
        return dropsSwitch(instruction, switched) ? '' : word
      }
      const rule =
        switched === ''
          ? hasArgument
            ? undefined
            : byArgument[instruction]
          : bySwitch[`${instruction} ${switched}`]
      if (switched === '') hasArgument = true
      const isDropped = dropsSwitch(instruction, switched)
      switched = ''
      return isDropped ? '' : rule === undefined ? word : quoted(word, rule, names)
    })
    .join('')
}

type Rule = 'bookmark' | 'style' | 'styles'

const byArgument: Readonly<Record<string, Rule>> = {
  REF: 'bookmark',
  PAGEREF: 'bookmark',
  NOTEREF: 'bookmark',
  STYLEREF: 'style',
}

const bySwitch: Readonly<Record<string, Rule>> = {
  'HYPERLINK \\l': 'bookmark',
  'TOC \\b': 'bookmark',
  'TOC \\t': 'styles',
}

/** What appears over a link, and the window that it opens in. */
function dropsSwitch(instruction: string, found: string): boolean {
  return instruction === 'HYPERLINK' && (found === '\\o' || found === '\\t')
}

function quoted(word: string, rule: Rule, { bookmark, style }: CodeNames): string {
  const mark = word.startsWith('"') ? '"' : ''
  const name = word.replace(/^"|"$/g, '')
  const made =
    rule === 'bookmark'
      ? bookmark(name)
      : rule === 'style'
        ? plainStyle(name, style)
        : name
            .split(/([,;])/)
            .map((part) => (/^(?:[,;]|\d*)$/.test(part.trim()) ? part : style(part.trim())))
            .join('')
  return mark + made + mark
}

/** A number stands for the heading of that level. */
function plainStyle(name: string, style: CodeNames['style']): string {
  return /^\d$/.test(name) ? name : style(name)
}
