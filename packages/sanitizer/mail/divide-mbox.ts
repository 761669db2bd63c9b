/** A line that begins a mail in a row of mails (RFC 4155). */
const start = /^From \S{1,300}[ \t].{0,80}\d{4}/

/** The mails of a row, each without the line before it, and with the quotes taken off lines that look like one. */
export function divideMbox(text: string): string[] {
  const mails: string[][] = []
  let wasEmpty = true
  for (const line of text.split('\n')) {
    const words = line.endsWith('\r') ? line.slice(0, -1) : line
    if (wasEmpty && start.test(words)) mails.push([])
    else mails.at(-1)?.push(/^>+From /.test(words) ? words.slice(1) : words)
    wasEmpty = words === ''
  }
  return mails.map((lines) => {
    while (lines.at(-1) === '') lines.pop()
    return `${lines.join('\r\n')}\r\n`
  })
}
