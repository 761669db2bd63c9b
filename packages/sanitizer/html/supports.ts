import { answerOfCondition } from './conditions.ts'
import type { Answer } from './styled.ts'

/** What every browser of the last ten years can do. Of all else we do not know whether a reader's program can. */
const known: Readonly<Record<string, RegExp>> = {
  display: /^(?:none|block|inline|inline-block|flex|inline-flex|grid|table|table-cell|list-item)$/,
  position: /^(?:static|relative|absolute|fixed)$/,
  visibility: /^(?:visible|hidden)$/,
  float: /^(?:none|left|right)$/,
  color: /^(?:black|white|red|green|blue|#[\da-f]{3}|#[\da-f]{6})$/,
  opacity: /^(?:0|1|0?\.\d{1,3})$/,
  transform: /^none$/,
}

/** Whether the rules behind `@supports` count (CSS Conditional Rules 3). */
export function answerOfSupports(condition: string): Answer {
  const plain = condition.toLowerCase().replace(/\s+/g, ' ')
  return answerOfCondition(plain, answerOfDeclaration)
}

/** Within `@import`, a declaration may be without brackets of its own. */
export function answerOfImportSupports(inside: string): Answer {
  const plain = inside.trim()
  return /^[\w-]+\s*:/.test(plain) ? answerOfSupports(`(${plain})`) : answerOfSupports(plain)
}

function answerOfDeclaration(inside: string): Answer {
  const colon = inside.indexOf(':')
  const values = colon < 0 ? undefined : known[inside.slice(0, colon).trim()]
  return values?.test(inside.slice(colon + 1).trim()) ? 'yes' : 'unsure'
}
