import type { Cleaner, Work } from '../contract.ts'
import { inOneLine } from '../images/in-words.ts'
import { limits } from '../limits.ts'
import { refuse } from '../refusals.ts'
import { decodeText } from './decode-text.ts'
import { removeUnseen } from './remove-unseen.ts'

/** Plain text: what a reader sees stays, letter for letter, as UTF-8. What no reader sees is told and goes. */
export const cleanText: Cleaner = (bytes, work) => {
  if (bytes.length > limits.file) refuse('too-large')
  const decoded = decodeText(bytes) ?? refuse('broken')
  work.spend(decoded.text.length)
  const seen = removeUnseen(decoded.text)
  for (const { text, sort } of seen.removed) work.findings.removed({ sort, text })
  const ofLines = sameLines(seen.text)
  reportSystem(decoded.encoding, decoded.hasMark, ofLines.isWindows, work)
  if (ofLines.trailing > 0)
    work.findings.removed({
      sort: 'hidden',
      text: `Spaces at the ends of ${ofLines.trailing === 1 ? '1 line' : `${ofLines.trailing} lines`}, which can carry a mark, removed`,
    })
  const columns = columnsOf(ofLines.text)
  if (columns.length > 0)
    work.findings.kept({ text: `This looks like a table. All of its columns stay: ${columns.join(', ')}` })
  work.findings.kept({
    text: 'Everything that can be read in the text stays. The Anonymity Checker marks names, numbers and places in it.',
  })
  return new TextEncoder().encode(ofLines.text)
}

function sameLines(text: string): { text: string; isWindows: boolean; trailing: number } {
  let trailing = 0
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const same = lines.map((line) => {
    const end = endOfWords(line)
    if (end < line.length) trailing += 1
    return line.slice(0, end)
  })
  return { text: same.join('\n'), isWindows: text.includes('\r\n'), trailing }
}

const mostColumns = 12

/** The first line of a table whose first lines have as many columns; nothing for other texts. */
function columnsOf(text: string): string[] {
  const lines = text
    .slice(0, 20_000)
    .split('\n', 4)
    .filter((line) => line !== '')
  const separator = [',', ';', '\t'].find((sign) => {
    const counts = lines.map((line) => line.split(sign).length)
    return lines.length >= 3 && counts.every((count) => count >= 2 && count === counts[0])
  })
  if (separator === undefined) return []
  const names = (lines[0] ?? '').split(separator).map((name) => `“${inOneLine(name.replaceAll('"', ''))}”`)
  return names.length <= mostColumns ? names : [...names.slice(0, mostColumns), 'and more']
}

function endOfWords(line: string): number {
  let end = line.length
  while (end > 0 && ' \t'.includes(line.charAt(end - 1))) end -= 1
  return end
}

function reportSystem(encoding: string, hasMark: boolean, isWindows: boolean, work: Work): void {
  const signs = [
    ...(encoding === 'UTF-8' ? [] : [`the encoding ${encoding}`]),
    ...(hasMark ? ['a byte order mark'] : []),
    ...(isWindows ? ['line ends of Windows'] : []),
  ]
  if (signs.length === 0) return
  const listed = signs.join(' and ')
  work.findings.removed({
    sort: 'software',
    text: `${listed.charAt(0).toUpperCase()}${listed.slice(1)}, which tell of the program that wrote this, replaced by what is most common`,
  })
}
