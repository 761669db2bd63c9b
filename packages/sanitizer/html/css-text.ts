/** What is written in one piece: quotes, addresses without quotes, comments, and the signs of comments of HTML. */
const whole =
  /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|\burl\(\s*(?!["'\s])[^)]*\)?|\/\*[\s\S]*?(?:\*\/|$)|<!--|-->/gi

/** A style sheet without comments. What looks like one within quotes or an address is none (CSS Syntax 3, section 4.3). */
export function withoutComments(css: string): string {
  return css.replace(whole, (piece) => (/^(?:\/\*|<!--|-->)/.test(piece) ? ' ' : piece))
}

/** Where the next `;`, `{` or `}` is that is in no bracket, in no quotes and in no address. */
export function endOfItem(text: string, from: number): number {
  let brackets = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") at = endOfQuote(text, at, sign)
    else if (sign === '(' && isAddress(text, at)) at = endOfAddress(text, at)
    else if (sign === '(' || sign === '[') brackets += 1
    else if (sign === ')' || sign === ']') brackets = Math.max(0, brackets - 1)
    else if (sign === '{' || sign === '}' || (sign === ';' && brackets === 0)) return at
  }
  return text.length
}

/** A quote that is not closed ends with its line (CSS Syntax 3, section 4.3.5). */
function endOfQuote(text: string, from: number, quote: string): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === quote || text[at] === '\n') return at
  }
  return text.length
}

/** An address without quotes goes to the bracket, whatever is in it (section 4.3.6). */
function isAddress(text: string, bracket: number): boolean {
  if (!/^(?:^|[^\w-])url$/i.test(text.slice(Math.max(0, bracket - 4), bracket))) return false
  return !/^\s*["']/.test(text.slice(bracket + 1, bracket + 20))
}

function endOfAddress(text: string, bracket: number): number {
  const close = text.indexOf(')', bracket)
  return close < 0 ? text.length : close
}

/** A name or value with its letters as they are meant: `\64 isplay` is `display` (section 4.3.7). */
export function unescapedCss(written: string): string {
  if (!written.includes('\\')) return written
  return written.replace(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_, code?: string, sign?: string) => {
    if (code === undefined) return sign ?? ''
    const number = Number.parseInt(code, 16)
    return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : '\ufffd'
  })
}
