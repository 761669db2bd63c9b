/** Text as it is between tags. */
export function escapeText(text: string): string {
  return /[&<>\r]/.test(text) ? text.replace(/[&<>\r]/g, (letter) => references[letter] ?? letter) : text
}

/** Text as it is between the quotes of an attribute. */
export function escapeAttribute(text: string): string {
  return /[&<>"\t\n\r]/.test(text)
    ? text.replace(/[&<>"\t\n\r]/g, (letter) => references[letter] ?? letter)
    : text
}

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** What a reader sees of a piece of our own markup. */
export function visibleText(markup: string): string {
  return markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#9|#10|#13);/g, (whole) => letters.get(whole) ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

const letters = new Map(Object.entries(references).map(([letter, reference]) => [reference, letter]))
