// Two characters that no screen shows. They survive copying; typing the text again removes them.
const zero = '\u200C'
const one = '\u200D'
const bits = 20

/** Hides the number of the assignment behind every sentence, so that a leaked copy points to its reader. */
export function withWatermark(text: string, number: number): string {
  const mark = [...number.toString(2).padStart(bits, '0')].map((bit) => (bit === '1' ? one : zero)).join('')
  const sentences = text.split(/(?<=[.!?]) /)
  return sentences.map((sentence) => `${sentence}${mark}`).join(' ')
}

/** The number behind a copied sentence, or null where it holds none. */
export function readWatermark(text: string): number | null {
  const marked = /[\u200C\u200D]{20}/.exec(text)?.[0]
  return marked ? Number.parseInt([...marked].map((each) => (each === one ? '1' : '0')).join(''), 2) : null
}
