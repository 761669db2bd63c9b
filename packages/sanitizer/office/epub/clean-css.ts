/** Answers what a file that a style sheet points to is called now; undefined when it must go. */
export type Rename = (link: string) => string | undefined

const parts =
  /\/\*[\s\S]*?(?:\*\/|$)|@font-face\s*\{[^}]*\}?|@import\s+(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s;)"']*))\s*\)?([^;]*);?|@(?:charset|namespace|document|-moz-document)[^;{]*;?|url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)?|(?:"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*')/gi

/** A style sheet without comments, fonts and addresses outside. What is written as text stays. One that is damaged says nothing any more. */
export function cleanCss(css: string, rename: Rename): string {
  const cleaned = css.replace(parts, (whole: string, ...links: (string | undefined)[]) => {
    const [one, two, three, condition, ...others] = links
    const link = [one, two, three, ...others.slice(0, 3)].find((found) => typeof found === 'string')
    if (whole.startsWith('/*')) return ' '
    else if (/^@import/i.test(whole)) return imported(rename(link ?? ''), condition ?? '')
    else if (whole.startsWith('@')) return ''
    else if (/^url/i.test(whole)) return `url("${rename(link?.trim() ?? '') ?? 'about:invalid'}")`
    else return whole
  })
  return isDamaged(cleaned) ? '' : cleaned
}

const knownRules =
  /^@(?:import|media|supports|page|layer|container|keyframes|-webkit-keyframes|-epub-\w+|counter-style|[a-z]+-(?:left|right|center|corner|top|bottom|middle)(?:-corner)?)$/i

/** What is left of a comment, an address or a rule that no one knows, once a letter of its start is gone. */
function isDamaged(css: string): boolean {
  if (/\/\*|\*\/|\ufffd|:\/\//.test(css)) return true
  const bare = css.replace(/"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'/g, '')
  return (
    /["']/.test(bare) ||
    (bare.match(/@[\w-]+/g) ?? []).some((rule) => !knownRules.test(rule)) ||
    /(?:^|[;{}])\s*src\s*:/i.test(bare)
  )
}

/** With the layer and the screens that it is for. One with more than that may count where it did not before. */
function imported(name: string | undefined, written: string): string {
  const condition = written
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isPlain = /^[\w\s().,:%<>=-]{0,400}$/.test(condition)
  return name === undefined || !isPlain ? '' : `@import "${name}"${condition === '' ? '' : ` ${condition}`};`
}
