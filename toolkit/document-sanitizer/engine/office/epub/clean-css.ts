/** Answers what a file that a style sheet points to is called now; undefined when it is to go. */
export type Rename = (link: string) => string | undefined

const parts =
  /\/\*[\s\S]*?(?:\*\/|$)|@font-face\s*\{[^}]*\}?|@import\s+(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s;)"']*))[^;]*;?|@(?:charset|namespace|document|-moz-document)[^;{]*;?|url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)|(?:"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*')/gi

/** A style sheet without comments, fonts and addresses outside. What is written as text stays. */
export function cleanCss(css: string, rename: Rename): string {
  return css.replace(parts, (whole: string, ...links: (string | undefined)[]) => {
    const link = links.slice(0, 6).find((one) => typeof one === 'string')
    if (whole.startsWith('/*')) return ' '
    else if (/^@import/i.test(whole)) return imported(rename(link ?? ''))
    else if (whole.startsWith('@')) return ''
    else if (/^url/i.test(whole)) return `url("${rename(link?.trim() ?? '') ?? 'about:invalid'}")`
    else return whole
  })
}

function imported(name: string | undefined): string {
  return name === undefined ? '' : `@import "${name}";`
}
